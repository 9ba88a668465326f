import type { Shape } from "../../geometry/shape.ts";
import { joined, type SegmentPart, stays, sweepsOver } from "../../geometry/stay.ts";
import type { Footprint } from "../sight/footprint.ts";
import { isTall, type Mover } from "./field.ts";
import { isCarried } from "./footing.ts";
import { flat, type Spot } from "./spot.ts";

/** What a path costs, in inches, and what made it. */
export interface Travel {
  /** Along the path; through the air for FLY. */
  readonly way: number;
  readonly climb: number;
  readonly pivot: number;
  readonly total: number;
}

export function travelOf(mover: Mover, path: readonly Spot[], pivots: boolean): Travel {
  let way = 0;
  for (let i = 1; i < path.length; i++) way += leg(path[i - 1]!, path[i]!, mover.fly && !mover.level);
  const climb = mover.fly || mover.level ? 0 : Math.max(climbOf(mover, path), heightsOf(mover, path));
  const pivot = pivots ? pivotCost(mover) : 0;
  return { way, climb, pivot, total: way + climb + pivot };
}

function leg(from: Spot, to: Spot, inAir: boolean): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const dz = inAir ? to[2] - from[2] : 0;
  return Math.sqrt(dx * dx + dy * dy + dz * dz);
}

/** Turning costs once, and nothing on a round base or for AIRCRAFT (CH-17, MO-4). */
export function pivotCost({ large, start, numbers: { pivot } }: Mover): number {
  if (start.shape.kind === "circle" || start.aircraft) return 0;
  return large ? pivot.large : pivot.ordinary;
}

/**
 * The ups and downs that the path itself names; low terrain is as good as the ground. Between two heights with open ground
 * below, the way leads down and up again.
 */
function heightsOf(mover: Mover, path: readonly Spot[]): number {
  if (!path.some(([, , z]) => isTall(z, mover.numbers))) return 0;
  const levels = path.map((spot, i) => levelOf(mover, spot, i === 0 || i === path.length - 1));
  let sum = 0;
  for (let i = 1; i < path.length; i++) {
    const [a, b] = [levels[i - 1]!, levels[i]!];
    const low = Math.min(a, b);
    const carried = low === 0 || isCarried(mover, path[i - 1]!, path[i]!, low);
    sum += carried ? Math.abs(b - a) : a + b;
  }
  return sum;
}

/** How high the model is there: at the ends of its way as high as it says, for the judge of ends to doubt. */
function levelOf(mover: Mover, spot: Spot, isEnd: boolean): number {
  const [, , z] = spot;
  return isTall(z, mover.numbers) && (isEnd || isCarried(mover, spot, spot, z)) ? z : 0;
}

/** What is climbed to pass over tall terrain (CH-10). */
function climbOf(mover: Mover, path: readonly Spot[]): number {
  let sum = 0;
  for (const footprint of mover.climbs) {
    const parts: SegmentPart[] = [];
    for (let i = 1; i < path.length; i++) {
      for (const [from, to] of staysOn(mover.core, path[i - 1]!, path[i]!, footprint)) {
        parts.push([i - 1 + from, i - 1 + to]);
      }
    }
    for (const part of joined(parts)) sum += crossingCost(footprint, part, path);
  }
  return sum;
}

function staysOn(base: Shape, from: Spot, to: Spot, { polygon }: Footprint): readonly SegmentPart[] {
  return stays(base, flat(from), flat(to), polygon);
}

/** The tall terrain that a leg passes over. */
export function crossed(mover: Mover, from: Spot, to: Spot): readonly Footprint[] {
  return mover.climbs.filter(({ polygon }) => sweepsOver(mover.core, flat(from), flat(to), polygon));
}

const SEAM = 1e-9;

/**
 * The way up to the top and down again, from and to where the model is when it comes and goes: the ground, or where it
 * starts or ends on the terrain. Who never leaves the terrain passes over none of its edges.
 */
function crossingCost({ feature }: Footprint, [from, to]: SegmentPart, path: readonly Spot[]): number {
  const begins = from <= SEAM;
  const ends = to >= path.length - 1 - SEAM;
  if (begins && ends) return 0;
  const up = feature.height - (begins ? path[0]![2] : 0);
  const down = feature.height - (ends ? path.at(-1)![2] : 0);
  return Math.max(up, 0) + Math.max(down, 0);
}
