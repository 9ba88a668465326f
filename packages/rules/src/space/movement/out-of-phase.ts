import { isOfKind } from "../../abilities/language/conditions/within.ts";
import type { Game, Unit } from "../../game/document.ts";
import { placeAll } from "../../game/measure/placed.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { isOnTable } from "../../game/unit.ts";
import { type Field, fieldOf } from "../move/field.ts";
import type { MoveOrder } from "../move/order.ts";
import { isHeld } from "./mover.ts";
import { movementField, movementOrder } from "./order.ts";
import { surgeOf } from "./surge.ts";

type OutOfPhase = Pick<TaskOf<"side_move">, "inches" | "wreck" | "kind" | "among">;

/** A Normal move or a Fall Back move, as it is sent and counts; a wreck that is engaged falls back. */
export function outOfPhaseKind(game: Game, unit: Unit, { wreck, kind }: OutOfPhase): "NORMAL" | "FALL_BACK" {
  return kind === "FALL_BACK" || (wreck === true && isHeld(game, unit)) ? "FALL_BACK" : "NORMAL";
}

/** The table as such a move sees it: of so many inches, or of each model's own M where that is null. */
export function outOfPhaseField(game: Game, unit: Unit, task: OutOfPhase): Field {
  const { inches, wreck, among } = task;
  const kind = outOfPhaseKind(game, unit, task);
  if (wreck === true) return fieldOf(game, unit, wreckOrder(game, unit, kind));
  if (task.kind === "SURGE") return surgeOf(game, unit, inches!).field;
  if (inches === null && among === undefined) return movementField(game, unit, kind);
  const order = movementOrder(game, unit, kind);
  return fieldOf(game, unit, {
    ...order,
    ...(inches !== null && { distance: { inches, isRoll: false, furthest: 2 * inches } }),
    ...(among !== undefined && { ending: { ...order.ending, among: amongOf(game, unit, among) } }),
  });
}

/** The models of friends of that kind. */
function amongOf(game: Game, { id, owner }: Unit, among: NonNullable<OutOfPhase["among"]>) {
  const friends = Object.values(game.units).filter(
    (one) =>
      one.owner === owner && one.id !== id && isOnTable(one) && isOfKind(one, among.keyword, among.and),
  );
  return { places: friends.flatMap(placeAll), inches: among.inches, rule: "MO-43" } as const;
}

/** Over every enemy that is no Monster or Vehicle (TR-11). */
function wreckOrder(game: Game, unit: Unit, kind: "NORMAL" | "FALL_BACK"): MoveOrder {
  const order = movementOrder(game, unit, kind);
  const crossing = { ...order.crossing, enemyModels: true, enemyRange: true, largeEnemies: false } as const;
  return { ...order, crossing, rules: { ...order.rules, passing: "TR-11" } };
}
