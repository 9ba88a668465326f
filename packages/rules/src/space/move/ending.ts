import { TOLERANCE } from "../../base/limits.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Terrain } from "../../game/document.ts";
import { inRange, type Spread } from "../../game/measure/measure.ts";
import type { Placed } from "../../game/measure/placed.ts";
import type { Range } from "../../game/measure/range.ts";
import { modelName } from "../../game/names.ts";
import { terrainName } from "../../game/terrain-names.ts";
import { gap } from "../../geometry/gap.ts";
import { shrunk } from "../../geometry/sweep.ts";
import { onBoard, partlyWithin, whollyWithin } from "../../geometry/within.ts";
import { type Field, isTall, type Mover, type Standing } from "./field.ts";
import { spreadOf } from "./goal.ts";
import { nearFault } from "./obstacle.ts";
import type { Marker, MoveOrder } from "./order.ts";

/** Where a model may end, whatever way it came. */

/** Whether two bases overlap on the same floor, deeper than the tolerance (CH-16); `floor`: how far floors are apart. */
export function overlap(a: Spread, b: Spread, floor: number): boolean {
  const reach = a.shape.reach + b.shape.reach - TOLERANCE;
  const dx = a.shape.x - b.shape.x;
  const dy = a.shape.y - b.shape.y;
  if (dx * dx + dy * dy >= reach * reach) return false;
  if (Math.abs(a.z - b.z) >= floor - TOLERANCE) return false;
  if (a.shape.kind === "circle" && b.shape.kind === "circle") return true;
  return gap(shrunk(a.shape, TOLERANCE), b.shape) === 0;
}

/** The model of another unit that the base would end on. */
function endsOn({ targetModels, otherEnemies, friends, numbers }: Field, end: Placed): Standing | undefined {
  const { floor } = numbers.move;
  const under = ({ placed }: Standing) => overlap(end, placed, floor);
  return targetModels.find(under) ?? otherEnemies.find(under) ?? friends.find(under);
}

/** A model of an enemy unit that is not a target, nearer to the end than the order allows. */
function tooNearTo({ order, otherEnemies }: Field, end: Placed): Standing | undefined {
  const { keepAway } = order.ending;
  if (keepAway === null) return undefined;
  return otherEnemies.find((enemy) => inRange(end, enemy.placed, awayFrom(order, enemy)!));
}

/** How near the move may not end to this model. */
function awayFrom({ ending: { keepAway, furtherFrom } }: MoveOrder, { unit }: Standing): Range | null {
  const further = furtherFrom?.get(unit.id);
  return keepAway === null || further === undefined || further <= keepAway.across
    ? keepAway
    : { across: further, up: Number.POSITIVE_INFINITY };
}

/** An objective marker under the base, where the mission lets nobody end on one (OB-2). */
function markerUnder({ markers, numbers }: Field, end: Placed): Marker | undefined {
  return markers.find((marker) => overlap(end, spreadOf(marker), numbers.move.floor));
}

/** What a model that stays is too near to, where the order asks that of it as well. */
export function stayFaults(field: Field, mover: Mover): readonly Refusal[] {
  const { allKeepAway } = field.order.ending;
  const near = allKeepAway === true ? tooNearTo(field, mover.start) : undefined;
  if (near === undefined) return [];
  const least = awayFrom(field.order, near)!.across;
  return [nearFault(field, mover, near, gap(mover.start.shape, near.placed.shape), least)];
}

function offBoard({ game }: Field, end: Placed): boolean {
  return !onBoard(end.shape, game.board.width, game.board.height);
}

/** How a model would stand where it cannot: on, over or on the side of terrain, by its name, or on nothing. */
export type BadFooting =
  | { readonly how: "ON" | "OVERHANGING" | "HALFWAY_UP"; readonly terrain: string }
  | { readonly how: "IN_THE_AIR"; readonly up: number };

const nameOf = ({ game }: Field, { id }: Terrain): string => terrainName(game.terrain, id);

/** What keeps a model from standing there: terrain that it may not end on, or thin air (CH-18). */
function footingFault(field: Field, mover: Mover, end: Placed): BadFooting | undefined {
  const { shape, z } = end;
  let held = z <= TOLERANCE;
  for (const { feature, polygon } of field.footprints) {
    if (!partlyWithin(shape, polygon)) continue;
    const { kind, height } = feature;
    if (kind === "barricade" || kind === "debris") return { how: "ON", terrain: nameOf(field, feature) };
    const atTop = Math.abs(z - height) <= TOLERANCE;
    if (kind === "hill" || kind === "container") {
      const onTop = atTop && whollyWithin(shape, polygon);
      if (onTop) held = true;
      else if (isTall(height, field.numbers.move))
        return { how: atTop ? "OVERHANGING" : "HALFWAY_UP", terrain: nameOf(field, feature) };
    } else if (kind === "ruins" && z <= height + TOLERANCE && whollyWithin(shape, polygon)) {
      held ||= mover.upstairs;
    }
  }
  return held ? undefined : { how: "IN_THE_AIR", up: z };
}

/** Everything wrong with the end of a model that moved, other models of its unit aside. */
export function endFaults(field: Field, mover: Mover, end: Placed): readonly Refusal[] {
  const faults: Refusal[] = [];
  const about = { unit_id: field.unit.id, model_id: mover.id };
  const { rules } = field.order;
  if (offBoard(field, end)) {
    faults.push(refusal("OFF_BOARD", rules.edge, { model: mover.name, verb: "ends" }, about));
  }
  const under = endsOn(field, end);
  if (under !== undefined) {
    const details = {
      model: mover.name,
      other: modelName(under.unit, under.placed.id),
      unit: under.unit.name,
    };
    faults.push(refusal("OVERLAP", rules.overlap, details, { ...about, target_unit_id: under.unit.id }));
  }
  const near = tooNearTo(field, end);
  if (near !== undefined) {
    const least = awayFrom(field.order, near)!.across;
    faults.push(nearFault(field, mover, near, gap(end.shape, near.placed.shape), least));
  }
  const marker = markerUnder(field, end);
  if (marker !== undefined) {
    faults.push(refusal("ON_MARKER", "OB-2", { model: mover.id, marker: marker.name }, about));
  }
  const footing = footingFault(field, mover, end);
  if (footing !== undefined) {
    faults.push(refusal("BAD_FOOTING", rules.footing, { model: mover.name, footing }, about));
  }
  return faults;
}

/** Whether a model may end there, its own unit aside: the same questions, the cheapest first. */
export function mayEnd(field: Field, mover: Mover, end: Placed): boolean {
  return (
    !offBoard(field, end) &&
    endsOn(field, end) === undefined &&
    tooNearTo(field, end) === undefined &&
    markerUnder(field, end) === undefined &&
    footingFault(field, mover, end) === undefined
  );
}
