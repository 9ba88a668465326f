import { LIMITS, TOLERANCE } from "../../base/limits.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import type { RuleId } from "../../base/rule.ts";
import type { Base, Game, Unit } from "../../game/document.ts";
import { lookup } from "../../game/lookup.ts";
import type { Spread } from "../../game/measure/measure.ts";
import { placeAll } from "../../game/measure/placed.ts";
import { refusalList } from "../../game/refusal-list.ts";
import { modelsOf } from "../../game/unit.ts";
import type { Polygon } from "../../geometry/polygon.ts";
import type { Shape } from "../../geometry/shape.ts";
import { partlyWithin, polygonGap, whollyWithin, whollyWithinDistance } from "../../geometry/within.ts";
import { standingFaults } from "../move/faults.ts";
import type { Field, Mover } from "../move/field.ts";
import { gapToEdge } from "./edge.ts";
import { type Places, placeField, setUpAt, standingSteps } from "./field.ts";
import { inchesTooFar, isFar } from "./near.ts";
import type { Area, PlaceOrder } from "./order.ts";
import { isTooLarge } from "./oversize.ts";

/** Why a unit cannot be set up there in any of the ways that it has; of several, the one that breaks least is told. */
export function setUpFaults(
  game: Game,
  unit: Unit,
  places: Places,
  ways: readonly PlaceOrder[],
): readonly Refusal[] {
  const malformed = malformedPlaces(game, unit, places, ways[0]!.rules.standing);
  if (malformed.length > 0) return malformed;
  const placed = setUpAt(unit, places);
  const found = ways.map((order) => placeFaults(placeField(game, placed, order), order));
  return found.reduce((least, one) => (isLess(one, least) ? one : least));
}

/** Fewer broken conditions; of as many, those that are broken by less. */
function isLess(a: readonly Refusal[], b: readonly Refusal[]): boolean {
  const count = (faults: readonly Refusal[]) => faults.reduce((sum, { more = 1 }) => sum + more, 0);
  const total = (faults: readonly Refusal[]) => faults.reduce((sum, { inches = 0 }) => sum + inches, 0);
  return count(a) === count(b) ? total(a) < total(b) : count(a) < count(b);
}

/** Every condition of its order that a unit breaks where it stands; none: it may stand there. The one judge of places. */
export function placeFaults(field: Field, order: PlaceOrder): readonly Refusal[] {
  return refusalList(field.game, everyPlaceFault(field, order));
}

/** All of them, one by one, for as long as somebody asks. */
export function* everyPlaceFault(field: Field, order: PlaceOrder): Generator<Refusal> {
  const steps = standingSteps(field);
  for (const { mover, end } of steps) yield* areaFaults(field, mover, end.shape, order);
  for (const { mover, end } of steps) yield* nearFaults(field, mover, end, order);
  yield* standingFaults(field, steps);
}

/** Who is not near enough to what it has to be near to. */
function nearFaults(
  { unit }: Field,
  { id, name, model }: Mover,
  end: Spread,
  { near, rules }: PlaceOrder,
): readonly Refusal[] {
  if (near === undefined) return [];
  const inches = inchesTooFar(end, model.base, near);
  if (inches <= TOLERANCE) return [];
  const details = { model: name, transport: near.name, most: near.range.across, over: inches };
  const saying = near.partly === true ? "FAR_FROM_TOKEN" : "FAR_FROM_TRANSPORT";
  return [refusal(saying, rules.area, details, { unit_id: unit.id, model_id: id, inches })];
}

/** Whether a base lies where the order wants it, its neighbours aside. */
export function isInArea(
  { game: { board }, numbers }: Field,
  { shape, z }: Spread,
  base: Base,
  { within, awayFrom, near, overhang }: PlaceOrder,
): boolean {
  if (near !== undefined && (isFar(shape, near) || inchesTooFar({ shape, z }, base, near) > TOLERANCE))
    return false;
  if (within !== null && !whollyWithin(shape, within.polygon)) {
    const edge = edgeGap(board, shape, overhang);
    if (edge === undefined || edge > numbers.contact.across || !isTooLarge(base, within.polygon))
      return false;
  }
  return awayFrom === null || !isTooNear(shape, awayFrom);
}

/** How far the base is from the nearest edge that it may touch instead of standing wholly in the area. */
function edgeGap(board: Game["board"], shape: Shape, edges: PlaceOrder["overhang"] = []): number | undefined {
  return edges.length === 0 ? undefined : Math.min(...edges.map((edge) => gapToEdge(board, edge, shape)));
}

