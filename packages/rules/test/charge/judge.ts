import type { Game, Model, Unit } from "../../src/index.ts";
import { PriorityQueue } from "../../src/space/move/priority-queue.ts";

/**
 * The slow judge of small charges: a grid with the critical points around the targets, every combination of ends, and
 * paths checked by small steps. It knows round bases on the ground and nothing of the engine's geometry.
 */

export type Place = readonly [x: number, y: number];
export type Ends = readonly Place[];

interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly unit: string;
}

const MM = 50.8;
const SLACK = 1e-3;
const STEP = 0.5;

function discsOf(unit: Unit): readonly Disc[] {
  return Object.values(unit.models).map(({ position, base }: Model) => ({
    x: position!.x,
    y: position!.y,
    radius: (base.mm as number) / MM,
    unit: unit.id,
  }));
}

/** `Math.hypot` takes ten times as long, and most of the time is spent here. */
const length = (dx: number, dy: number) => Math.sqrt(dx * dx + dy * dy);
const apart = (a: Place, b: { x: number; y: number }) => length(a[0] - b.x, a[1] - b.y);
const between = (a: Place, b: Place) => length(a[0] - b[0], a[1] - b[1]);

interface Wall {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  readonly height: number;
  readonly kind: string;
}

export class Judge {
  readonly chargers: readonly Disc[];
  readonly prey: readonly Disc[];
  readonly bystanders: readonly Disc[];
  readonly friends: readonly Disc[];
  readonly walls: readonly Wall[];
  readonly radius: number;
  readonly targets: readonly string[];
  readonly roll: number;
  readonly board: { readonly width: number; readonly height: number };

  constructor(game: Game, targets: readonly string[], roll: number) {
    const units = Object.values(game.units);
    this.chargers = discsOf(game.units["A"]!);
    this.prey = units.filter(({ id }) => targets.includes(id)).flatMap(discsOf);
    this.bystanders = units
      .filter(({ id, owner }) => owner === "p2" && !targets.includes(id))
      .flatMap(discsOf);
    this.friends = units.filter(({ id, owner }) => owner === "p1" && id !== "A").flatMap(discsOf);
    this.walls = Object.values(game.terrain).map(({ polygon, height, kind }) => ({
      x1: polygon[0]![0]!,
      y1: polygon[0]![1]!,
      x2: polygon[2]![0]!,
      y2: polygon[2]![1]!,
      height,
      kind,
    }));
    this.radius = this.chargers[0]!.radius;
    this.targets = targets;
    this.roll = roll;
    this.board = game.board;
  }

  over(place: Place, { x1, y1, x2, y2 }: Wall, slack: number): boolean {
    const dx = Math.max(x1 - place[0], 0, place[0] - x2);
    const dy = Math.max(y1 - place[1], 0, place[1] - y2);
    return length(dx, dy) < this.radius - slack;
  }

  /** Whether the base may be there in passing; a negative slack is strict, a positive one lenient. */
  passable(place: Place, slack: number): boolean {
    const { radius: r, board } = this;
    if (place[0] < r - slack || place[1] < r - slack) return false;
    if (place[0] > board.width - r + slack || place[1] > board.height - r + slack) return false;
    if (this.prey.some((enemy) => apart(place, enemy) < r + enemy.radius - slack)) return false;
    return !this.bystanders.some((enemy) => apart(place, enemy) <= r + enemy.radius + 1 - slack);
  }

  mayEnd(place: Place, slack: number): boolean {
    if (!this.passable(place, slack)) return false;
    if (this.friends.some((other) => apart(place, other) < this.radius + other.radius - slack)) return false;
    return !this.walls.some(({ kind, height, ...wall }) => {
      const barred =
        kind === "barricade" ||
        kind === "debris" ||
        ((kind === "hill" || kind === "container") && height > 2);
      return barred && this.over(place, { kind, height, ...wall }, slack);
    });
  }

  engaged(place: Place, target: string): boolean {
    return this.prey.some(
      (enemy) => enemy.unit === target && apart(place, enemy) <= this.radius + enemy.radius + 1 + 1e-7,
    );
  }

  nearer(index: number, place: Place): boolean {
    const start = this.chargers[index]!;
    return this.targets.some((target) => {
      const enemies = this.prey.filter(({ unit }) => unit === target);
      const gap = (from: Place) =>
        Math.max(0, Math.min(...enemies.map((enemy) => apart(from, enemy) - enemy.radius - this.radius)));
      return gap(place) < gap([start.x, start.y]) - 1e-4;
    });
  }

  linked(a: Place, b: Place): boolean {
    return between(a, b) <= 2 * this.radius + 2 + 1e-7;
  }

