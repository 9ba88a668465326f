import { type Ring, rimSpots } from "../geometry/rim.ts";
import type { Point } from "../geometry/shape.ts";
import { moved } from "../geometry/sweep.ts";
import { CHARGE, ENGAGEMENT_RANGE, TOLERANCE } from "../limits.ts";
import type { Placed } from "../sight/placed.ts";
import { isCoherent } from "./coherency.ts";
import { mayEnd, overlap } from "./ending.ts";
import { inContact, unmetTargets } from "./engagement.ts";
import type { Field, Mover, Standing } from "./field.ts";
import { levelsAt } from "./level.ts";
import type { Reach, Route } from "./reach.ts";

/** Where a model could stand base to base with an enemy (CH-23). */

/** A place to end, and the way there. */
export interface Landing {
  readonly end: Placed;
  readonly route: Route;
}

/** Just within what counts as contact: the nearest that a model must come. */
const LOOSE = CHARGE.contact - TOLERANCE;

/** A margin by which places keep off the Engagement Range of others. */
const CLEAR = 2e-6;

/**
 * A legal landing in base contact for this model while the others end where they do, with every condition on the unit
 * kept; undefined where there is none.
 */
export function contactLanding(
  field: Field,
  reach: Reach,
  ends: readonly Placed[],
  index: number,
  roll: number,
): Landing | undefined {
  const mover = field.movers[index]!;
  const { shape } = mover.start;
  const mates = ends.filter((_, i) => i !== index);
  const foes = field.prey
    .map((foe) => ({ foe, away: reachOver(mover, foe) }))
    .filter(({ away }) => away <= roll + LOOSE + TOLERANCE)
    .sort((a, b) => a.away - b.away);
  for (const { foe } of foes) {
    for (const gap of [0, LOOSE]) {
      const cuts = cutsNear(field, mover, foe, mates);
      const spots = rimSpots(shape, foe.placed.shape, gap, cuts, [[shape.x, shape.y]]);
      const landing = bestLanding(field, reach, ends, index, roll, foe, spots);
      if (landing !== undefined) return landing;
    }
  }
  return undefined;
}

function bestLanding(
  field: Field,
  reach: Reach,
  ends: readonly Placed[],
  index: number,
  roll: number,
  foe: Standing,
  spots: readonly Point[],
): Landing | undefined {
  const mover = field.movers[index]!;
  const { x, y } = mover.start.shape;
  for (const [sx, sy] of spots) {
    const dx = sx - x;
    const dy = sy - y;
    if (dx * dx + dy * dy > (roll + TOLERANCE) * (roll + TOLERANCE)) continue;
    for (const z of levelsAt(field, mover, moved(mover.start.shape, sx, sy), foe.placed.z)) {
      const end: Placed = { ...mover.start, shape: moved(mover.start.shape, sx, sy), z };
      if (!inContact(end, foe.placed) || !mayEnd(field, mover, end)) continue;
      if (ends.some((other, i) => i !== index && overlap(end, other))) continue;
      const placed = ends.map((other, i) => (i === index ? end : other));
      if (!isCoherent(placed) || unmetTargets(field, placed).length > 0) continue;
      const route = reach.pathTo([sx, sy, z], roll);
      if (route !== undefined) return { end, route };
    }
  }
  return undefined;
}

/** The straight way from the model to contact, in inches. */
function reachOver({ start }: Mover, { placed }: Standing): number {
  const dx = placed.shape.x - start.shape.x;
  const dy = placed.shape.y - start.shape.y;
  return Math.sqrt(dx * dx + dy * dy) - start.shape.reach - placed.shape.reach;
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