/** Whether the unit stands where models too large for the area may, and pays for it (DE-8). */
export function isOverhanging(unit: Unit, { within }: PlaceOrder): boolean {
  if (within === null) return false;
  return placeAll(unit).some(({ shape }) => !whollyWithin(shape, within.polygon));
}

/** The first way in which the unit may stand there; undefined where it may in none. */
export function wayTaken(
  game: Game,
  unit: Unit,
  places: Places,
  ways: readonly PlaceOrder[],
): PlaceOrder | undefined {
  const placed = setUpAt(unit, places);
  const legal = ways.filter((order) => placeFaults(placeField(game, placed, order), order).length === 0);
  return legal.find((order) => !isOverhanging(placed, order)) ?? legal[0];
}

function isTooNear(shape: Shape, { polygon, inches }: NonNullable<PlaceOrder["awayFrom"]>): boolean {
  if (inches === null) return partlyWithin(shape, polygon);
  return polygonGap(shape, polygon) <= inches + TOLERANCE;
}

function areaFaults(
  { game, unit, numbers }: Field,
  { id, name, model }: Mover,
  shape: Shape,
  { within, awayFrom, rules, overhang }: PlaceOrder,
): readonly Refusal[] {
  const faults: Refusal[] = [];
  const about = { unit_id: unit.id, model_id: id };
  const nameOf = ({ of }: Area) => game.players[of].name;
  const edge = edgeGap(game.board, shape, overhang);
  if (
    within !== null &&
    edge !== undefined &&
    !whollyWithin(shape, within.polygon) &&
    isTooLarge(model.base, within.polygon)
  ) {
    const details = { model: name, away: edge };
    if (edge > numbers.contact.across)
      faults.push({ ...refusal("NOT_AT_EDGE", rules.area, details, about), inches: edge });
  } else if (within !== null && !whollyWithin(shape, within.polygon)) {
    const inches = inchesOutside(shape, within.polygon);
    const found =
      "of" in within
        ? refusal("OUTSIDE_ZONE", rules.area, { model: name, player: nameOf(within), outside: inches }, about)
        : refusal("FAR_FROM_EDGE", rules.area, { model: name, most: within.inches, over: inches }, about);
    faults.push({ ...found, inches });
  }
  if (awayFrom !== null && isTooNear(shape, awayFrom)) {
    if (awayFrom.inches === null) {
      faults.push(refusal("IN_ENEMY_ZONE", rules.area, { model: name }, about));
    } else {
      const gap = polygonGap(shape, awayFrom.polygon);
      const details = { model: name, player: nameOf(awayFrom), gap, least: awayFrom.inches };
      faults.push(refusal("ZONE_TOO_NEAR", rules.area, details, { ...about, inches: awayFrom.inches - gap }));
    }
  }
  return faults;
}

/** How far the base reaches out of the area. */
function inchesOutside(shape: Shape, polygon: Polygon): number {
  let [inside, outside] = [0, 4 * LIMITS.boardInches];
  while (outside - inside > TOLERANCE) {
    const middle = (inside + outside) / 2;
    if (whollyWithinDistance(shape, polygon, middle)) outside = middle;
    else inside = middle;
  }
  return inside;
}

/** All models, and only those, each at a place that is on the table. */
function malformedPlaces(
  { board }: Game,
  unit: Unit,
  { positions, facings = {} }: Places,
  rule: RuleId,
): readonly Refusal[] {
  const { id: unit_id, name } = unit;
  const strangers = [...new Set([...Object.keys(positions), ...Object.keys(facings)])].filter(
    (id) => lookup(unit.models, id) === undefined,
  );
  return [
    ...strangers.map((id) => refusal("UNKNOWN_MODEL", "GD-7", { unit: name, id }, { unit_id, model_id: id })),
    ...modelsOf(unit).flatMap(({ id }) => {
      const place = lookup(positions, id);
      const about = { unit_id, model_id: id };
      if (place === undefined) return [refusal("NOT_PLACED", rule, { model: id, unit: name }, about)];
      const [x, y, z = 0] = place;
      const on = [x >= 0, y >= 0, z >= 0, x <= board.width, y <= board.height, z <= LIMITS.boardInches];
      return on.every(Boolean) ? [] : [refusal("OFF_TABLE:place", rule, { model: id }, about)];
    }),
  ];
}
