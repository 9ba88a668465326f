import { clip } from "../../geometry/crossing.ts";
import { distanceTo } from "../../geometry/overreach.ts";
import { containsPoint, edgeDistance, type Polygon, polygonOf } from "../../geometry/polygon.ts";
import { rotation } from "../../geometry/rotation.ts";
import type { Point } from "../../geometry/shape.ts";
import type { Circle } from "./cells.ts";
import { PriorityQueue } from "./priority-queue.ts";

/**
 * How long a way has to be at the least: a bound that no way of the model falls below. What is in the way is made a little
 * smaller than it is, so that everything has corners, and the shortest way leads straight from corner to corner.
 */

/** Terrain that has to be climbed by a model that passes over it. */
export interface Rise {
  readonly polygon: Polygon;
  readonly height: number;
  /** Whether a model may end on top, and so does not have to climb down. */
  readonly top: boolean;
}

/** Where the model starts, how much of it counts, and what is in its way. */
export interface Ways {
  readonly start: Point;
  readonly z: number;
  /** The model's base is a circle of this radius, or larger. */
  readonly inner: number;
  /** The centre of the model does not come into these. */
  readonly shut: readonly Circle[];
  /** Nor nearer to these, which are convex, than so far. */
  readonly walls: readonly { readonly polygon: Polygon; readonly keep: number }[];
  readonly rises: readonly Rise[];
  /** How long ways are at the most. */
  readonly furthest: number;
  /** The bound holds for all points within this distance of the one asked about. */
  readonly blur: number;
}

interface Hull extends Rise {
  /** Around the places in which the model is over the terrain. */
  readonly hull: Polygon;
}

interface Corner {
  readonly at: Point;
  readonly cost: number;
}

const DIRECTIONS = Array.from({ length: 16 }, (_, i) => rotation(i * 22.5));

/** A circle lies around the polygon of its corners; this share of its radius lies within. */
const WITHIN = rotation(11.25).cos;

/** Shorter crossings are rounding. */
const GRAZE = 1e-7;

export class LeastWays {
  readonly #ways: Ways;
  readonly #discs: readonly Circle[];
  readonly #hulls: readonly Hull[];
  readonly #walls: readonly Polygon[];
  /** The terrain that the model stands on: only leaving it costs. */
  readonly #under: readonly Rise[];
  /** The cheapest first. */
  readonly #corners: readonly Corner[];

  constructor(ways: Ways) {
    this.#ways = ways;
    const { start, inner, shut, walls, rises, blur } = ways;
    const isUnder = ({ polygon }: Rise) => distanceTo(polygon, start) < inner;
    this.#under = rises.filter(isUnder);
    this.#hulls = rises
      .filter((rise) => !isUnder(rise))
      .map((rise) => ({ ...rise, hull: hullAround(rise.polygon, inner - blur) }));
    this.#discs = shut
      .map(({ x, y, radius }) => ({ x, y, radius: radius - blur }))
      // Who stands in it already is not kept out by it.
      .filter(({ x, y, radius }) => radius > 0 && apart(start, [x, y]) >= radius);
    this.#walls = walls
      .filter(({ polygon, keep }) => keep > blur && distanceTo(polygon, start) >= keep)
      .map(({ polygon, keep }) => hullAround(polygon, keep - blur));
    this.#corners = this.#explored();
  }

