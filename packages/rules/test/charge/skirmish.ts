import { type Game, parseGame } from "../../src/index.ts";
import { type GameOptions, rawGame, rectangle, type UnitOptions } from "../support/build.ts";
import { Chance } from "../support/random.ts";

/** A small random position: one to three chargers, one to three target models, terrain, bystanders and friends. */
export interface Skirmish {
  readonly game: Game;
  readonly targets: readonly string[];
  readonly roll: number;
}

type Spot = readonly [number, number];
interface Disc {
  readonly at: Spot;
  readonly radius: number;
}
interface Box {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

const MM = [25, 32, 40];
const KINDS = ["ruins", "woods", "crater", "barricade", "debris", "hill", "container"];

export function skirmish(seed: number): Skirmish {
  const chance = new Chance(seed);
  const boxes: Box[] = [];
  const terrain: Record<string, Record<string, unknown>> = {};
  for (let i = chance.whole(0, 3); i > 0; i--) {
    const x1 = 4 + chance.next() * 14;
    const y1 = 4 + chance.next() * 14;
    const box = { x1, y1, x2: x1 + 0.5 + chance.next() * 4, y2: y1 + 0.5 + chance.next() * 4 };
    boxes.push(box);
    terrain[`T${i}`] = {
      kind: chance.pick(KINDS),
      height: chance.pick([1, 2, 2.5, 3, 5]),
      polygon: rectangle(box.x1, box.y1, box.x2, box.y2),
    };
  }
  const discs: Disc[] = [];
  /** A place near another, clear of everything by the gaps; undefined where none is found. */
  const place = (near: Spot, spread: number, mm: number, gap: number): Spot | undefined => {
    const radius = mm / 50.8;
    for (let tries = 0; tries < 60; tries++) {
      const x = near[0] + (chance.next() - 0.5) * 2 * spread;
      const y = near[1] + (chance.next() - 0.5) * 2 * spread;
      if (x < radius || y < radius || x > 24 - radius || y > 24 - radius) continue;
      if (discs.some(({ at, radius: other }) => Math.hypot(at[0] - x, at[1] - y) < radius + other + gap))
        continue;
      const clear = boxes.every(({ x1, y1, x2, y2 }) => {
        const dx = Math.max(x1 - x, 0, x - x2);
        const dy = Math.max(y1 - y, 0, y - y2);
        return Math.hypot(dx, dy) > radius + 0.01;
      });
      if (!clear) continue;
      discs.push({ at: [x, y], radius });
      return [x, y];
    }
    return undefined;
  };
  const squad = (owner: "p1" | "p2", spots: readonly (Spot | undefined)[], mm: number): UnitOptions => {
    const found = spots.filter((spot) => spot !== undefined);
    const base = { shape: "round", mm };
    return {
      owner,
      models: Object.fromEntries(found.map(([x, y], i) => [`m${i + 1}`, { at: [x, y] as const, base }])),
    };
  };
  const units: Record<string, UnitOptions> = {};
  const mm = chance.pick(MM);
  const home: Spot = [12, 12];
  const chargers: (Spot | undefined)[] = [place(home, 1, mm, 0.05)];
  for (let i = chance.whole(0, 2); i > 0; i--)
    chargers.push(place(chargers[0] ?? home, 2 + mm / 60, mm, 0.05));
  units["A"] = squad("p1", chargers, mm);
  const away = 2.5 + chance.next() * 7;
  const targets = chance.happens(0.3) ? ["B", "C"] : ["B"];
  const turn = chance.next() * 6.283;
  const front: Spot = [12 + away * Math.cos(turn), 12 + away * Math.sin(turn)];
  for (const id of targets) {
    const enemyMm = chance.pick(MM);
    const spots = Array.from({ length: targets.length > 1 ? 1 : chance.whole(1, 3) }, () =>
      place(front, 2, enemyMm, 0.02),
    );
    units[id] = squad("p2", spots, enemyMm);
  }
  if (chance.happens(0.5)) {
    const spots = Array.from({ length: chance.whole(1, 2) }, () => place(front, 5, 32, 0.3));
    units["S"] = squad("p2", spots, 32);
  }
  if (chance.happens(0.3)) units["F"] = squad("p1", [place(front, 4, 32, 0.1)], 32);
  const options: GameOptions = { units, terrain, turn: { phase: "CHARGE" }, seed: `skirmish ${seed}` };
  const parsed = parseGame(
    JSON.parse(JSON.stringify({ ...rawGame(options), board: { width: 24, height: 24 } })),
  );
  if (!parsed.ok) throw new Error(`${seed}: ${parsed.refusals[0]!.message}`);
  // Half of the rolls are about what is needed, where it matters most how a way is found.
  const needed = Math.round(away - 1) + chance.whole(-1, 2);
  const roll = chance.happens(0.5) ? chance.whole(2, 12) : Math.min(Math.max(needed, 2), 12);
  return { game: parsed.value, targets, roll };
}
