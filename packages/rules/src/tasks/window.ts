import { type ActionEntry, DONE } from "../actions/entry.ts";
import { fault } from "../game/border.ts";
import type { Game, Unit } from "../game/document.ts";
import { unitFault } from "../game/reference-faults.ts";
import type { TaskOf } from "../game/tasks.ts";
import { actorOf } from "../phases/actor.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { stratagemOf, stratagemsOf } from "../stratagems/registry.ts";
import { isUsable, useRefusals, usesOf } from "../windows/uses.ts";
import { WINDOWS } from "../windows/windows.ts";
import { DOCUMENT_FAULTS } from "../words/document-faults.ts";
import type { TaskRow } from "./task-row.ts";
import { topTask } from "./under-way.ts";

/** A reaction window: its player uses something, or passes (ST-6, ST-9). */

const openWindow = (game: Game): TaskOf<"window"> | undefined => topTask(game, "window");

const useStratagem: ActionEntry<"USE_STRATAGEM"> = {
  handle(change, { actor_unit_id, payload }) {
    const { game, story } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const unit = actor.value;
    const stratagem = stratagemOf(payload.stratagem);
    if (stratagem === undefined) {
      return [refusal("UNKNOWN_STRATAGEM", "GD-7", { id: payload.stratagem })];
    }
    const window = openWindow(game);
    if (window === undefined || !stratagem.windows.includes(window.window)) {
      const told = { stratagem: stratagem.name };
      return [refusal("NOT_NOW:stratagem", stratagem.rule, told, { unit_id: unit.id })];
    }
    const refusals = useRefusals(game, window, stratagem, unit);
    if (refusals.length > 0) return refusals;
    const against = stratagem.use(change, unit, window.event, payload);
    if (against.length > 0) return against;
    const { player } = window;
    const { id, cost, once } = stratagem;
    const cp = game.players[player].cp - cost;
    change.set(`players.${player}.cp`, cp);
    change.set(`players.${player}.used`, [...game.players[player].used, { stratagem: id, until: once }]);
    story.tell({ line: "stratagem_used", player, stratagem: id, unit_id: unit.id, cost });
    change.happened({ type: "stratagem_used", player, unit_id: unit.id, stratagem: id });
    change.happened({ type: "cp_changed", player, cp });
    return DONE;
  },
  offered: (game) => openWindow(game) !== undefined,
  *choices(game) {
    const window = openWindow(game)!;
    for (const { stratagem, unit } of usesOf(game, window)) {
      for (const payload of stratagem.choices(game, unit, window.event)) {
        yield { type: "USE_STRATAGEM", actor_unit_id: unit.id, payload };
      }
    }
  },
  against: reactionRefusals,
};

/** Why the unit can be used for nothing in the window; empty if there is something. */
function reactionRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const window = openWindow(game);
  if (window === undefined) return [];
  const all = stratagemsOf(window.window).map((stratagem) => useRefusals(game, window, stratagem, unit));
  return all.some((refusals) => refusals.length === 0) ? [] : (all[0] ?? []);
}

const pass: ActionEntry<"PASS"> = {
  handle(change, { payload }) {
    const { game, story } = change;
    const task = openWindow(game);
    if (task === undefined) return [refusal("NO_WINDOW", "ST-9", {})];
    const { player, window } = task;
    const rest_of_phase = payload?.rest_of_phase === true;
    if (rest_of_phase) change.set(`players.${player}.passing`, true);
    change.pop();
    story.tell({ line: "passed", player, window, rest_of_phase });
    return DONE;
  },
  offered: (game) => openWindow(game) !== undefined,
  choices: () => [{ type: "PASS" }],
};

export const window: TaskRow<"window"> = {
  actions: { USE_STRATAGEM: useStratagem, PASS: pass },
  waitsFor(_game, { player, window, event }) {
    return { player, for: { what: "reaction", window, unit_id: "unit_id" in event ? event.unit_id : "" } };
  },
  /** Closes as soon as nothing can be used in it any more. */
  goOn(change, task) {
    if (isUsable(change.game, task)) return false;
    change.pop();
    return true;
  },
  *faults(game, { window, event }, path) {
    if (WINDOWS[window].opensOn !== event.type) {
      yield fault("BAD_DOCUMENT", "GD-2", [...path, "event"], DOCUMENT_FAULTS.wrongEvent);
    }
    if ("unit_id" in event) yield* unitFault(game, event.unit_id, [...path, "event", "unit_id"]);
  },
};
