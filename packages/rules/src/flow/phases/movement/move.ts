import { type Refusal, refusal } from "../../../base/refusal.ts";
import type { ActionOf } from "../../../game/action.ts";
import type { Change } from "../../../game/change.ts";
import type { Unit } from "../../../game/document.ts";
import type { MadeMove } from "../../../game/move-kind.ts";
import type { TaskOf } from "../../../game/tasks.ts";
import { readMove } from "../../../space/move/step.ts";
import { movementFaults } from "../../../space/movement/faults.ts";
import { movementField } from "../../../space/movement/order.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { underWayRefusals } from "../../tasks/under-way.ts";
import { actorOf } from "../actor.ts";
import { canAnyMove, movingRefusals } from "./moment.ts";
import { sampleMoves } from "./sample.ts";
import { wayRefusals } from "./way.ts";

/** The whole move of a unit: judged as a whole, begun or refused as a whole. */
export const moveUnit: ActionEntry<"MOVE"> = {
  handle(change, { actor_unit_id, payload }) {
    const { game } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const unit = actor.value;
    const { kind } = payload;
    if (kind === "SCOUT") return [refusal("NOT_BEFORE_BATTLE", "DE-13", {}, { unit_id: unit.id })];
    const refusals = [...underWayRefusals(game), ...wayRefusals(game, unit, kind)];
    if (refusals.length > 0) return refusals;
    const move = pathsOf(payload);
    return kind === "STATIONARY" ? remain(change, unit, move) : begin(change, unit, kind, move);
  },
  offered: canAnyMove,
  choices: sampleMoves,
  refusals: movingRefusals,
  undoable: true,
};

/** A move as it was declared, complete. */
type Declared = Pick<TaskOf<"move">, "per_model_paths" | "facings">;

function pathsOf({ per_model_paths = {}, facings = {} }: ActionOf<"MOVE">["payload"]): Declared {
  return { per_model_paths, facings };
}

/** Nobody moves for the rest of the phase (MO-15). */
function remain(change: Change, unit: Unit, move: Declared): readonly Refusal[] {
  const read = readMove(movementField(change.game, unit, "NORMAL"), move);
  if (!read.ok) return read.refusals;
  const moving = read.value.filter(({ moves }) => moves);
  if (moving.length > 0) {
    return moving.map(({ mover: { id } }) =>
      refusal("MOVES_STATIONARY", "MO-15", { model: id }, { unit_id: unit.id, model_id: id }),
    );
  }
  change.set(`units.${unit.id}.flags.remained_stationary`, true);
  change.story.addLine({ line: "unit_stationary", unit_id: unit.id });
  return DONE;
}

function begin(change: Change, unit: Unit, kind: MadeMove, move: Declared): readonly Refusal[] {
  const field = movementField(change.game, unit, kind);
  const read = readMove(field, move);
  if (!read.ok) return read.refusals;
  const steps = read.value;
  const faults = movementFaults(field, kind, steps);
  if (faults.length > 0) return faults;
  const unit_id = unit.id;
  change.push({ type: "move", unit_id, kind, ...move, losses: null });
  change.story.addLine({ line: "move_begun", unit_id, kind });
  change.happened({ type: "move_started", unit_id, kind });
  return DONE;
}
