import { gap } from "../geometry/gap.ts";
import { shrunk } from "../geometry/sweep.ts";
import { onBoard, partlyWithin, whollyWithin } from "../geometry/within.ts";
import { CHARGE, TOLERANCE } from "../limits.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { inEngagementRange } from "../sight/measure.ts";
import type { Placed } from "../sight/placed.ts";
import { type Field, isTall, type Mover, type Standing } from "./field.ts";
import { encroachment } from "./obstacle.ts";

/** Where a model may end, whatever way it came. */

/** Whether two bases overlap on the same floor, deeper than the tolerance (CH-16). */
export function overlap(a: Placed, b: Placed): boolean {
  const reach = a.shape.reach + b.shape.reach - TOLERANCE;
  const dx = a.shape.x - b.shape.x;
  const dy = a.shape.y - b.shape.y;
  if (dx * dx + dy * dy >= reach * reach) return false;
  if (Math.abs(a.z - b.z) >= CHARGE.floor - TOLERANCE) return false;
  if (a.shape.kind === "circle" && b.shape.kind === "circle") return true;
  return gap(shrunk(a.shape, TOLERANCE), b.shape) === 0;
}

/** The model of another unit that the base would end on. */
function endsOn({ prey, bystanders, friends }: Field, end: Placed): Standing | undefined {
  const under = ({ placed }: Standing) => overlap(end, placed);
  return prey.find(under) ?? bystanders.find(under) ?? friends.find(under);
}

/** A model of a unit that is not a target, within Engagement Range of the end. */
function encroachedAt({ bystanders }: Field, end: Placed): Standing | undefined {
  return bystanders.find(({ placed }) => inEngagementRange(end, placed));
}

function offBoard({ game }: Field, end: Placed): boolean {
  return !onBoard(end.shape, game.board.width, game.board.height);
}

/** What keeps a model from standing there: terrain that it may not end on, or thin air (CH-18). */
function footingFault(field: Field, mover: Mover, end: Placed): string | undefined {
  const { shape, z } = end;
  let held = z <= TOLERANCE;
  for (const { feature, polygon } of field.footprints) {
    if (!partlyWithin(shape, polygon)) continue;
    const { kind, id, height } = feature;
    if (kind === "barricade" || kind === "debris") return `ends on ${id}`;
    const atTop = Math.abs(z - height) <= TOLERANCE;
    if (kind === "hill" || kind === "container") {
      const onTop = atTop && whollyWithin(shape, polygon);
      if (onTop) held = true;
      else if (isTall(height)) return atTop ? `overhangs ${id}` : `ends halfway up ${id}`;
    } else if (kind === "ruins" && z <= height + TOLERANCE && whollyWithin(shape, polygon)) {
      held ||= mover.nimble || mover.fly;
    }
  }
  return held ? undefined : `ends ${z.toFixed(2)}" up with nothing under it`;
}

/** Everything wrong with the end of a model that moved, other models of its unit aside. */
export function endFaults(field: Field, mover: Mover, end: Placed): readonly Refusal[] {
  const faults: Refusal[] = [];
  const about = { unit_id: field.unit.id, model_id: mover.id };
  if (offBoard(field, end)) {
    faults.push(refusal("OFF_BOARD", "CH-13", `${mover.id} ends over the table's edge.`, about));
  }
  const under = endsOn(field, end);
  if (under !== undefined) {
    const message = `${mover.id} ends on ${under.placed.id} of ${under.unit.name}.`;
    faults.push(refusal("OVERLAP", "CH-16", message, { ...about, target_unit_id: under.unit.id }));
  }
  const near = encroachedAt(field, end);
  if (near !== undefined) {
    faults.push(encroachment(field.unit.id, mover.id, near, gap(end.shape, near.placed.shape)));
  }
  const footing = footingFault(field, mover, end);
  if (footing !== undefined) {
    faults.push(refusal("BAD_FOOTING", "CH-18", `${mover.id} ${footing}.`, about));
  }
  return faults;
}

/** Whether a model may end there, its own unit aside: the same questions, the cheapest first. */
export function mayEnd(field: Field, mover: Mover, end: Placed): boolean {
  return (
    !offBoard(field, end) &&
    endsOn(field, end) === undefined &&
    encroachedAt(field, end) === undefined &&
    footingFault(field, mover, end) === undefined
  );
}
