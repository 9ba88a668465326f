import { inRange } from "../../game/measure/measure.ts";
import type { Placed } from "../../game/measure/placed.ts";
import { gap } from "../../geometry/gap.ts";
import { type Boundary, rimSpots } from "../../geometry/rim.ts";
import type { Point, Shape } from "../../geometry/shape.ts";
import { moved } from "../../geometry/sweep.ts";
import { neighboursNeeded } from "./coherency.ts";
import { mayEnd, overlap } from "./ending.ts";
import type { Field, Mover } from "./field.ts";
import { levelsAt } from "./level.ts";

/** Base contact for a hand that is near it: nobody can put one base exactly beside another. */

/** How near a hand must bring a base to contact for it to snap there. */
const NEAR = 0.45;
/** From on top of an enemy, where no base can end, it is let out further. */
const FROM_WITHIN = 1.5;
/** How much further off a place may be that touches two enemies at once. */
const BOTH = 0.25;

export interface Contact {
  readonly spot: Point;
  readonly z: number;
}

/** Places in contact at which the base may end beside the other models of its unit, near to where the hand holds it; the best first. */
export function contactsNear(
  field: Field,
  mover: Mover,
  base: Shape,
  ownModels: readonly Placed[],
): readonly Contact[] {
  const { contact: touching, move } = field.numbers;
  const found: { readonly contact: Contact; readonly rank: number }[] = [];
  for (const enemy of field.targetModels) {
    const { shape, z: floor } = enemy.placed;
    const within = gap(base, shape) === 0;
    const furthest = within ? FROM_WITHIN : NEAR;
    if (!isNear(base, shape, furthest)) continue;
    for (const spot of spotsBeside(field, base, shape, ownModels)) {
      const away = apart(spot, [base.x, base.y]);
      if (away > furthest) continue;
      const placed = moved(base, spot[0], spot[1]);
      for (const z of levelsAt(field, mover, placed, floor)) {
        const end: Placed = { ...mover.start, shape: placed, z };
        if (
          !inRange(end, enemy.placed, touching) ||
          ownModels.some((ownModel) => overlap(end, ownModel, move.floor))
        )
          continue;
        if (!mayEnd(field, mover, end)) continue;
        const touched = field.targetModels.filter((other) => inRange(end, other.placed, touching)).length;
        found.push({ contact: { spot, z }, rank: away - (touched > 1 ? BOTH : 0) });
        break;
      }
    }
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ contact }) => contact);
}

/** Straight out of the enemy; and between round bases also where the base touches another one as well. */
function spotsBeside(
  field: Field,
  base: Shape,
  enemy: Shape,
  ownModels: readonly Placed[],
): readonly Point[] {
  const straight = straightOut(base, enemy, field.numbers.contact.across);
  if (base.kind !== "circle" || enemy.kind !== "circle") return [straight];
  const boundaries: Boundary[] = [];
  const around = (placed: Placed) => {
    const { kind, x, y, reach } = placed.shape;
    if (kind !== "circle" || placed.shape === enemy || !isNear(base, placed.shape, 2)) return;
    boundaries.push({ x, y, radius: reach + base.reach });
  };
  for (const { placed } of field.targetModels) around(placed);
  for (const { placed } of field.friends) around(placed);
  for (const ownModel of ownModels) around(ownModel);
  return [straight, ...rimSpots(base, enemy, 0, boundaries, [])];
}

/** How far into another model of the unit a hand may put a base for it to be let out beside it, and how near for it to close up. */
const INTO = 0.6;
const CLOSE = 0.12;

/** The base where it snaps to: beside the own model it was put onto or nearly touches, or back within coherency of the nearest. */
export function besideOwnModels(
  field: Field,
  mover: Mover,
  base: Shape,
  ownModels: readonly Placed[],
): Shape {
  const { coherency, contact, move } = field.numbers;
  const near = ownModels
    .filter(({ shape }) => isNear(base, shape, coherency.across + NEAR))
    .map(({ shape }) => ({ shape, away: gap(base, shape) }))
    .sort((a, b) => a.away - b.away);
  const [first] = near;
  if (first === undefined) return base;
  const fits = (shape: Shape) => {
    const end: Placed = { ...mover.start, shape };
    return !ownModels.some((ownModel) => overlap(end, ownModel, move.floor)) && mayEnd(field, mover, end);
  };
  if (first.away <= CLOSE) {
    const [x, y] = straightOut(base, first.shape, contact.across);
    const beside = moved(base, x, y);
    if (apart([x, y], [base.x, base.y]) <= INTO && fits(beside)) return beside;
  }
  const needed = near[neighboursNeeded(ownModels.length + 1, coherency) - 1];
  const short = needed === undefined ? 0 : needed.away - coherency.across;
  if (needed === undefined || short <= 0 || short > NEAR) return base;
  const dx = needed.shape.x - base.x;
  const dy = needed.shape.y - base.y;
  const share = (short + contact.across) / Math.sqrt(dx * dx + dy * dy);
  const back = moved(base, base.x + dx * share, base.y + dy * share);
  return fits(back) ? back : base;
}

function isNear(a: Shape, b: Shape, inches: number): boolean {
  const reach = a.reach + b.reach + inches;
  return Math.abs(a.x - b.x) <= reach && Math.abs(a.y - b.y) <= reach;
}

/** Out from the other's centre through that of the base, until they just touch; `clear` is a gap at which they surely do not overlap. */
function straightOut(base: Shape, other: Shape, clear: number): Point {
  const dx = base.x - other.x;
  const dy = base.y - other.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  const ux = length > 0 ? dx / length : 1;
  const uy = length > 0 ? dy / length : 0;
  const at = (away: number): Point => [other.x + away * ux, other.y + away * uy];
  let inside = 0;
  let outside = base.reach + other.reach + clear;
  for (let n = 0; n < HALVINGS; n++) {
    const middle = (inside + outside) / 2;
    const [x, y] = at(middle);
    if (gap(moved(base, x, y), other) > 0) outside = middle;
    else inside = middle;
  }
  return at(outside);
}

/** Far below what counts as overlapping. */
const HALVINGS = 40;

function apart(a: Point, b: Point): number {
  const dx = a[0] - b[0];
  const dy = a[1] - b[1];
  return Math.sqrt(dx * dx + dy * dy);
}
