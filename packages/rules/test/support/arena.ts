import type { Game } from "../../src/index.ts";
import { buildGame, type GameOptions, type ModelOptions, type UnitOptions } from "./build.ts";

/** Random games for property tests: the same number always gives the same game. */

export interface Chance {
  /** From 0 up to, not including, 1. */
  next(): number;
  below(count: number): number;
  pick<T>(items: readonly T[]): T;
  happens(probability: number): boolean;
}

/** A small generator that shares nothing with the dice of the game. */
export function chance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    next,
    below,
    pick: (items) => items[below(items.length)]!,
    happens: (probability) => next() < probability,
  };
}

const WEAPONS: NonNullable<GameOptions["weapons"]> = {
  rifle: { attacks: "2", range: 18, keywords: ["RAPID FIRE 1"] },
  pistol: { range: 12, keywords: ["PISTOL"], strength: 5, ap: -1 },
  mortar: { range: 30, attacks: "D6", keywords: ["BLAST", "INDIRECT FIRE"], ap: -1, skill: 4 },
  flamer: { range: 12, attacks: "D6", skill: null, keywords: ["TORRENT", "IGNORES COVER", "ASSAULT"] },
  melta: { range: 12, damage: "D6", strength: 9, ap: -4, keywords: ["MELTA 2", "HEAVY"] },
  plasma_low: { range: 20, ap: -2, strength: 7, profile_of: "plasma", keywords: ["ASSAULT"] },
  plasma_high: { range: 20, ap: -3, strength: 8, damage: "2", profile_of: "plasma", keywords: ["HAZARDOUS"] },
  sniper: { range: 30, skill: 2, ap: -2, damage: "3", keywords: ["PRECISION", "DEVASTATING WOUNDS"] },
  missile: { range: 30, strength: 10, ap: -3, damage: "D6+1", keywords: ["ONE SHOT", "LETHAL HITS"] },
  stubber: { range: 20, attacks: "3", keywords: ["SUSTAINED HITS D3", "TWIN-LINKED", "ANTI-INFANTRY 4+"] },
  blade: { type: "MELEE", attacks: "3" },
};

const BASES = [
  { shape: "round", mm: 25.4 },
  { shape: "round", mm: 32 },
  { shape: "round", mm: 60 },
  { shape: "oval", mm: [75, 42] },
  { shape: "hull", mm: [100, 60] },
];
const KINDS = ["ruins", "ruins", "ruins", "woods", "crater", "barricade", "debris", "hill", "container"];
const SPECIES = [
  ["INFANTRY"],
  ["INFANTRY"],
  ["INFANTRY"],
  ["VEHICLE"],
  ["MONSTER", "TOWERING"],
  ["AIRCRAFT", "VEHICLE"],
];
const ABILITIES = ["STEALTH", "LONE OPERATIVE", "FEEL NO PAIN 5+"];
const FLAGS = ["remained_stationary", "advanced", "fell_back", "battle_shocked", "charged_this_turn"];

/** Everything happens on this part of the board, so that units meet and no base hangs over an edge. */
const ARENA = { width: 34, height: 24 } as const;

function spot({ next }: Chance): readonly [number, number] {
  return [4 + next() * ARENA.width, 4 + next() * ARENA.height];
}

function randomModel(random: Chance, [x, y]: readonly [number, number], base: object): ModelOptions {
  const wounds = 1 + random.below(3);
  const hurt = wounds > 1 && random.happens(0.2);
  const weapons = Object.keys(WEAPONS).filter(() => random.happens(0.2));
  if (weapons.length === 0 || random.happens(0.1)) weapons.push("rifle");
  return {
    at: [x, y, random.happens(0.15) ? random.pick([3, 5, 7]) : 0],
    facing: random.pick([0, 30, 45, 90, 200]),
    base: base as Record<string, unknown>,
    weapons,
    wounds: hurt ? wounds - 1 : wounds,
    stats: { wounds, save: random.pick([2, 3, 4, 6, 7]), invulnerable_save: random.pick([null, null, 4]) },
    ...(random.happens(0.15) ? { keywords: ["CHARACTER"] } : {}),
  };
}

function randomUnit(random: Chance, owner: "p1" | "p2", centre: readonly [number, number]): UnitOptions {
  const base = random.pick(BASES);
  const count = 1 + random.below(6);
  const models = Array.from({ length: count }, (_, i) => {
    const at = [centre[0] + (i % 3) * 2.5, centre[1] + Math.floor(i / 3) * 2.5] as const;
    return [`m${i + 1}`, randomModel(random, at, base)] as const;
  });
  return {
    owner,
    models: Object.fromEntries(models),
    keywords: random.pick(SPECIES),
    abilities: ABILITIES.filter(() => random.happens(0.2)),
    flags: Object.fromEntries(FLAGS.filter(() => random.happens(0.12)).map((flag) => [flag, true])),
    stats: { toughness: 3 + random.below(6) },
  };
}

function randomFeature(random: Chance): Record<string, unknown> {
  const [x, y] = spot(random);
  const [w, h] = [2 + random.next() * 5, 2 + random.next() * 5];
  const skew = random.next() * 1.5 - 0.75;
  const polygon = [
    [x, y],
    [x + w, y + skew],
    [x + w + skew, y + h],
    [x - skew, y + h],
  ];
  const tags = ["obscuring", "light_cover"].filter(() => random.happens(0.15));
  return { kind: random.pick(KINDS), polygon, tags };
}

export function randomGame(seed: number, settings: Record<string, unknown> = {}): Game {
  const random = chance(seed);
  const units: Record<string, UnitOptions> = {};
  for (const owner of ["p1", "p2"] as const) {
    const count = 2 + random.below(2);
    for (let i = 1; i <= count; i++)
      units[`${owner === "p1" ? "A" : "B"}${i}`] = randomUnit(random, owner, spot(random));
  }
  const features = Array.from({ length: random.below(7) }, (_, i) => [`T${i}`, randomFeature(random)]);
  return buildGame({
    units,
    weapons: WEAPONS,
    terrain: Object.fromEntries(features),
    settings,
    seed: `arena ${seed}`,
    ruleset: random.pick(["spec", "published"] as const),
  });
}
