import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Change } from "../../game/change.ts";
import type { Game, Unit } from "../../game/document.ts";
import type { Flag } from "../../game/flags.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { isDestroyed, modelsOf } from "../../game/unit.ts";
import { writePlaces } from "../../space/place/write.ts";
import { type ActionEntry, DONE } from "../actions/entry.ts";
import { destroyModel } from "../destroy.ts";
import { mortalWounds } from "../mortal/inflict.ts";
import { actorOf } from "../phases/actor.ts";
import { topTask } from "../tasks/under-way.ts";
import { escapeFaults, escapeOf, stillInside } from "./escape.ts";

/** A destroyed transport: its passengers get out, unit by unit; when all are out, dice say what it cost them (TR-8). */

type Aftermath = TaskOf<"aftermath">;

/** Shaken, and with nothing of their own move or charge left in this turn. */
const MARKS: readonly Flag[] = ["battle_shocked", "moved", "disembarked", "cannot_charge"];

export const escapeWreck: ActionEntry<"SET_UP"> = {
  handle(change, { actor_unit_id, payload }) {
    const { game } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const unit = actor.value;
    const refusals = insideRefusals(game, unit);
    if (refusals.length > 0) return refusals;
    const task = topTask(game, "aftermath")!;
    const { faults, harm, standing } = escapeFaults(game, task.wrecks[0]!, unit, payload);
    if (faults.length > 0) return faults;
    const lost = modelsOf(unit).filter(({ id }) => !Object.hasOwn(standing.models, id));
    getOut(change, task, unit, harm);
    writePlaces(change, standing, payload);
    crush(
      change,
      unit,
      lost.map(({ id }) => id),
    );
    return DONE;
  },
  offered: (game) => inside(game).length > 0,
  *choices(game) {
    const wreck = topTask(game, "aftermath")!.wrecks[0]!;
    for (const unit of inside(game)) {
      const found = escapeOf(game, wreck, unit);
      if (found !== null) yield { type: "SET_UP", actor_unit_id: unit.id, payload: found.places };
    }
  },
  refusals: insideRefusals,
  undoable: true,
};

const inside = (game: Game): readonly Unit[] => {
  const wreck = topTask(game, "aftermath")?.wrecks[0];
  return wreck === undefined ? [] : stillInside(game, wreck);
};

function insideRefusals(game: Game, unit: Unit): readonly Refusal[] {
  if (inside(game).some(({ id }) => id === unit.id)) return [];
  return [refusal("NOT_IN_WRECK", "TR-8", { unit: unit.name }, { unit_id: unit.id })];
}

function getOut(change: Change, task: Aftermath, unit: Unit, harm: number): void {
  const [wreck, ...others] = task.wrecks;
  const out = [...wreck!.out, { unit_id: unit.id, harm }];
  change.replace({ ...task, wrecks: [{ ...wreck!, out }, ...others] });
  const path = `units.${unit.id}`;
  change.set(`${path}.embarked_in`, null);
  for (const flag of MARKS) change.set(`${path}.flags.${flag}`, true);
  const transport_unit_id = wreck!.model.unit_id;
  change.story.addLine({ line: "unit_escaped", unit_id: unit.id, transport_unit_id, emergency: harm > 1 });
}

/** Models without room are destroyed, and set nothing off (TR-9). */
function crush(change: Change, unit: Unit, modelIds: readonly string[]): void {
  if (modelIds.length === 0) return;
  for (const id of modelIds) destroyModel(change, unit.id, id);
  change.story.addLine({ line: "models_crushed", unit_id: unit.id, models: modelIds.length });
}

/** What goes on by itself with the first wreck; false: its owner sets the next unit up. */
export function goOnWithWreck(change: Change, task: Aftermath): boolean {
  const [wreck, ...others] = task.wrecks;
  const waiting = stillInside(change.game, wreck!);
  const trapped = waiting.find((unit) => escapeOf(change.game, wreck!, unit) === null);
  if (trapped !== undefined) {
    getOut(change, task, trapped, 1);
    crush(change, trapped, Object.keys(trapped.models));
    return true;
  }
  if (waiting.length > 0) return false;
  const { units } = change.game;
  // In the document's order, whoever got out first.
  const next = Object.keys(units).flatMap((id) => wreck!.out.find((one) => one.unit_id === id) ?? []);
  const [first, ...rest] = next;
  if (first === undefined) {
    change.replace({ ...task, wrecks: others });
    return true;
  }
  change.replace({ ...task, wrecks: [{ ...wreck!, out: rest }, ...others] });
  const unit = units[first.unit_id]!;
  if (!isDestroyed(unit)) rollHarm(change, unit, first.harm);
  return true;
}

function rollHarm(change: Change, unit: Unit, harm: number): void {
  const { dice, story } = change;
  const unit_id = unit.id;
  change.happened({ type: "unit_set_up", unit_id });
  const rolls_raw = modelsOf(unit).map(() => dice.d6());
  const fails = rolls_raw.filter((face) => face <= harm).length;
  const block = story.roll({ context: "disembark", unit_id, rolls_raw, fails, harm });
  story.addLine({ line: "escape_harm", unit_id, block });
  mortalWounds(change, unit_id, fails, "DESTROYED_TRANSPORT");
}
