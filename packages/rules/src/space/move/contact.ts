import { TOLERANCE } from "../../base/limits.ts";
import { inRange } from "../../game/measure/measure.ts";
import type { Placed } from "../../game/measure/placed.ts";
import { rimSpots } from "../../geometry/rim.ts";
import { boundariesNear } from "./boundary.ts";
import { coherentWith } from "./coherency.ts";
import { unmetTargets } from "./engagement.ts";
import { allowanceOf, type Field, type Mover, type Standing } from "./field.ts";
import { type Landing, landingAt } from "./landing.ts";
import { posesOf } from "./pose.ts";

/** Where a model could stand base to base with an enemy (CH-23). */

/** Just within what counts as contact: the nearest that a model must come. */
export function looseContact({ numbers }: Pick<Field, "numbers">): number {
  return numbers.contact.across - TOLERANCE;
}

interface Asked {
  readonly ends: readonly Placed[];
  readonly allowance: number;
  readonly landing: Landing | undefined;
}

/** The last question about each mover: who seeks paths asks it, and then so does the judge. */
const asked = new WeakMap<Mover, Asked>();

/**
 * A legal landing in base contact for this model while the others end where they do, with every condition on the unit
 * kept; undefined where there is none.
 */
export function contactLanding(field: Field, ends: readonly Placed[], index: number): Landing | undefined {
  const mover = field.movers[index]!;
  const allowance = allowanceOf(field, mover);
  const last = asked.get(mover);
  if (last?.allowance === allowance && ends.every((end, i) => samePlace(end, last.ends[i]!))) {
    return last.landing;
  }
  const landing = seekContact(field, ends, index);
  asked.set(mover, { ends, allowance, landing });
  return landing;
}

function samePlace(a: Placed, b: Placed): boolean {
  if (a === b) return true;
  const { x, y, ux, uy } = a.shape;
  return x === b.shape.x && y === b.shape.y && a.z === b.z && ux === b.shape.ux && uy === b.shape.uy;
}

function seekContact(field: Field, ends: readonly Placed[], index: number): Landing | undefined {
  const mover = field.movers[index]!;
  const ownModels = ends.filter((_, i) => i !== index);
  const { coherency, contact } = field.numbers;
  const loose = looseContact(field);
  const unmet = unmetTargets(field, ownModels);
  const coherent = coherentWith(ownModels, coherency);
  for (const enemy of enemiesWithin(field, mover, allowanceOf(field, mover) + loose)) {
    const boundaries = boundariesNear(field, mover, enemy, ownModels);
    const wanted = (end: Placed) =>
      inRange(end, enemy.placed, contact) &&
      coherent(end) &&
      (unmet.length === 0 || unmetTargets(field, [...ownModels, end]).length === 0);
    for (const pose of posesOf(field, mover)) {
      const { shape } = pose.walker.start;
      for (const gap of [0, loose]) {
        for (const spot of rimSpots(shape, enemy.placed.shape, gap, boundaries, [[shape.x, shape.y]])) {
          const landing = landingAt(field, mover, spot, enemy.placed.z, ownModels, wanted, pose);
          if (landing !== undefined) return landing;
        }
      }
    }
  }
  return undefined;
}

/** The models of targets that the model could come that near to by the straight way, nearest first. */
export function enemiesWithin(field: Field, { start }: Mover, inches: number): readonly Standing[] {
  const { shape } = start;
  return field.targetModels
    .map((enemy) => {
      const dx = enemy.placed.shape.x - shape.x;
      const dy = enemy.placed.shape.y - shape.y;
      return { enemy, away: Math.sqrt(dx * dx + dy * dy) - shape.reach - enemy.placed.shape.reach };
    })
    .filter(({ away }) => away <= inches + TOLERANCE)
    .sort((a, b) => a.away - b.away)
    .map(({ enemy }) => enemy);
}
