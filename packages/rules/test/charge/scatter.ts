import { type Game, parseGame } from "../../src/index.ts";

/**
 * Random charges of four to ten models at two to four targets, in the open or between terrain. It stands by itself, so that
 * a script can use it without a test runner.
 */
export interface Scatter {
  readonly game: Game;
  readonly targets: readonly string[];
  readonly chargers: readonly Disc[];
  readonly enemies: readonly (Disc & { readonly unit: string })[];
  readonly boxes: readonly Box[];
}

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

export interface Box {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export const BOARD = 44;
const MM = [25, 28.5, 32, 40];

/** Numbers from 0 to below 1 (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export function scatter(seed: number, between: boolean): Scatter {
  const next = numbers(seed * 2 + (between ? 1 : 0));
  const whole = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  const home = BOARD / 2;
  const boxes: Box[] = [];
  if (between) {
    for (let i = whole(1, 4); i > 0; i--) {
      const angle = next() * 2 * Math.PI;
      const away = 4 + next() * 5;
      const x1 = home + away * Math.cos(angle) - 1;
      const y1 = home + away * Math.sin(angle) - 1;
      boxes.push({ x1, y1, x2: x1 + 0.5 + next() * 3, y2: y1 + 0.5 + next() * 3 });
    }
  }
  const discs: Disc[] = [];
  const place = (x: number, y: number, spread: number, r: number, gap: number): Disc | undefined => {
    for (let tries = 0; tries < 80; tries++) {
      const disc = { x: x + (next() - 0.5) * 2 * spread, y: y + (next() - 0.5) * 2 * spread, r };
      if (discs.some((other) => Math.hypot(other.x - disc.x, other.y - disc.y) < r + other.r + gap)) continue;
      if (boxes.some((box) => overBox(disc, box, 0.01))) continue;
      discs.push(disc);
      return disc;
    }
    return undefined;
  };
  const radius = MM[whole(0, 3)]! / 50.8;
  const count = whole(4, 10);
  const chargers: Disc[] = [];
  const first = place(home, home, 1.5, radius, 0)!;
  if (first !== undefined) chargers.push(first);
  for (let tries = 0; chargers.length < count && chargers.length > 0 && tries < 200; tries++) {
    const beside = chargers[whole(Math.max(chargers.length - 3, 0), chargers.length - 1)]!;
    const disc = place(beside.x, beside.y, 2 * radius + 1, radius, 0.05);
    if (disc !== undefined) chargers.push(disc);
  }
  const enemies: (Disc & { unit: string })[] = [];
  const targets: string[] = [];
  const spread = next() < 0.5 ? 1.2 : 3;
  const front = next() * 2 * Math.PI;
  for (let i = whole(2, 4); i > 0; i--) {
    const unit = `T${i}`;
    const angle = front + (next() - 0.5) * spread;
    const away = 4 + next() * 7;
    const r = MM[whole(0, 3)]! / 50.8;
    const x = home + away * Math.cos(angle);
    const y = home + away * Math.sin(angle);
    const models: Disc[] = [];
    for (let m = whole(1, 5); m > 0; m--) {
      const disc = place(x, y, 1 + m / 2, r, 0.05);
      // Anyone who is engaged already may not charge.
      if (disc === undefined) continue;
      if (chargers.some((own) => Math.hypot(own.x - disc.x, own.y - disc.y) < own.r + r + 1.05)) continue;
      models.push(disc);
    }
    if (models.length === 0) continue;
    targets.push(unit);
    for (const disc of models) enemies.push({ ...disc, unit });
  }
  return { game: gameOf(seed, chargers, enemies, boxes), targets, chargers, enemies, boxes };
}

export function overBox({ x, y, r }: Disc, { x1, y1, x2, y2 }: Box, gap: number): boolean {
  return Math.hypot(Math.max(x1 - x, 0, x - x2), Math.max(y1 - y, 0, y - y2)) < r + gap;
}

function gameOf(
  seed: number,
  chargers: readonly Disc[],
  enemies: readonly (Disc & { readonly unit: string })[],
  boxes: readonly Box[],
): Game {
  const stats = { move: 6, toughness: 4, save: 3, wounds: 1, leadership: 6, objective_control: 1 };
  const unitOf = (id: string, owner: string, discs: readonly Disc[]) => ({
    id,
    name: id,
    owner,
    keywords: ["INFANTRY"],
    abilities: [],
    stats: { ...stats, invulnerable_save: null },
    starting_strength: discs.length,
    flags: {},
    models: Object.fromEntries(
      discs.map(({ x, y, r }, i) => {
        const base = { shape: "round", mm: r * 50.8 };
        const id = `m${i + 1}`;
        return [id, { id, name: id, wounds: 1, position: { x, y, z: 0 }, facing: 0, base, weapons: [] }];
      }),
    ),
  });
  const ids = [...new Set(enemies.map(({ unit }) => unit))];
  const enemyUnits = ids.map((id) =>
    unitOf(
      id,
      "p2",
      enemies.filter(({ unit }) => unit === id),
    ),
  );
  const terrain = boxes.map(({ x1, y1, x2, y2 }, i) => {
    const polygon = [
      [x1, y1],
      [x2, y1],
      [x2, y2],
      [x1, y2],
    ];
    return { id: `B${i}`, kind: "container", height: 5, tags: [], polygon };
  });
  const read = parseGame({
    format: "gunline-game/1",
    ruleset: "spec",
    board: { width: BOARD, height: BOARD },
    players: { p1: { name: "Blue" }, p2: { name: "Green" } },
    turn: { round: 1, active_player: "p1", phase: "CHARGE" },
    units: Object.fromEntries([unitOf("A", "p1", chargers), ...enemyUnits].map((unit) => [unit.id, unit])),
    weapons: {},
    terrain: Object.fromEntries(terrain.map((one) => [one.id, one])),
    rng: { seed: `scatter ${seed}`, cursor: 0 },
  });
  if (!read.ok) throw new Error(`${seed}: ${read.refusals[0]!.message}`);
  return read.value;
}