  /** Whether some point that near may be reached by a way of that length. */
  reaches(point: Point, limit: number): boolean {
    const { start, blur } = this.#ways;
    const left = limit + blur - this.#ending(point);
    if (apart(start, point) > left) return false;
    if (this.#cost(start, point, left) <= left) return true;
    for (const { at, cost } of this.#corners) {
      if (cost > left) return false;
      if (cost + this.#cost(at, point, left - cost) <= left) return true;
    }
    return false;
  }

  /** What is paid at the end of the way, whatever way it was. */
  #ending(point: Point): number {
    const { z, inner, blur } = this.#ways;
    let sum = 0;
    for (const { polygon, height } of this.#under) {
      if (distanceTo(polygon, point) > inner + blur) sum += Math.max(2 * height - z, 0);
    }
    for (const { hull, polygon, height, top } of this.#hulls) {
      // Only who stands wholly on the terrain is on top of it.
      const isOnTop = top && depthIn(polygon, point) >= inner - blur;
      if (!isOnTop && isInside(hull, point)) sum += height;
    }
    return sum;
  }

  /** Of a straight leg: its length, and the way up and down for what it leads over; infinite where it is barred. */
  #cost(from: Point, to: Point, limit: number): number {
    const length = apart(from, to);
    if (length > limit || this.#isBarred(from, to)) return Number.POSITIVE_INFINITY;
    let sum = length;
    for (const { hull, height } of this.#hulls) {
      if (!leadsThrough(hull, from, to)) continue;
      if (!isInside(hull, from)) sum += height;
      if (!isInside(hull, to)) sum += height;
    }
    return sum;
  }

  #isBarred(from: Point, to: Point): boolean {
    const [ax, ay] = from;
    const [bx, by] = to;
    for (const wall of this.#walls) if (leadsThrough(wall, from, to)) return true;
    const dx = bx - ax;
    const dy = by - ay;
    const square = dx * dx + dy * dy;
    for (const { x, y, radius } of this.#discs) {
      const px = x - ax;
      const py = y - ay;
      const t = square === 0 ? 0 : Math.min(Math.max((px * dx + py * dy) / square, 0), 1);
      const qx = px - t * dx;
      const qy = py - t * dy;
      const least = radius * WITHIN - GRAZE;
      if (qx * qx + qy * qy < least * least) return true;
    }
    return false;
  }

  /** All corners that ways of that length may lead to, with the least cost of each. */
  #explored(): readonly Corner[] {
    const { start, furthest, blur } = this.#ways;
    const limit = furthest + blur;
    const places = this.#places().filter((point) => apart(start, point) <= limit);
    const done: Corner[] = [];
    const left = new Set(places);
    const queue = new PriorityQueue<{ from: Corner; to: Point; sure: boolean; cost: number }>();
    const propose = (from: Corner) => {
      for (const to of left) {
        const cost = from.cost + apart(from.at, to);
        if (cost <= limit) queue.push(cost, { from, to, sure: false, cost });
      }
    };
    propose({ at: start, cost: 0 });
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      const { from, to, sure } = next;
      if (!left.has(to)) continue;
      if (!sure) {
        const cost = from.cost + this.#cost(from.at, to, limit - from.cost);
        if (cost > next.cost) {
          if (cost <= limit) queue.push(cost, { ...next, cost, sure: true });
          continue;
        }
      }
      left.delete(to);
      const corner = { at: to, cost: next.cost };
      done.push(corner);
      propose(corner);
    }
    return done;
  }

  #places(): readonly Point[] {
    const places: Point[] = [...this.#hulls.map(({ hull }) => hull), ...this.#walls].flatMap(
      ({ points }) => points,
    );
    for (const { x, y, radius } of this.#discs) {
      for (const { cos, sin } of DIRECTIONS) places.push([x + radius * cos, y + radius * sin]);
    }
    return places;
  }
}

/** What lies no further than that from a convex polygon, with straight edges at its corners: never more than that. */
export function hullAround({ edges, points }: Polygon, inches: number): Polygon {
  const around: Point[] = [];
  for (const [i, [x, y]] of points.entries()) {
    const before = edges[(i + edges.length - 1) % edges.length]!;
    const after = edges[i]!;
    const first: Point = [before.uy, -before.ux];
    const last: Point = [after.uy, -after.ux];
    for (const [nx, ny] of [...between(first, last, 2), last])
      around.push([x + inches * nx, y + inches * ny]);
  }
  return polygonOf(around.filter((point, i) => apart(point, around.at(i - 1)!) > GRAZE));
}

/** Directions from one to before the other, halved so many times. */
function between(from: Point, to: Point, times: number): readonly Point[] {
  const x = from[0] + to[0];
  const y = from[1] + to[1];
  const length = Math.sqrt(x * x + y * y);
  if (times === 0 || length < GRAZE) return [from];
  const middle: Point = [x / length, y / length];
  return [...between(from, middle, times - 1), ...between(middle, to, times - 1)];
}

/** How far inside of it the point lies; negative where it is outside. */
function depthIn(polygon: Polygon, [x, y]: Point): number {
  const inches = edgeDistance(polygon, x, y);
  return containsPoint(polygon, x, y) ? inches : -inches;
}

function leadsThrough(polygon: Polygon, from: Point, to: Point): boolean {
  const part = clip(polygon, from, to);
  return part !== undefined && (part[1] - part[0]) * apart(from, to) >= GRAZE;
}

function isInside({ edges }: Polygon, [x, y]: Point): boolean {
  return edges.every((edge) => edge.ux * (y - edge.y) - edge.uy * (x - edge.x) > GRAZE);
}

function apart([ax, ay]: Point, [bx, by]: Point): number {
  return Math.sqrt((ax - bx) * (ax - bx) + (ay - by) * (ay - by));
}
