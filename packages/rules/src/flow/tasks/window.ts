import { refusal } from "../../base/refusal.ts";
import { fault } from "../../game/border.ts";
import type { Change } from "../../game/change.ts";
import type { Game } from "../../game/document.ts";
import { unitIn } from "../../game/event.ts";
import type { PlayerId } from "../../game/player.ts";
import { unitFault } from "../../game/reference-faults.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { type ActionEntry, DONE } from "../actions/entry.ts";
import { useStratagem } from "../actions/use-stratagem.ts";
import { compulsoryOf, inWindow, isUsable } from "../windows/uses.ts";
import { isOpenedBy } from "../windows/windows.ts";
import type { TaskRow } from "./task-row.ts";
import { topTask } from "./under-way.ts";

/** A reaction window: its player uses something, or passes (ST-6, ST-9). */

const openWindow = (game: Game): TaskOf<"window"> | undefined => topTask(game, "window");

const owedIn = (game: Game, { window, player, event }: TaskOf<"window">) =>
  compulsoryOf(game, inWindow(game, window, player, event));

/** What was used once in this window can be used in the next. */
function close(change: Change, player: PlayerId): void {
  change.pop();
  const { used } = change.table.players[player];
  const left = used.filter(({ until }) => until !== "MOMENT");
  if (left.length < used.length) change.set(`players.${player}.used`, left);
}

const pass: ActionEntry<"PASS"> = {
  handle(change, { payload }) {
    const { game, story } = change;
    const task = openWindow(game);
    if (task === undefined) return [refusal("NO_WINDOW", "ST-9", {})];
    const { player, window } = task;
    const owed = owedIn(game, task);
    if (owed !== undefined) return [refusal("MUST_USE", owed.rule, { stratagem: owed.name })];
    const rest_of_phase = payload?.rest_of_phase === true;
    if (rest_of_phase) change.set(`players.${player}.passing`, true);
    close(change, player);
    story.addLine({ line: "passed", player, window, rest_of_phase });
    return DONE;
  },
  offered(game) {
    const task = openWindow(game);
    return task !== undefined && owedIn(game, task) === undefined;
  },
  choices: () => [{ type: "PASS" }],
};

export const window: TaskRow<"window"> = {
  // Rules of armies ask at any moment but in the middle of a choice.
  liesOn: ({ type }) => type !== "allocation" && type !== "roll_off",
  actions: { USE_STRATAGEM: useStratagem, PASS: pass },
  waitsFor(_game, { player, window, event }) {
    return { player, for: { what: "reaction", window, unit_id: unitIn(event) ?? "" } };
  },
  /** Closes as soon as nothing can be used in it any more. */
  goOn(change, { window, player, event }) {
    if (isUsable(change.game, inWindow(change.table, window, player, event))) return false;
    close(change, player);
    return true;
  },
  *faults(game, { window, event }, path) {
    if (!isOpenedBy(window, event)) {
      yield fault("BAD_DOCUMENT", "GD-2", [...path, "event"], ["wrongEvent"]);
    }
    const unitId = unitIn(event);
    if (unitId !== undefined) yield* unitFault(game, unitId, [...path, "event", "unit_id"]);
  },
};
