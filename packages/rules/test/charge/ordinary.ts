import { type Game, parseGame } from "../../src/index.ts";
import { numbers } from "./scatter.ts";

/**
 * Random charges as they happen at a table: one to twenty models in ranks or loose, bases of many kinds, one to three
 * targets up to 12" away, on open ground or among light terrain, with friends and other enemies beside them. It stands by
 * itself, so that a script can use it without a test runner.
 */
export interface Ordinary {
  readonly game: Game;
  readonly targets: readonly string[];
  readonly models: number;
  readonly about: string;
}

type Ground = "open" | "light";
type Base = { readonly shape: string; readonly mm: number | readonly [number, number] };

const ROUND: readonly Base[] = [25, 28.5, 32, 40].map((mm) => ({ shape: "round", mm }));
const OVAL: Base = { shape: "oval", mm: [60, 35] };
const HULL: Base = { shape: "hull", mm: [120, 90] };

interface Feature {
  readonly kind: string;
  readonly height: number;
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

interface Taken {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly side: "p1" | "p2";
}

const BOARD = { width: 60, height: 44 };
/** Kind, height, and the sizes that are usual for it. */
const KINDS = [
  ["ruins", 5, 5, 9],
  ["ruins", 3, 4, 6],
  ["woods", 4, 4, 7],
  ["crater", 0.5, 3, 5],
  ["barricade", 1, 0.5, 4],
  ["debris", 1.5, 1, 3],
  ["container", 2.5, 2, 5],
  ["hill", 2, 4, 8],
] as const;

export function ordinary(seed: number, ground: Ground): Ordinary | undefined {
  const next = numbers(seed * 2 + (ground === "open" ? 0 : 1));
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const pick = <T>(list: readonly T[]): T => list[whole(0, list.length - 1)]!;
  const features: Feature[] = [];
  if (ground === "light") {
    for (let i = whole(2, 6); i > 0; i--) {
      const [kind, height, least, most] = pick(KINDS);
      const x1 = 15 + next() * 28;
      const y1 = 6 + next() * 28;
      const [wide, high] = [least + next() * (most - least), least + next() * (most - least)];
      features.push({ kind, height, x1, y1, x2: x1 + wide, y2: y1 + high });
    }
  }
  const taken: Taken[] = [];
  const reachOf = ({ mm }: Base) => (typeof mm === "number" ? mm : Math.hypot(mm[0], mm[1])) / 50.8;
  const fits = (x: number, y: number, reach: number, side: "p1" | "p2", gap: number): boolean => {
    if (x < reach || y < reach || x > BOARD.width - reach || y > BOARD.height - reach) return false;
    for (const other of taken) {
      const room = other.side === side ? gap : 1.05;
      if (Math.hypot(other.x - x, other.y - y) < reach + other.reach + room) return false;
    }
    return features.every(({ kind, height, x1, y1, x2, y2 }) => {
      const over = Math.hypot(Math.max(x1 - x, 0, x - x2), Math.max(y1 - y, 0, y - y2)) < reach + 0.01;
      const bars =
        kind === "barricade" || kind === "debris" || kind === "container" || (kind === "hill" && height > 2);
      return !over || !bars;
    });
  };
  /** So many models around a point, each within reach of the one before, in ranks or loose. */
  const squad = (
    count: number,
    x: number,
    y: number,
    base: Base,
    side: "p1" | "p2",
  ): (readonly [number, number])[] => {
    const reach = reachOf(base);
    const ranks = next() < 0.5;
    const step = 2 * reach + 0.1 + next() * 1.2;
    const wide = Math.max(2, Math.ceil(count / whole(1, 3)));
    const turn = next() * 2 * Math.PI;
    const [c, s] = [Math.cos(turn), Math.sin(turn)];
    const found: (readonly [number, number])[] = [];
    for (let i = 0, tries = 0; found.length < count && tries < 400; tries++) {
      let at: readonly [number, number];
      if (ranks && tries < count * 2) {
        const [u, v] = [(i % wide) - (wide - 1) / 2, Math.floor(i / wide)];
        at = [x + step * (u * c - v * s), y + step * (u * s + v * c)];
        i++;
      } else {
        const [nx, ny] =
          found.length === 0 ? [x, y] : found[whole(Math.max(found.length - 4, 0), found.length - 1)]!;
        const span = found.length === 0 ? 1.5 : 2 * reach + 1.2;
        at = [nx + (next() - 0.5) * 2 * span, ny + (next() - 0.5) * 2 * span];
      }
      if (!fits(at[0], at[1], reach, side, 0.05)) continue;
      const near = found.filter(([ox, oy]) => Math.hypot(ox - at[0], oy - at[1]) <= 2 * reach + 1.9).length;
      if (found.length > 0 && near === 0) continue;
      found.push(at);
      taken.push({ x: at[0], y: at[1], reach, side });
    }
    return found;
  };
  const large = next() < 0.12;
  const base = large ? pick([OVAL, HULL]) : pick(ROUND);
  const count = large ? whole(1, 3) : next() < 0.75 ? whole(1, 10) : whole(11, 20);
  const edge = next() < 0.1;
  const home: readonly [number, number] = edge ? [3, 22] : [30, 22];
  const own = squad(count, home[0], home[1], base, "p1");
  if (own.length < count) return undefined;
  const units: Record<string, unknown> = { A: unitOf("A", "p1", own, base, large ? "VEHICLE" : "INFANTRY") };
  const targets: string[] = [];
  const front = edge ? 0 : next() * 2 * Math.PI;
  const several = pick([1, 1, 1, 1, 2, 2, 3]);
  for (let i = 1; i <= several; i++) {
    const angle = front + (i - 1) * (next() - 0.5) * 1.6;
    const away = 3 + next() * 9;
    const enemyBase = next() < 0.1 ? HULL : pick(ROUND);
    const enemies = enemyBase === HULL ? 1 : whole(1, 10);
    const at = [home[0] + away * Math.cos(angle), home[1] + away * Math.sin(angle)] as const;
    const models = squad(enemies, at[0], at[1], enemyBase, "p2");
    if (models.length === 0) continue;
    targets.push(`T${i}`);
    units[`T${i}`] = unitOf(`T${i}`, "p2", models, enemyBase, enemyBase === HULL ? "VEHICLE" : "INFANTRY");
  }
  const beside = (id: string, side: "p1" | "p2") => {
    const angle = front + (next() - 0.5) * 2.5;
    const away = 4 + next() * 9;
    const models = squad(
      whole(1, 5),
      home[0] + away * Math.cos(angle),
      home[1] + away * Math.sin(angle),
      ROUND[2]!,
      side,
    );
    if (models.length > 0) units[id] = unitOf(id, side, models, ROUND[2]!, "INFANTRY");
  };
  if (next() < 0.35) beside("S", "p2");
  if (next() < 0.35) beside("F", "p1");
  if (targets.length === 0) return undefined;
  const read = parseGame({
    format: "gunline-game/1",
    ruleset: next() < 0.5 ? "spec" : "published",
    board: BOARD,
    players: { p1: { name: "Blue" }, p2: { name: "Green" } },
    turn: { round: 1, active_player: "p1", phase: "CHARGE" },
    units,
    weapons: {},
    terrain: Object.fromEntries(
      features.map((one, i) => [`${one.kind}${i}`, terrainOf(`${one.kind}${i}`, one)]),
    ),
    rng: { seed: `ordinary ${seed}`, cursor: 0 },
  });
  if (!read.ok) throw new Error(`${seed}: ${read.refusals[0]!.message}`);
  const about = `${count} × ${base.shape} ${base.mm} at ${targets.length}, ${ground}`;
  return { game: read.value, targets, models: count, about };
}

function terrainOf(id: string, { kind, height, x1, y1, x2, y2 }: Feature) {
  const polygon = [
    [x1, y1],
    [x2, y1],
    [x2, y2],
    [x1, y2],
  ];
  return { id, kind, height, tags: [], polygon };
}

function unitOf(
  id: string,
  owner: string,
  places: readonly (readonly [number, number])[],
  base: Base,
  keyword: string,
) {
  const stats = { move: 6, toughness: 4, save: 3, wounds: 1, leadership: 6, objective_control: 1 };
  return {
    id,
    name: id,
    owner,
    keywords: [keyword],
    abilities: [],
    stats: { ...stats, invulnerable_save: null },
    starting_strength: places.length,
    flags: {},
    models: Object.fromEntries(
      places.map(([x, y], i) => {
        const model = { id: `m${i + 1}`, name: `m${i + 1}`, wounds: 1, facing: 0, base, weapons: [] };
        return [model.id, { ...model, position: { x, y, z: 0 } }];
      }),
    ),
  };
}
