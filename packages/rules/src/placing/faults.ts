import type { Game, Unit } from "../game/document.ts";
import { type Shape, support } from "../geometry/shape.ts";
import { partlyWithin } from "../geometry/within.ts";
import { LIMITS, TOLERANCE } from "../limits.ts";
import { placeFaults } from "../move/faults.ts";
import { fieldOf } from "../move/field.ts";
import type { MoveOrder } from "../move/order.ts";
import { stepOf } from "../move/step.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { type Placed, placeAll } from "../sight/placed.ts";
import type { PlaceOrder } from "./order.ts";

/** Everything that is wrong with a unit that stands there, as if it had just been set up; `unit` has its places. */
export function setUpFaults(game: Game, unit: Unit, order: PlaceOrder): readonly Refusal[] {
  const field = fieldOf({ ...game, units: { ...game.units, [unit.id]: unit } }, unit, moveOrder(order));
  const steps = field.movers.map((mover) => {
    const { shape, z } = mover.start;
    return { ...stepOf(field, mover, [[shape.x, shape.y, z]], mover.model.facing), moves: true };
  });
  return [...placeFaults(field, steps), ...edgeFaults(game, unit, order), ...zoneFaults(unit, order)];
}

/** Setting up as a move that leads nowhere: where its models end is judged by the judge of moves. */
function moveOrder({ fromEnemies, rule }: PlaceOrder): MoveOrder {
  return {
    distance: { inches: 0, isRoll: false, furthest: 0 },
    targets: [],
    crossing: { flying: true, enemyModels: true, enemyRange: true, largeFriends: true, ruins: true },
    ending: {
      keepAway: { across: fromEnemies.inches, up: LIMITS.boardInches },
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
      range: fromEnemies.rule,
      overlap: rule,
      footing: rule,
      coherency: rule,
    },
  };
}

/** Models beyond the strip along an edge: of that edge to which the unit is nearest, so that least has to be mended. */
function edgeFaults({ board }: Game, unit: Unit, { nearEdge }: PlaceOrder): readonly Refusal[] {
  if (nearEdge === undefined) return [];
  const { inches: most, rule } = nearEdge;
  const placed = placeAll(unit);
  let nearest: readonly { readonly id: string; readonly over: number }[] = [];
  let least = Number.POSITIVE_INFINITY;
  /** How far from each edge the far side of a base lies. */
  const depths: readonly ((shape: Shape) => number)[] = [
    (shape) => shape.x + support(shape, 1, 0),
    (shape) => board.width - shape.x + support(shape, 1, 0),
    (shape) => shape.y + support(shape, 0, 1),
    (shape) => board.height - shape.y + support(shape, 0, 1),
  ];
  for (const depth of depths) {
    const over = placed.map(({ id, shape }) => ({ id, over: depth(shape) - most }));
    const furthest = Math.max(...over.map((one) => one.over));
    if (furthest < least) [nearest, least] = [over, furthest];
  }
  return nearest
    .filter(({ over }) => over > TOLERANCE)
    .map(({ id, over }) => {
      const about = { unit_id: unit.id, model_id: id, inches: over };
      return refusal("FAR_FROM_EDGE", rule, { model: id, most, over }, about);
    });
}

function zoneFaults(unit: Unit, { outOf }: PlaceOrder): readonly Refusal[] {
  if (outOf === undefined) return [];
  const inside = ({ shape }: Placed) => partlyWithin(shape, outOf.zone);
  return placeAll(unit)
    .filter(inside)
    .map(({ id }) => refusal("IN_ENEMY_ZONE", outOf.rule, { model: id }, { unit_id: unit.id, model_id: id }));
}
