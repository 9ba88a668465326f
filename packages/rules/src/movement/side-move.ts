import type { Game, Unit } from "../game/document.ts";
import { type Field, fieldOf } from "../move/field.ts";
import type { MoveOrder } from "../move/order.ts";
import { movementField, movementOrder } from "./order.ts";

/** A Normal move out of the own Movement phase: of so many inches, or of each model's own M where that is null. */
export function sideMoveField(game: Game, unit: Unit, inches: number | null): Field {
  if (inches === null) return movementField(game, unit, "NORMAL");
  const normal = movementOrder(unit, "NORMAL");
  const order: MoveOrder = { ...normal, distance: { inches, isRoll: false, furthest: 2 * inches } };
  return fieldOf(game, unit, order);
}
