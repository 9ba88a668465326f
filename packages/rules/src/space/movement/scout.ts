import { scoutsOf } from "../../abilities/scouts.ts";
import type { Game, Unit } from "../../game/document.ts";
import type { PlayerId } from "../../game/player.ts";
import { numbersOf } from "../../game/ruleset.ts";
import { isOnTable, keywordsOf } from "../../game/unit.ts";
import { type Field, fieldOf } from "../move/field.ts";
import type { MoveOrder } from "../move/order.ts";
import { passengersOf } from "../transport/passengers.ts";
import { movementOrder } from "./order.ts";

/** Moves of Scouts before the first turn (DE-13). */

/** How far the unit may go: a Dedicated Transport also by what all of its passengers have; null: it does not scout. */
export function scoutReach(game: Game, unit: Unit): number | null {
  if (!isOnTable(unit)) return null;
  const own = scoutsOf(game, unit);
  if (!keywordsOf(unit).has("DEDICATED TRANSPORT")) return own;
  const inside = passengersOf(game, unit).map((one) => scoutsOf(game, one));
  const lent = inside.length === 0 || inside.includes(null) ? null : Math.min(...(inside as number[]));
  if (own === null || lent === null) return own ?? lent;
  return Math.max(own, lent);
}

/** A Normal move of that length, whatever the unit's M, which ends far from all enemies. */
export function scoutField(game: Game, unit: Unit, inches: number): Field {
  const normal = movementOrder(game, unit, "NORMAL");
  const order: MoveOrder = {
    ...normal,
    distance: { inches, isRoll: false, furthest: 2 * inches },
    ending: { ...normal.ending, keepAway: numbersOf(game).deployment.scouts },
    rules: { ...normal.rules, distance: "DE-13", range: "DE-13" },
  };
  return fieldOf(game, unit, order);
}

/** Units of the player that may scout and have not yet. */
export function scoutsLeft(game: Game, player: PlayerId, done: readonly string[]): readonly Unit[] {
  return Object.values(game.units).filter(
    (unit) => unit.owner === player && !done.includes(unit.id) && scoutReach(game, unit) !== null,
  );
}
