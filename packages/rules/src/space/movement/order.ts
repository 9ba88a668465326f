import { characteristicOf } from "../../abilities/characteristics.ts";
import {
  advanceWithoutRoll,
  endsBarred,
  grantedTo,
  isGranted,
  rollBonus,
  strideOf,
} from "../../abilities/permissions.ts";
import { LIMITS } from "../../base/limits.ts";
import type { RuleId } from "../../base/rule.ts";
import type { Table } from "../../game/change.ts";
import type { Game, Unit } from "../../game/document.ts";
import type { MadeMove } from "../../game/move-kind.ts";
import type { Numbers } from "../../game/numbers.ts";
import { numbersOf } from "../../game/ruleset.ts";
import { keywordsOf, modelsOf } from "../../game/unit.ts";
import { type Field, fieldOf } from "../move/field.ts";
import type { MoveOrder } from "../move/order.ts";

/** The moves of the Movement phase as orders. */

/** How far each kind of move goes, and what it may cross. */
const KINDS: Readonly<Record<MadeMove, { readonly rule: RuleId; readonly overEnemies: boolean }>> = {
  NORMAL: { rule: "MO-10", overEnemies: false },
  ADVANCE: { rule: "MO-11", overEnemies: false },
  FALL_BACK: { rule: "MO-12", overEnemies: true },
};

/** Each model as far as its own M, and what was rolled for an Advance. */
export function movementOrder(game: Table, unit: Unit, kind: MadeMove): MoveOrder {
  const { rule, overEnemies } = KINDS[kind];
  const { engagement, aircraft } = numbersOf(game);
  const more = kind === "ADVANCE" ? advanceOf(game, unit) : 0;
  const byModel = Object.fromEntries(
    modelsOf(unit).map((model) => [model.id, characteristicOf(game, unit, model, "move") + more]),
  );
  const inches = unit.stats.move + more;
  const stride = strideOf(game, unit, kind);
  const over = stride?.over ?? "NOTHING";
  const overAll = isGranted(game, unit, "MOVE_OVER_MODELS");
  const overModels = overAll || over === "MODELS";
  const overSmall = !overEnemies && !overModels && over === "SMALL_ENEMIES";
  const furtherFrom = endsBarred(game, unit, kind);
  const order: MoveOrder = {
    distance: { inches, byModel, isRoll: false, furthest: 2 * Math.max(inches, ...Object.values(byModel)) },
    targets: [],
    crossing: {
      flying: true,
      enemyModels: overEnemies || overModels || overSmall,
      enemyRange: overEnemies || overModels || overSmall,
      ...(overSmall && { largeEnemies: false as const }),
      largeFriends: overModels || over === "FRIENDS",
      ruins: true,
      ...((stride?.higher === true || isGranted(game, unit, "MOVE_OVER_TERRAIN")) && {
        terrain: true as const,
      }),
      ...(stride !== undefined && { terrainUpTo: stride.height }),
      ...(over === "MODELS" && !overAll && { titanic: false as const }),
      ...levelOf(game, unit),
      aircraft: true,
    },
    ending: {
      keepAway: engagement,
      ...(furtherFrom.size > 0 && { furtherFrom }),
      allKeepAway: true,
      engaged: null,
      nearer: null,
      contact: null,
      inRangeOf: null,
    },
    contactHolds: null,
    rules: {
      distance: rule,
      edge: "MO-5",
      passing: "MO-5",
      range: overEnemies ? rule : "MO-6",
      overlap: "MO-5",
      footing: "MO-7",
      coherency: "MO-9",
    },
  };
  return isAircraft(unit) ? straightOrder(order, aircraft) : order;
}

/** Models that pay for no height. */
export function levelOf(game: Table, unit: Unit): Pick<MoveOrder["crossing"], "level"> {
  const level = grantedTo(game, unit, "IGNORE_HEIGHT");
  return level === null || level.size > 0 ? { level } : {};
}

/** AIRCRAFT fly straight ahead, over everything and as far as they like (MO-30). */
function straightOrder(order: MoveOrder, { least, turn }: Numbers["aircraft"]): MoveOrder {
  // From any corner of the largest table past the one across.
  const inches = 2 * LIMITS.boardInches;
  return {
    ...order,
    distance: { inches, isRoll: false, furthest: inches },
    straight: { least, turn, rule: "MO-30" },
  };
}

export function isAircraft(unit: Unit): boolean {
  return keywordsOf(unit).has("AIRCRAFT");
}

/** The table as a move of this kind sees it. */
export function movementField(game: Game, unit: Unit, kind: MadeMove): Field {
  return fieldOf(game, unit, movementOrder(game, unit, kind));
}

/** What was rolled with what is added to it; where no roll is made nothing is added. */
function advanceOf(game: Table, unit: Unit): number {
  const rolled = unit.advance_roll ?? 0;
  return advanceWithoutRoll(game, unit) === undefined
    ? rolled + rollBonus(game, unit, "ADVANCE_ROLL")
    : rolled;
}