  coherent(ends: Ends): boolean {
    const seen = new Set([0]);
    for (let grew = true; grew; ) {
      grew = false;
      for (const i of ends.keys()) {
        if (seen.has(i) || ![...seen].some((j) => this.linked(ends[i]!, ends[j]!))) continue;
        seen.add(i);
        grew = true;
      }
    }
    return seen.size === ends.length;
  }

  /** What a path costs by small steps, or undefined where it passes what it may not. */
  cost(path: readonly Place[], slack: number): number | undefined {
    let sum = 0;
    const tall = this.walls.filter(({ height }) => height > 2);
    const inside = new Set(tall.filter((wall) => this.over(path[0]!, wall, slack)));
    for (let i = 1; i < path.length; i++) {
      const [from, to] = [path[i - 1]!, path[i]!];
      const far = between(from, to);
      sum += far;
      const steps = Math.max(1, Math.ceil(far / 0.04));
      for (let k = 1; k <= steps; k++) {
        const t = k / steps;
        const place: Place = [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1])];
        if (!this.passable(place, slack)) return undefined;
        for (const wall of tall) {
          const over = this.over(place, wall, slack);
          if (over && !inside.has(wall)) {
            inside.add(wall);
            sum += 2 * wall.height;
          } else if (!over) inside.delete(wall);
        }
      }
    }
    return sum;
  }

  /** Whether whole paths make a legal charge, contact aside; `slack` forgives what small steps cannot tell. */
  legal(paths: readonly (readonly Place[])[], slack = SLACK): boolean {
    const ends = paths.map((path) => path.at(-1)!);
    for (const [i, path] of paths.entries()) {
      if (path.length < 2) continue;
      const cost = this.cost(path, slack);
      if (cost === undefined || cost > this.roll + slack) return false;
      if (!this.mayEnd(ends[i]!, slack) || !this.nearer(i, ends[i]!)) return false;
    }
    const apartEnough = ends.every((a, i) =>
      ends.every((b, j) => j <= i || between(a, b) >= 2 * this.radius - slack),
    );
    return (
      apartEnough &&
      this.coherent(ends) &&
      this.targets.every((target) => ends.some((end) => this.engaged(end, target)))
    );
  }

  /** Places that a charger can reach, with a way to each: a grid around it and points close to every target model. */
  reachable(index: number): readonly (readonly Place[])[] {
    const { x, y } = this.chargers[index]!;
    const start: Place = [x, y];
    const span = Math.floor(this.roll / STEP);
    const nodes: Place[] = [];
    const ids = new Map<number, number>();
    // Wide enough for questions beside the grid.
    const key = (i: number, j: number) => i * (4 * span + 20) + j;
    for (let i = -span; i <= span; i++) {
      for (let j = -span; j <= span; j++) {
        const node: Place = [x + i * STEP, y + j * STEP];
        if (between(start, node) > this.roll || (!(i === 0 && j === 0) && !this.passable(node, -1e-5)))
          continue;
        ids.set(key(i, j), nodes.length);
        nodes.push(node);
      }
    }
    const home = ids.get(key(0, 0))!;
    const tall = this.walls.filter(({ height }) => height > 2);
    const overs = nodes.map((node) => tall.map((wall) => this.over(node, wall, -1e-5)));
    const best = nodes.map(() => Number.POSITIVE_INFINITY);
    const from = nodes.map(() => -1);
    best[home] = 0;
    const queue = new PriorityQueue<number>();
    queue.push(0, home);
    const done = new Set<number>();
    const free = (a: Place, b: Place) => this.clear(a, b);
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      // Once for every way that was found to it, of which the first to come out is the shortest.
      if (done.has(at)) continue;
      done.add(at);
      const [i, j] = [Math.round((nodes[at]![0] - x) / STEP), Math.round((nodes[at]![1] - y) / STEP)];
      for (const [di, dj] of MOVES) {
        const next = ids.get(key(i + di, j + dj));
        if (next === undefined || done.has(next)) continue;
        const climb = tall.reduce((sum, wall, w) => {
          if (overs[next]![w] && !overs[at]![w]) return sum + 2 * wall.height;
          const cuts = !overs[next]![w] && !overs[at]![w] && this.cuts(nodes[at]!, nodes[next]!, wall);
          return cuts ? sum + 2 * wall.height : sum;
        }, 0);
        const cost = best[at]! + between(nodes[at]!, nodes[next]!) + climb;
        if (cost >= best[next]! || cost > this.roll || !free(nodes[at]!, nodes[next]!)) continue;
        best[next] = cost;
        from[next] = at;
        queue.push(cost, next);
      }
    }
    const pathTo = (id: number): readonly Place[] => {
      const path: Place[] = [];
      for (let at = id; at >= 0; at = from[at]!) path.unshift(nodes[at]!);
      return path;
    };
    const paths = nodes.flatMap((_, id) =>
      best[id]! < Number.POSITIVE_INFINITY && id !== home ? [pathTo(id)] : [],
    );
    /** Nodes within two steps of the grid. */
    const around = (place: Place): readonly number[] => {
      const [i, j] = [Math.round((place[0] - x) / STEP), Math.round((place[1] - y) / STEP)];
      return SQUARE.flatMap(([di, dj]) => ids.get(key(i + di, j + dj)) ?? []);
    };
    // Straight from the model, and over the last step of the grid, to points close to the targets.
    for (const enemy of this.prey) {
      for (let k = 0; k < 24; k++) {
        const angle = (k * Math.PI) / 12;
        for (const gap of [0.001, 0.999]) {
          const ring = this.radius + enemy.radius + gap;
          const end: Place = [enemy.x + ring * Math.cos(angle), enemy.y + ring * Math.sin(angle)];
          if (between(start, end) > this.roll || !this.mayEnd(end, -1e-5)) continue;
          const near = around(end)
            .filter((id) => between(nodes[id]!, end) < 0.75 && best[id]! < Number.POSITIVE_INFINITY)
            .sort((a, b) => best[a]! + between(nodes[a]!, end) - best[b]! - between(nodes[b]!, end))
            .slice(0, 2);
          for (const path of [[start, end], ...near.map((id) => [...pathTo(id), end])]) {
            const cost = this.cost(path, -1e-5);
            if (cost === undefined || cost > this.roll) continue;
            paths.push(path);
            break;
          }
        }
      }
    }
    return paths.filter((path) => this.mayEnd(path.at(-1)!, -1e-5) && this.nearer(index, path.at(-1)!));
  }

  clear(a: Place, b: Place): boolean {
    for (let k = 1; k < 4; k++) {
      const t = k / 4;
      if (!this.passable([a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])], -1e-2)) return false;
    }
    return true;
  }

  cuts(a: Place, b: Place, wall: Wall): boolean {
    for (let k = 1; k < 4; k++) {
      const t = k / 4;
      if (this.over([a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])], wall, -1e-2)) return true;
    }
    return false;
  }

  /** Paths of all chargers that make the charge, contact aside; undefined where the search finds none. */
  find(): readonly (readonly Place[])[] | undefined {
    const options = this.chargers.map(({ x, y }, i) => [[[x, y]] as readonly Place[], ...this.reachable(i)]);
    const engaging = options.map((paths) =>
      paths.filter((path) => this.targets.some((target) => this.engaged(path.at(-1)!, target))),
    );
    const n = this.chargers.length;
    const check = (paths: readonly (readonly Place[])[]) => {
      const ends = paths.map((path) => path.at(-1)!);
      if (!this.targets.every((target) => ends.some((end) => this.engaged(end, target)))) return false;
      return this.legal(paths, 1e-6);
    };
    for (let a = 0; a < n; a++) {
      for (const first of engaging[a]!) {
        if (n === 1) {
          if (check([first])) return [first];
          continue;
        }
        const touching = (path: readonly Place[], other: readonly Place[]) => {
          const d = between(path.at(-1)!, other.at(-1)!);
          return d <= 2 * this.radius + 2 && d >= 2 * this.radius;
        };
        for (let b = 0; b < n; b++) {
          if (b === a) continue;
          for (const second of options[b]!) {
            if (!touching(first, second)) continue;
            if (n === 2) {
              const both = a === 0 ? [first, second] : [second, first];
              if (check(both)) return both;
              continue;
            }
            const c = 3 - a - b;
            const met = this.targets.filter((target) =>
              [first, second].some((path) => this.engaged(path.at(-1)!, target)),
            );
            const pool = met.length === this.targets.length ? options[c]! : engaging[c]!;
            for (const third of pool) {
              const [d1, d2] = [
                between(third.at(-1)!, first.at(-1)!),
                between(third.at(-1)!, second.at(-1)!),
              ];
              if (Math.min(d1, d2) > 2 * this.radius + 2 || Math.min(d1, d2) < 2 * this.radius) continue;
              const all: (readonly Place[])[] = [];
              all[a] = first;
              all[b] = second;
              all[c] = third;
              if (check(all)) return all;
            }
          }
        }
      }
    }
    return undefined;
  }
}

const SQUARE: readonly (readonly [number, number])[] = [-2, -1, 0, 1, 2].flatMap((i) =>
  [-2, -1, 0, 1, 2].map((j) => [i, j] as const),
);

const MOVES = SQUARE.filter(([i, j]) => Math.abs(i * j) === 2 || Math.max(Math.abs(i), Math.abs(j)) === 1);
