import { TOLERANCE } from "../../base/limits.ts";
import { moved } from "../../geometry/sweep.ts";
import { onBoard } from "../../geometry/within.ts";
import type { Footprint } from "../sight/footprint.ts";
import { type Bend, footprintBends, type Hull, obstacleBends, SLACK } from "./corner.ts";
import type { Field, Mover } from "./field.ts";
import { intrusion, type Obstacle, obstaclesOf } from "./obstacle.ts";
import { PriorityQueue } from "./priority-queue.ts";
import { flat, type Spot } from "./spot.ts";
import { tautBends } from "./taut.ts";
import { crossed, travelOf } from "./travel.ts";

/** The shortest ways of one model over the table, found when asked for and remembered. */
export interface Reach {
  /** A legal path to the spot that costs no more than the limit; the shortest that was found. */
  pathTo(end: Spot, limit: number): Route | undefined;
}

export interface Route {
  readonly path: readonly Spot[];
  readonly cost: number;
}

const reaches = new WeakMap<Mover, Reach>();

/** Remembered as long as the mover, which belongs to one order, whatever the distance of that. */
export function reachOf(field: Field, mover: Mover): Reach {
  let reach = reaches.get(mover);
  if (reach === undefined) {
    reach = makeReach(field, mover);
    reaches.set(mover, reach);
  }
  return reach;
}

type Barrier = Obstacle | Footprint;

/** Where a way may bend, numbered for as long as the mover is known. */
interface Corner {
  readonly number: number;
  readonly spot: Spot;
  /** What the way bends round there; undefined at its ends. */
  readonly hull: Hull | undefined;
}

/** A straight leg: what stops it, or the tall terrain that it climbs. */
interface Leg {
  readonly stop: Obstacle | undefined;
  readonly over: readonly Footprint[];
}

/** Ways to one end that are compared. */
const MOST_ARRIVALS = 3;

/** Legs looked at for one way before it is given up. */
const MOST_LEGS = 3_000;

