import type { Game } from "../../src/index.ts";
import { buildGame, type ModelOptions, model, rectangle } from "./build.ts";

/** Random games for property tests: the same seed gives the same game. */
export class Chance {
  #state: number;

  constructor(seed: number) {
    this.#state = seed | 0;
  }

  /** A number from 0 to below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  }

  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  pick<T>(list: readonly T[]): T {
    return list[this.whole(0, list.length - 1)]!;
  }

  happens(probability: number): boolean {
    return this.next() < probability;
  }

  some<T>(list: readonly T[], probability: number): readonly T[] {
    return list.filter(() => this.happens(probability));
  }
}

const KEYWORDS = [
  "RAPID FIRE 1",
  "BLAST",
  "HEAVY",
  "TORRENT",
  "TWIN-LINKED",
  "LETHAL HITS",
  "SUSTAINED HITS 1",
  "SUSTAINED HITS D3",
  "DEVASTATING WOUNDS",
  "ANTI-INFANTRY 4+",
  "MELTA 2",
  "IGNORES COVER",
  "INDIRECT FIRE",
  "PRECISION",
  "HAZARDOUS",
  "LANCE",
  "CONVERSION",
  "ONE SHOT",
];

function randomWeapon(chance: Chance): Record<string, unknown> {
  return {
    range: 48,
    attacks: chance.pick(["1", "2", "3", "D3", "D6", "D3+1"]),
    skill: chance.whole(2, 6),
    strength: chance.whole(2, 12),
    ap: -chance.whole(0, 4),
    damage: chance.pick(["1", "1", "2", "3", "D3", "D6", "D6+1"]),
    keywords: chance.some(KEYWORDS, 0.15),
  };
}

function randomTarget(chance: Chance, x: number, wounds: number): Record<string, ModelOptions> {
  const models: Record<string, ModelOptions> = {};
  const count = chance.whole(1, 10);
  for (let i = 0; i < count; i++) {
    const stats: Record<string, number | null> = chance.happens(0.2)
      ? { save: chance.whole(2, 7), wounds: chance.whole(1, 6), invulnerable_save: chance.pick([null, 4, 5]) }
      : {};
    const most = (stats["wounds"] as number | undefined) ?? wounds;
    models[`m${i + 1}`] = model({
      at: [x + chance.whole(0, 3) * 2, 3 + 3 * i],
      wounds: chance.happens(0.15) ? chance.whole(1, most) : most,
      keywords: chance.happens(0.1) ? ["CHARACTER"] : [],
      stats,
    });
  }
  return models;
}

/** Unit A with weapons w1 to w3 against units B and C, everything else random; some stand in a crater. */
export function randomGame(chance: Chance): Game {
  const weapons = { w1: randomWeapon(chance), w2: randomWeapon(chance), w3: randomWeapon(chance) };
  const shooters: Record<string, ModelOptions> = {};
  for (let i = chance.whole(1, 4); i > 0; i--) {
    const carried = chance.some(["w1", "w1", "w2", "w3"], 0.6);
    shooters[`m${i}`] = model({ at: [chance.whole(2, 12), 3 + 4 * i], weapons: carried });
  }
  const enemy = (x: number) => {
    const wounds = chance.whole(1, 5);
    return {
      owner: "p2" as const,
      abilities: chance.some(["STEALTH", "FEEL NO PAIN 5+"], 0.3),
      stats: {
        toughness: chance.whole(2, 10),
        save: chance.whole(2, 7),
        invulnerable_save: chance.pick([null, null, 4, 5]),
        wounds,
      },
      models: randomTarget(chance, x, wounds),
    };
  };
  return buildGame({
    ruleset: chance.pick(["spec", "published"]),
    units: {
      A: {
        stats: { wounds: 3 },
        abilities: chance.some(["FEEL NO PAIN 6+"], 0.3),
        flags: { remained_stationary: chance.happens(0.5), charged_this_turn: chance.happens(0.3) },
        models: shooters,
      },
      B: enemy(20),
      C: enemy(36),
    },
    weapons,
    terrain: { R1: { kind: "crater", polygon: rectangle(18, 0, 32, 20) } },
    seed: `random ${chance.whole(0, 1_000_000)}`,
  });
}

/** What players may add to an assignment. */
export function randomExtras(chance: Chance, game: Game, weaponId: string, targetId: string): object {
  const roll = () => ({
    reroll_ones: chance.happens(0.2),
    reroll_failed: chance.happens(0.2),
    plus_one: chance.happens(0.2),
    minus_one: chance.happens(0.2),
  });
  const models = Object.values(game.units[targetId]!.models);
  const characters = models.filter(({ keywords }) => keywords?.includes("CHARACTER") ?? false);
  const attached = characters.length > 0 && characters.length < models.length;
  const precise = attached && game.weapons[weaponId]!.keywords.includes("PRECISION");
  return {
    modifiers: { hit: roll(), wound: roll() },
    ...(precise ? { precision_model_id: chance.pick(characters).id } : {}),
  };
}
