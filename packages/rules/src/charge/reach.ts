import type { Point } from "../geometry/shape.ts";
import { stays } from "../geometry/stay.ts";
import { moved } from "../geometry/sweep.ts";
import { onBoard } from "../geometry/within.ts";
import { TOLERANCE } from "../limits.ts";
import type { Footprint } from "../sight/footprint.ts";
import { footprintCorners, obstacleCorners } from "./corner.ts";
import type { Field, Mover } from "./field.ts";
import { Heap } from "./heap.ts";
import { intrusion, type Obstacle, obstaclesOf } from "./obstacle.ts";
import { flat, type Spot, travelOf } from "./travel.ts";

/** The shortest ways of one model over the table, found when asked for and remembered. */
export interface Reach {
  /** A legal path to the spot that costs no more than the limit; the shortest that was found. */
  pathTo(end: Spot, limit: number): Route | undefined;
}

export interface Route {
  readonly path: readonly Spot[];
  readonly cost: number;
}

/** Obstacles around which one way is sought before it is given up. */
const MOST_DETOURS = 24;

type Barrier = { readonly obstacle: Obstacle } | { readonly footprint: Footprint };

const reaches = new WeakMap<Mover, Reach>();

/** Remembered as long as the mover, which belongs to one field. */
export function reachOf(field: Field, mover: Mover): Reach {
  let reach = reaches.get(mover);
  if (reach === undefined) {
    reach = makeReach(field, mover);
    reaches.set(mover, reach);
  }
  return reach;
}

function makeReach(field: Field, mover: Mover): Reach {
  const { shape, z } = mover.start;
  const start: Spot = [shape.x, shape.y, z];
  const obstacles = obstaclesOf(field, mover);
  const { width, height } = field.game.board;
  const corners = new Map<Obstacle | Footprint, readonly Point[]>();
  const known = new Map<string, { readonly limit: number; readonly route: Route | undefined }>();

  /** What stops a leg; tall terrain does not stop, it costs. */
  const stopper = (from: Spot, to: Spot): Obstacle | undefined =>
    obstacles.find((obstacle) => intrusion(mover, obstacle, from, to) !== undefined);

  const cornersOf = (barrier: Barrier): readonly Point[] => {
    const key = "obstacle" in barrier ? barrier.obstacle : barrier.footprint;
    let found = corners.get(key);
    if (found === undefined) {
      const all =
        "obstacle" in barrier
          ? obstacleCorners(mover, barrier.obstacle)
          : footprintCorners(mover, barrier.footprint);
      found = all.filter(([x, y]) => onBoard(moved(shape, x, y), width, height));
      corners.set(key, found);
    }
    return found;
  };

  const climbed = (from: Spot, to: Spot): readonly Footprint[] =>
    mover.climbs.filter(({ polygon }) => stays(mover.core, flat(from), flat(to), polygon).length > 0);

  const search = (end: Spot, limit: number): Route | undefined => {
    const straight: readonly Spot[] = [start, end];
    const first = stopper(start, end);
    const direct =
      first === undefined ? { path: straight, cost: travelOf(mover, straight, false).total } : undefined;
    const over = climbed(start, end);
    if (direct !== undefined && (over.length === 0 || mover.fly)) return direct;
    const barriers = new Map<Obstacle | Footprint, Barrier>();
    if (first !== undefined) barriers.set(first, { obstacle: first });
    for (const footprint of over) barriers.set(footprint, { footprint });
    let best: Route | undefined = direct;
    while (barriers.size <= MOST_DETOURS) {
      const before = barriers.size;
      const route = around(end, limit, barriers);
      if (route !== undefined && (best === undefined || route.cost < best.cost)) best = route;
      if (barriers.size === before) break;
    }
    return best;
  };

  /** The shortest way over the corners of the barriers; whatever else stops a leg is added to them. */
  const around = (
    end: Spot,
    limit: number,
    barriers: Map<Obstacle | Footprint, Barrier>,
  ): Route | undefined => {
    const level = Math.min(start[2], end[2]);
    const nodes: Spot[] = [start, end];
    for (const barrier of barriers.values()) {
      for (const [x, y] of cornersOf(barrier)) {
        const node: Spot = [x, y, level];
        if (apart(start, node) + apart(node, end) <= limit + TOLERANCE) nodes.push(node);
      }
    }
    const done = new Set<number>();
    const open = new Heap<{ node: number; cost: number; path: readonly Spot[]; walked: boolean }>();
    open.push(apart(start, end), { node: 0, cost: 0, path: [start], walked: true });
    for (let item = open.pop(); item !== undefined; item = open.pop()) {
      if (done.has(item.node)) continue;
      const at = nodes[item.node]!;
      if (!item.walked) {
        const from = item.path.at(-2)!;
        const stop = stopper(from, at);
        if (stop !== undefined) {
          barriers.set(stop, { obstacle: stop });
          continue;
        }
        const over = climbed(from, at);
        if (over.length > 0) {
          for (const footprint of over) barriers.set(footprint, { footprint });
          const { total } = travelOf(mover, item.path, false);
          if (total <= limit + TOLERANCE) {
            open.push(total + apart(at, end), { ...item, cost: total, walked: true });
          }
          continue;
        }
      }
      if (item.node === 1) return { path: item.path, cost: travelOf(mover, item.path, false).total };
      done.add(item.node);
      for (let next = 1; next < nodes.length; next++) {
        if (done.has(next)) continue;
        const cost = item.cost + apart(at, nodes[next]!);
        const rank = cost + apart(nodes[next]!, end);
        if (rank > limit + TOLERANCE) continue;
        open.push(rank, { node: next, cost, path: [...item.path, nodes[next]!], walked: false });
      }
    }
    return undefined;
  };

  return {
    pathTo(end, limit) {
      if (apart(start, end) > limit + TOLERANCE) return undefined;
      const key = `${end[0]} ${end[1]} ${end[2]}`;
      let found = known.get(key);
      if (found === undefined || (found.limit < limit && !within(found.route, found.limit))) {
        found = { limit, route: search(end, limit) };
        known.set(key, found);
      }
      return within(found.route, limit) ? found.route : undefined;
    },
  };
}

/** A way within the limit that was searched is the shortest; a longer one may be bettered with a higher limit. */
function within(route: Route | undefined, limit: number): route is Route {
  return route !== undefined && route.cost <= limit + TOLERANCE;
}

function apart(a: Spot, b: Spot): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  return Math.sqrt(dx * dx + dy * dy);
}