function makeReach(field: Field, mover: Mover): Reach {
  const { shape, z } = mover.start;
  const start: Spot = [shape.x, shape.y, z];
  const { width, height } = field.game.board;
  const { furthest } = field.order.distance;
  const obstacles = obstaclesOf(field, mover).filter(({ placed, keep }) => {
    const span = furthest + keep + shape.reach + placed.shape.reach;
    return Math.abs(placed.shape.x - shape.x) <= span && Math.abs(placed.shape.y - shape.y) <= span;
  });
  const corners = new Map<Barrier, readonly Corner[]>();
  const legs = new Map<number, Leg>();
  const known = new Map<string, { readonly limit: number; readonly route: Route | undefined }>();
  let numbered = 1;

  const legOf = (from: Spot, to: Spot): Leg => {
    for (const obstacle of obstacles) {
      if (intrusion(mover, obstacle, from, to) !== undefined) return { stop: obstacle, over: [] };
    }
    return { stop: undefined, over: crossed(mover, from, to) };
  };

  /** Between corners on the ground legs are remembered; a number of 0 is the end of the way, which changes. */
  const legBetween = (a: Corner, b: Corner): Leg => {
    if (a.number === 0 || b.number === 0) return legOf(a.spot, b.spot);
    const key = Math.min(a.number, b.number) * 65_536 + Math.max(a.number, b.number);
    let leg = legs.get(key);
    if (leg === undefined) {
      leg = legOf(a.spot, b.spot);
      legs.set(key, leg);
    }
    return leg;
  };

  const cornersOf = (barrier: Barrier): readonly Corner[] => {
    let found = corners.get(barrier);
    if (found === undefined) {
      const bends = "placed" in barrier ? obstacleBends(mover, barrier) : footprintBends(mover, barrier);
      found = bends
        .filter(({ point: [x, y] }) => onBoard(moved(shape, x, y), width, height))
        .map(({ point: [x, y], hull }): Omit<Corner, "number"> => ({ spot: [x, y, z], hull }))
        .filter(({ spot }) => legOf(spot, spot).stop === undefined)
        .map((corner) => ({ number: ++numbered, ...corner }));
      corners.set(barrier, found);
    }
    return found;
  };

  /**
   * From the end back to the model, since an end that nothing leads to is soon seen to be shut in. Legs are looked at
   * only when they would be the next of the shortest way, and corners join in when what they belong to stops a leg.
   */
  const search = (end: Spot, furthest: number): Route | undefined => {
    const limit = furthest * (1 + SLACK);
    const goal: Corner = { number: 1, spot: start, hull: undefined };
    let best: Route | undefined;
    let arrivals = 0;
    const level = Math.min(z, end[2]);
    const nodes: Corner[] = [{ number: 0, spot: end, hull: undefined }, goal];
    const done = new Map<Corner, Visit>();
    const barriers = new Set<Barrier>();
    const open = new PriorityQueue<Visit & { readonly sure: boolean }>();
    // Anyone who begins or ends on terrain pays less than the way up and down for it.
    const under = new Set([...crossed(mover, start, start), ...crossed(mover, end, end)]);
    let looked = 0;
    const propose = (from: Visit, to: Corner): void => {
      if (done.has(to)) return;
      const leg = apart(from.at.spot, to.spot);
      const cost = from.cost + leg;
      const rank = cost + apart(to.spot, start);
      if (rank <= limit + TOLERANCE)
        open.push(rank, { at: to, from, cost, way: from.way + leg, sure: false });
    };
    const discover = (barrier: Barrier): void => {
      if (barriers.has(barrier)) return;
      barriers.add(barrier);
      for (const corner of cornersOf(barrier)) {
        // Heights of corners are those of the lower end; only on one level are they the remembered ones.
        const { hull, spot } = corner;
        const node = level === z ? corner : { number: 0, spot: [spot[0], spot[1], level] as const, hull };
        if (apart(end, node.spot) + apart(node.spot, start) > limit + TOLERANCE) continue;
        nodes.push(node);
        for (const visit of done.values()) propose(visit, node);
      }
    };
    open.push(0, { at: nodes[0]!, from: undefined, cost: 0, way: 0, sure: true });
    for (let item = open.pop(); item !== undefined; item = open.pop()) {
      if (best !== undefined && item.cost + apart(item.at.spot, start) > best.cost * (1 + SLACK)) break;
      if (done.has(item.at)) continue;
      if (!item.sure) {
        if (++looked > MOST_LEGS) break;
        const { stop, over } = legBetween(item.from!.at, item.at);
        if (stop !== undefined) {
          discover(stop);
          continue;
        }
        if (over.length > 0) {
          let least = item.way + apart(item.at.spot, start);
          for (const footprint of over) {
            discover(footprint);
            if (!under.has(footprint)) least += 2 * footprint.feature.height;
          }
          if (least > limit + TOLERANCE) continue;
          const cost = travelOf(mover, pathOf(item), false).total;
          const rank = cost + apart(item.at.spot, start);
          if (rank <= limit + TOLERANCE) open.push(rank, { ...item, cost, sure: true });
          continue;
        }
      }
      if (item.at === goal) {
        const route = taut(item);
        if (best === undefined || route.cost < best.cost) best = route;
        // A way that is a little longer before it is pulled taut may be shorter afterwards.
        if (route.path.length === 2 || ++arrivals >= MOST_ARRIVALS) break;
        continue;
      }
      done.set(item.at, item);
      for (const node of nodes) propose(item, node);
    }
    return best;
  };

  /** The way of the search pulled taut, where nothing is in the way of that. */
  const taut = (visit: Visit): Route => {
    const path = pathOf(visit);
    const cost = travelOf(mover, path, false).total;
    const bends = bendsOf(visit);
    const pulled = bends.length === 0 ? undefined : tautBends(flat(path[0]!), bends, flat(path.at(-1)!));
    if (pulled === undefined) return { path, cost };
    const level = path[1]![2];
    const shorter = [path[0]!, ...pulled.map(([x, y]): Spot => [x, y, level]), path.at(-1)!];
    const clear = shorter.every(
      (spot, i) =>
        onBoard(moved(shape, spot[0], spot[1]), width, height) &&
        (i === 0 || legOf(shorter[i - 1]!, spot).stop === undefined),
    );
    const total = clear ? travelOf(mover, shorter, false).total : cost;
    return total < cost ? { path: shorter, cost: total } : { path, cost };
  };

  return {
    pathTo(end, limit) {
      if (apart(start, end) > limit + TOLERANCE) return undefined;
      if (mover.fly) {
        const path = [start, end];
        const cost = travelOf(mover, path, false).total;
        return cost <= limit + TOLERANCE ? { path, cost } : undefined;
      }
      const key = `${end[0]} ${end[1]} ${end[2]}`;
      let found = known.get(key);
      if (found === undefined || (found.route === undefined && found.limit < limit)) {
        found = { limit, route: search(end, limit) };
        known.set(key, found);
      }
      const { route } = found;
      return route !== undefined && route.cost <= limit + TOLERANCE ? route : undefined;
    },
  };
}

/** How the search came to a corner. */
interface Visit {
  readonly at: Corner;
  readonly from: Visit | undefined;
  readonly cost: number;
  /** The cost without climbing. */
  readonly way: number;
}

function pathOf(visit: Visit): readonly Spot[] {
  const path: Spot[] = [];
  for (let at: Visit | undefined = visit; at !== undefined; at = at.from) path.push(at.at.spot);
  return path;
}

function bendsOf(visit: Visit): readonly Bend[] {
  const bends: Bend[] = [];
  for (let at: Visit | undefined = visit; at !== undefined; at = at.from) {
    const { hull, spot } = at.at;
    if (hull !== undefined) bends.push({ point: flat(spot), hull });
  }
  return bends;
}

function apart(a: Spot, b: Spot): number {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  return Math.sqrt(dx * dx + dy * dy);
}
