import type { Game, Unit } from "../../../game/document.ts";
import type { MadeMove } from "../../../game/move-kind.ts";
import type { Field } from "../../../space/move/field.ts";
import { outOfPhaseField, outOfPhaseKind } from "../../../space/movement/out-of-phase.ts";
import { scoutField, scoutReach, scoutsLeft } from "../../../space/movement/scout.ts";
import { topTask } from "../../tasks/under-way.ts";

/** A move that a unit may make now and that is none of the Movement phase: how it is sent, and the table as it sees it. */
interface MoveOutOfPhase {
  readonly kind: "SCOUT" | MadeMove;
  readonly field: Field;
}

/** Undefined where the unit makes none now. */
export function moveOutOfPhase(game: Game, unit: Unit): MoveOutOfPhase | undefined {
  const task = topTask(game, "side_move");
  if (task?.unit_id === unit.id) {
    return { kind: outOfPhaseKind(game, unit, task), field: outOfPhaseField(game, unit, task) };
  }
  if (!isScouting(game, unit)) return undefined;
  return { kind: "SCOUT", field: scoutField(game, unit, scoutReach(game, unit)!) };
}

/** Whether it is for the unit to scout now, before the first turn (DE-13). */
function isScouting(game: Game, unit: Unit): boolean {
  const task = topTask(game, "scouts");
  if (task === undefined) return false;
  return scoutsLeft(game, task.players[0]!, task.moved).some(({ id }) => id === unit.id);
}
