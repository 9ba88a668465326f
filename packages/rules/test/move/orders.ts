import { LIMITS } from "../../src/base/limits.ts";
import type { Game, Unit } from "../../src/game/document.ts";
import { moveFaults } from "../../src/space/move/faults.ts";
import { type Field, fieldOf } from "../../src/space/move/field.ts";
import type { Marker, MoveOrder } from "../../src/space/move/order.ts";
import { type MoveDraft, readMove } from "../../src/space/move/step.ts";
import { movementOrder } from "../../src/space/movement/order.ts";
import { buildGame } from "../support/build.ts";

/** Orders of moves, those that no action makes yet among them: what the judge has to be able to read. */

const NO_CONDITION = {
  keepAway: null,
  engaged: null,
  nearer: null,
  contact: null,
  inRangeOf: null,
} as const satisfies MoveOrder["ending"];

/** Rules that say of charges what holds for every move. */
const RULES: MoveOrder["rules"] = {
  distance: "CH-9",
  edge: "CH-13",
  passing: "CH-14",
  range: "CH-15",
  overlap: "CH-16",
  footing: "CH-18",
  coherency: "CH-21",
};

/** Both rulesets have the same numbers. */
const RULESET = buildGame({ units: {} });

export const normalOrder = (unit: Unit): MoveOrder => movementOrder(RULESET, unit, "NORMAL");

/** Over enemies and out of their Engagement Range. */
export const fallBackOrder = (unit: Unit): MoveOrder => movementOrder(RULESET, unit, "FALL_BACK");

/** A Normal move that ends more than 9" across from every enemy, however high. */
export function scoutOrder(unit: Unit, inches: number): MoveOrder {
  const normal = normalOrder(unit);
  return {
    ...normal,
    distance: { inches, isRoll: false, furthest: 2 * inches },
    ending: { ...normal.ending, keepAway: { across: 9, up: LIMITS.boardInches } },
  };
}

/** 3" towards the closest enemy model and into contact where that can be; FLY gives nothing. */
export function pileInOrder(game: Game, unit: Unit): MoveOrder {
  const enemies = Object.values(game.units).filter(({ owner }) => owner !== unit.owner);
  return {
    distance: { inches: 3, isRoll: false, furthest: 6 },
    targets: enemies.map(({ id }) => id),
    crossing: { flying: false, enemyModels: false, enemyRange: true, largeFriends: false, ruins: true },
    ending: {
      ...NO_CONDITION,
      engaged: { targets: "ANY", rule: "CH-19" },
      nearer: { goal: { to: "CLOSEST_MODEL" }, rule: "CH-22" },
      contact: { models: "MOVED", rule: "CH-23" },
    },
    contactHolds: { rule: "CH-23" },
    rules: RULES,
  };
}

/** A consolidation with no enemy near: towards an objective marker, and in range of it. */
export function consolidateOrder(marker: Marker): MoveOrder {
  return {
    distance: { inches: 3, isRoll: false, furthest: 6 },
    targets: [],
    crossing: { flying: false, enemyModels: false, enemyRange: true, largeFriends: false, ruins: true },
    ending: {
      ...NO_CONDITION,
      nearer: { goal: { to: "MARKER", marker }, rule: "CH-22" },
      inRangeOf: { marker, range: { across: 3, up: 5 }, rule: "CH-19" },
    },
    contactHolds: null,
    rules: RULES,
  };
}

type Paths = MoveDraft["per_model_paths"];

/** What the judge holds against a move of A by this order, short: `TOO_FAR m1 0.50`. */
export function faultsOf(field: Field, per_model_paths: Paths): readonly string[] {
  const read = readMove(field, { per_model_paths });
  const faults = read.ok ? moveFaults(field, read.value) : read.refusals;
  return faults.map(({ code, model_id, target_unit_id, inches }) =>
    [code, model_id, target_unit_id, inches?.toFixed(2)].filter((part) => part !== undefined).join(" "),
  );
}

export function fieldOfA(game: Game, order: (unit: Unit) => MoveOrder): Field {
  const unit = game.units["A"]!;
  return fieldOf(game, unit, order(unit));
}
