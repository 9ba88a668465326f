import { isGranted, rollBonus } from "../../abilities/permissions.ts";
import type { Game, Unit } from "../../game/document.ts";
import { rulesetOf } from "../../game/ruleset.ts";
import { type Field, fieldOf } from "../move/field.ts";
import type { MoveOrder } from "../move/order.ts";
import { levelOf } from "../movement/order.ts";

/** A charge as a move: as far as the roll with what is added to it, into every target, and near to nobody else. */
function chargeOrder(game: Game, unit: Unit, targets: readonly Unit[], inches: number): MoveOrder {
  const { ruinsOpen, numbers } = rulesetOf(game);
  const overModels = isGranted(game, unit, "CHARGE_OVER_MODELS");
  return {
    distance: {
      inches,
      isRoll: true,
      furthest: numbers.charge.declared + rollBonus(game, unit, "CHARGE_ROLL"),
    },
    targets: targets.map(({ id }) => id),
    crossing: {
      flying: true,
      enemyModels: overModels,
      enemyRange: overModels,
      largeFriends: overModels,
      ruins: ruinsOpen,
      ...(isGranted(game, unit, "CHARGE_OVER_TERRAIN") && { terrain: true as const }),
      ...levelOf(game, unit),
    },
    ending: {
      keepAway: numbers.engagement,
      engaged: { targets: "EVERY", rule: "CH-19", barricadeNearFoe: true },
      nearer: { goal: { to: "TARGET" }, rule: "CH-22" },
      contact: { models: "EVERY", rule: "CH-23" },
      inRangeOf: null,
    },
    contactHolds: null,
    rules: {
      distance: "CH-9",
      edge: "CH-13",
      passing: "CH-14",
      range: "CH-15",
      overlap: "CH-16",
      footing: "CH-18",
      coherency: "CH-21",
    },
  };
}

/** The table as a charge of so many inches sees it. */
export function chargeField(game: Game, unit: Unit, targets: readonly Unit[], inches: number): Field {
  return fieldOf(game, unit, chargeOrder(game, unit, targets, inches));
}
