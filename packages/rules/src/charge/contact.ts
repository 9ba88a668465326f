import { type Ring, rimSpots } from "../geometry/rim.ts";
import { CHARGE, ENGAGEMENT_RANGE, TOLERANCE } from "../limits.ts";
import type { Placed } from "../sight/placed.ts";
import { isCoherent } from "./coherency.ts";
import { inContact, unmetTargets } from "./engagement.ts";
import type { Field, Mover, Standing } from "./field.ts";
import { type Landing, landingAt } from "./landing.ts";

/** Where a model could stand base to base with an enemy (CH-23). */

/** Just within what counts as contact: the nearest that a model must come. */
export const LOOSE_CONTACT = CHARGE.contact - TOLERANCE;

/** A margin by which places keep off the Engagement Range of others. */
const CLEAR = 2e-6;

/**
 * A legal landing in base contact for this model while the others end where they do, with every condition on the unit
 * kept; undefined where there is none.
 */
export function contactLanding(
  field: Field,
  ends: readonly Placed[],
  index: number,
  roll: number,
): Landing | undefined {
  const mover = field.movers[index]!;
  const { shape } = mover.start;
  const mates = ends.filter((_, i) => i !== index);
  for (const foe of foesWithin(field, mover, roll + LOOSE_CONTACT)) {
    const cuts = cutsNear(field, mover, foe, mates);
    const wanted = (end: Placed) => {
      if (!inContact(end, foe.placed)) return false;
      const placed = ends.map((other, i) => (i === index ? end : other));
      return isCoherent(placed) && unmetTargets(field, placed).length === 0;
    };
    for (const gap of [0, LOOSE_CONTACT]) {
      for (const spot of rimSpots(shape, foe.placed.shape, gap, cuts, [[shape.x, shape.y]])) {
        const landing = landingAt(field, mover, spot, foe.placed.z, mates, roll, wanted);
        if (landing !== undefined) return landing;
      }
    }
  }
  return undefined;
}

/** The enemies that the model could come that near to by the straight way, nearest first. */
export function foesWithin(field: Field, { start }: Mover, inches: number): readonly Standing[] {
  const { shape } = start;
  return field.prey
    .map((foe) => {
      const dx = foe.placed.shape.x - shape.x;
      const dy = foe.placed.shape.y - shape.y;
      return { foe, away: Math.sqrt(dx * dx + dy * dy) - shape.reach - foe.placed.shape.reach };
    })
    .filter(({ away }) => away <= inches + TOLERANCE)
    .sort((a, b) => a.away - b.away)
    .map(({ foe }) => foe);
}

/** The circles at which something begins or ceases to hold for a model near that enemy. */
export function cutsNear(
  field: Field,
  mover: Mover,
  foe: Standing,
  mates: readonly Placed[],
): readonly Ring[] {
  const own = mover.start.shape.reach;
  const reach = own + foe.placed.shape.reach + ENGAGEMENT_RANGE.across;
  const cuts: Ring[] = [];
  const cut = ({ shape }: Placed, gap: number) => {
    const radius = shape.reach + own + gap;
    const dx = shape.x - foe.placed.shape.x;
    const dy = shape.y - foe.placed.shape.y;
    const far = reach + radius + TOLERANCE;
    if (dx * dx + dy * dy <= far * far) cuts.push({ x: shape.x, y: shape.y, radius });
  };
  for (const other of field.prey) {
    if (other === foe) continue;
    cut(other.placed, 0);
    if (other.unit !== foe.unit) cut(other.placed, ENGAGEMENT_RANGE.across);
  }
  for (const { placed } of field.bystanders) cut(placed, ENGAGEMENT_RANGE.across + CLEAR);
  for (const { placed } of field.friends) cut(placed, 0);
  for (const mate of mates) {
    cut(mate, 0);
    cut(mate, CHARGE.coherency.across);
  }
  return cuts;
}
