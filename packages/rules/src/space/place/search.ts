import type { Game, Unit } from "../../game/document.ts";
import type { Placed } from "../../game/measure/placed.ts";
import { modelsOf } from "../../game/unit.ts";
import { type Point, shapeOf } from "../../geometry/shape.ts";
import { areNeighbours, neighboursNeeded } from "../move/coherency.ts";
import { mayEnd, overlap } from "../move/ending.ts";
import type { Field, Mover } from "../move/field.ts";
import { atEdge } from "./edge.ts";
import { isInArea, placeFaults } from "./faults.ts";
import { type Places, placeField, setUpAt } from "./field.ts";
import { type FormationShape, formationOf } from "./formation.ts";
import type { PlaceOrder } from "./order.ts";
import { isTooLarge } from "./oversize.ts";

/** The search for places to set a unit up: only what the judge of places has passed is ever returned. */

const SEARCH = {
  /** Inches between the spots that are tried for the whole unit, and for single models. */
  step: 1,
  fineStep: 0.5,
  /** How many spots of the table a unit is tried to be gathered at when no block fits. */
  gatherings: 60,
  /** How far from there its models may stand, in inches. */
  spread: 8,
} as const;

/** A legal place for the whole unit, as near to a point as one is found; undefined where none is. */
export function findPlace(
  game: Game,
  unit: Unit,
  ways: readonly PlaceOrder[],
  near: Point,
  facing: number,
  shape: FormationShape = {},
): Places | undefined {
  const everywhere = spotsOf(game, near);
  for (const order of ways) {
    const spots = [...edgeSpots(game, unit, order, everywhere, facing), ...everywhere];
    const found =
      inOneBlock(game, unit, order, spots, facing, shape) ?? gathered(game, unit, order, spots, facing);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Lists of such points that are kept: a search asks for the same few again and again. */
const MOST_KEPT = 64;
const kept = new Map<string, readonly Point[]>();

/** Points all over the table, the nearest to a point first. */
function spotsOf({ board }: Game, near: Point): readonly Point[] {
  const key = `${board.width} ${board.height} ${near[0]} ${near[1]}`;
  let spots = kept.get(key);
  if (spots === undefined) {
    if (kept.size >= MOST_KEPT) kept.clear();
    spots = sortedSpots(board, near);
    kept.set(key, spots);
  }
  return spots;
}

function sortedSpots(board: Game["board"], [x, y]: Point): readonly Point[] {
  const spots: Point[] = [[x, y]];
  for (let sx = SEARCH.step / 2; sx < board.width; sx += SEARCH.step) {
    for (let sy = SEARCH.step / 2; sy < board.height; sy += SEARCH.step) spots.push([sx, sy]);
  }
  const away = ([sx, sy]: Point) => (sx - x) ** 2 + (sy - y) ** 2;
  return spots.sort((a, b) => away(a) - away(b));
}

/** Along the edges that a single model too large for its area must touch. */
function edgeSpots(
  { board }: Game,
  unit: Unit,
  { within, overhang = [] }: PlaceOrder,
  spots: readonly Point[],
  facing: number,
): readonly Point[] {
  const [model, ...others] = modelsOf(unit);
  if (within === null || model === undefined || others.length > 0) return [];
  if (overhang.length === 0 || !isTooLarge(model.base, within.polygon)) return [];
  return overhang.flatMap((edge) => {
    const touching = spots.map(([x, y]) => atEdge(board, edge, shapeOf(model.base, x, y, facing)));
    return [...new Map(touching.map((spot) => [spot.join(), spot])).values()];
  });
}

/** The unit in ranks. */
function inOneBlock(
  game: Game,
  unit: Unit,
  order: PlaceOrder,
  spots: readonly Point[],
  facing: number,
  shape: FormationShape,
): Places | undefined {
  const offsets = formationOf(unit, facing, shape);
  const field = fieldFor(game, unit, order, spots[0]!, facing);
  for (const [x, y] of spots) {
    const points = offsets.map(([dx, dy]): Point => [x + dx, y + dy]);
    const fits = field.movers.every((mover, index) => mayStand(field, mover, points[index]!, facing, order));
    if (!fits) continue;
    const places = placesOf(unit, points, facing);
    if (isLegal(game, unit, places, order)) return places;
  }
  return undefined;
}

/** The unit model by model around a spot, where no ranks fit: in between terrain, in a corner. */
function gathered(
  game: Game,
  unit: Unit,
  order: PlaceOrder,
  spots: readonly Point[],
  facing: number,
): Places | undefined {
  const field = fieldFor(game, unit, order, spots[0]!, facing);
  const [first] = field.movers;
  const middles = spots.filter((spot) => mayStand(field, first!, spot, facing, order));
  const every = Math.ceil(middles.length / SEARCH.gatherings);
  for (let i = 0; i < middles.length; i += every) {
    const points = gatherAt(field, middles[i]!, facing, order);
    if (points === undefined) continue;
    const places = placesOf(unit, points, facing);
    if (isLegal(game, unit, places, order)) return places;
  }
  return undefined;
}

function gatherAt(field: Field, [x, y]: Point, facing: number, order: PlaceOrder): Point[] | undefined {
  const { coherency, move } = field.numbers;
  const around: Point[] = [];
  for (let dx = -SEARCH.spread; dx <= SEARCH.spread; dx += SEARCH.fineStep) {
    for (let dy = -SEARCH.spread; dy <= SEARCH.spread; dy += SEARCH.fineStep) {
      if (dx * dx + dy * dy <= SEARCH.spread ** 2) around.push([dx, dy]);
    }
  }
  around.sort((a, b) => a[0] ** 2 + a[1] ** 2 - b[0] ** 2 - b[1] ** 2);
  const needed = neighboursNeeded(field.movers.length, coherency);
  const standing: Placed[] = [];
  const points: Point[] = [];
  for (const mover of field.movers) {
    const spot = around.find(([dx, dy]) => {
      const end = endAt(mover, [x + dx, y + dy], facing);
      if (standing.some((ownModel) => overlap(end, ownModel, move.floor))) return false;
      const bonds = standing.filter((ownModel) => areNeighbours(end, ownModel, coherency)).length;
      if (bonds < Math.min(needed, standing.length)) return false;
      return mayStand(field, mover, [x + dx, y + dy], facing, order);
    });
    if (spot === undefined) return undefined;
    points.push([x + spot[0], y + spot[1]]);
    standing.push(endAt(mover, points.at(-1)!, facing));
  }
  return points;
}

/** The table as models of the unit would find it anywhere on the ground. */
function fieldFor(game: Game, unit: Unit, order: PlaceOrder, spot: Point, facing: number): Field {
  const points = modelsOf(unit).map(() => spot);
  return placeField(game, setUpAt(unit, placesOf(unit, points, facing)), order);
}

function endAt({ model, start }: Mover, [x, y]: Point, facing: number): Placed {
  return { ...start, shape: shapeOf(model.base, x, y, facing), z: 0 };
}

function mayStand(field: Field, mover: Mover, spot: Point, facing: number, order: PlaceOrder): boolean {
  const end = endAt(mover, spot, facing);
  return isInArea(field, end, mover.model.base, order) && mayEnd(field, mover, end);
}

export function placesOf(unit: Unit, points: readonly Point[], facing: number): Places {
  const ids = Object.keys(unit.models);
  return {
    positions: Object.fromEntries(ids.map((id, index) => [id, [...points[index]!] as [number, number]])),
    facings: Object.fromEntries(ids.map((id) => [id, facing])),
  };
}

function isLegal(game: Game, unit: Unit, places: Places, order: PlaceOrder): boolean {
  return placeFaults(placeField(game, setUpAt(unit, places), order), order).length === 0;
}
