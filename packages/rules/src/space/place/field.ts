import type { Game, Unit } from "../../game/document.ts";
import { lookup } from "../../game/lookup.ts";
import { type Field, fieldOf } from "../move/field.ts";
import type { MoveOrder } from "../move/order.ts";
import type { ModelStep } from "../move/step.ts";
import type { PlaceOrder } from "./order.ts";

/** Where the models of a unit are to stand, as it is sent. */
export interface Places {
  readonly positions: Readonly<Record<string, Place>>;
  readonly facings?: Readonly<Record<string, number>> | undefined;
}

/** A height that is left out is the ground. */
type Place = readonly [x: number, y: number, z?: number | undefined];

/** The unit as it would stand; every model of it has a place. */
export function setUpAt(unit: Unit, { positions, facings = {} }: Places): Unit {
  const models = Object.fromEntries(
    Object.entries(unit.models).map(([id, model]) => {
      const [x, y, z = 0] = positions[id]!;
      return [id, { ...model, position: { x, y, z }, facing: lookup(facings, id) ?? model.facing }];
    }),
  );
  return { ...unit, models };
}

/**
 * The table with the unit set up on it, as a move sees it: to stand somewhere is the end of a move without a way, and the
 * same questions are asked of it.
 */
export function placeField(game: Game, unit: Unit, order: PlaceOrder): Field {
  const table = { ...game, units: { ...game.units, [unit.id]: unit } };
  return fieldOf(table, unit, standing(order));
}

function standing({ keepAway, furtherFrom, rules }: PlaceOrder): MoveOrder {
  const rule = rules.standing;
  return {
    distance: { inches: 0, isRoll: false, furthest: 0 },
    targets: [],
    crossing: { flying: false, enemyModels: false, enemyRange: false, largeFriends: false, ruins: true },
    ending: {
      keepAway,
      ...(furtherFrom !== undefined && { furtherFrom }),
      engaged: null,
      nearer: null,
      contact: null,
      inRangeOf: null,
    },
    contactHolds: null,
    rules: {
      distance: rule,
      edge: rule,
      passing: rule,
      range: rules.range,
      overlap: rule,
      footing: rule,
      coherency: rule,
    },
  };
}

/** Every model as it stands, as if it had just come there. */
export function standingSteps(field: Field): readonly ModelStep[] {
  return field.movers.map((mover) => {
    const { model, start } = mover;
    const path = [[start.shape.x, start.shape.y, start.z]] as const;
    const travel = { total: 0, way: 0, climb: 0, pivot: 0 };
    return { mover, walker: mover, path, facing: model.facing, end: start, travel, moves: true };
  });
}
