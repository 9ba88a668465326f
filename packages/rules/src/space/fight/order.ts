import type { FightMove } from "../../abilities/language/effects/fight-move.ts";
import { fightMoveOf } from "../../abilities/permissions.ts";
import type { RuleId } from "../../base/rule.ts";
import type { Game, Unit } from "../../game/document.ts";
import { numbersOf } from "../../game/ruleset.ts";
import { isOnTable } from "../../game/unit.ts";
import { mayFightEachOther } from "../eligibility/striking.ts";
import type { Marker, MoveOrder } from "../move/order.ts";

/** Pile-in and consolidation as orders of moves. */

/** Enemies that the unit may move at: all that it could fight. */
function enemiesToFight(game: Game, unit: Unit): readonly string[] {
  return Object.values(game.units)
    .filter((other) => isOnTable(other) && mayFightEachOther(unit, other))
    .map(({ id }) => id);
}

/** A short move, near to any enemy; FLY gives nothing (FI-10, FI-12). */
function fightOrder(
  game: Game,
  unit: Unit,
  move: FightMove,
  distance: RuleId,
  coherency: RuleId,
  intoFight = true,
): MoveOrder {
  const inches = fightMoveOf(game, unit, move, intoFight) ?? numbersOf(game).fightMove;
  return {
    distance: { inches, isRoll: false, furthest: 2 * inches },
    targets: enemiesToFight(game, unit),
    crossing: { flying: false, enemyModels: false, enemyRange: true, largeFriends: false, ruins: true },
    ending: { keepAway: null, engaged: null, nearer: null, contact: null, inRangeOf: null },
    contactHolds: { rule: distance },
    rules: {
      distance,
      edge: "MO-5",
      passing: "MO-5",
      range: "FI-12",
      overlap: "MO-5",
      footing: "MO-7",
      coherency,
    },
  };
}

/** Towards the closest enemy model, into base contact where that can be, and the unit into a fight. */
function towardsEnemies(order: MoveOrder, engaged: RuleId, nearer: RuleId, contact: RuleId): MoveOrder {
  return {
    ...order,
    ending: {
      ...order.ending,
      engaged: { targets: "ANY", rule: engaged },
      nearer: { goal: { to: "CLOSEST_MODEL" }, rule: nearer },
      contact: { models: "MOVED", rule: contact },
    },
  };
}

export function pileInOrder(game: Game, unit: Unit): MoveOrder {
  return towardsEnemies(fightOrder(game, unit, "PILE_IN", "FI-10", "FI-11"), "FI-11", "FI-12", "FI-13");
}

export function consolidateOrder(game: Game, unit: Unit): MoveOrder {
  return towardsEnemies(fightOrder(game, unit, "CONSOLIDATE", "FI-30", "FI-31"), "FI-31", "FI-31", "FI-31");
}

/** With no enemy in reach: towards an objective marker, and into its range. */
export function objectiveOrder(game: Game, unit: Unit, marker: Marker): MoveOrder {
  const order = fightOrder(game, unit, "CONSOLIDATE", "FI-30", "FI-32", false);
  return {
    ...order,
    ending: {
      ...order.ending,
      nearer: { goal: { to: "MARKER", marker }, rule: "FI-32" },
      inRangeOf: { marker, range: numbersOf(game).marker.range, rule: "FI-32" },
    },
  };
}
