import type { Game, Unit } from "../../game/document.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { type Field, fieldOf } from "../move/field.ts";
import type { MoveOrder } from "../move/order.ts";
import { isHeld } from "./mover.ts";
import { movementField, movementOrder } from "./order.ts";

type OutOfPhase = TaskOf<"side_move">;

/** An out-of-phase move is a Normal one; a wreck that is engaged falls back. */
export function outOfPhaseKind(game: Game, unit: Unit, { wreck }: OutOfPhase): "NORMAL" | "FALL_BACK" {
  return wreck === true && isHeld(game, unit) ? "FALL_BACK" : "NORMAL";
}

/** The table as such a move sees it: of so many inches, or of each model's own M where that is null. */
export function outOfPhaseField(game: Game, unit: Unit, task: OutOfPhase): Field {
  const { inches, wreck } = task;
  const kind = outOfPhaseKind(game, unit, task);
  if (wreck === true) return fieldOf(game, unit, wreckOrder(game, unit, kind));
  if (inches === null) return movementField(game, unit, kind);
  const order: MoveOrder = {
    ...movementOrder(game, unit, kind),
    distance: { inches, isRoll: false, furthest: 2 * inches },
  };
  return fieldOf(game, unit, order);
}

/** Over every enemy that is no Monster or Vehicle (TR-11). */
function wreckOrder(game: Game, unit: Unit, kind: "NORMAL" | "FALL_BACK"): MoveOrder {
  const order = movementOrder(game, unit, kind);
  const crossing = { ...order.crossing, enemyModels: true, enemyRange: true, largeEnemies: false } as const;
  return { ...order, crossing, rules: { ...order.rules, passing: "TR-11" } };
}
