import type { Game } from "../../src/index.ts";
import { type ModelOptions, rectangle, type UnitOptions } from "../support/build.ts";
import type { Chance } from "../support/random.ts";
import { volleyOf } from "./scene.ts";
import type { Assignment, Volley } from "./stage.ts";

/** Random small volleys: keywords, modifiers, targets and their state thrown together. */

const KEYWORDS = [
  "RAPID FIRE 1",
  "BLAST",
  "HEAVY",
  "TORRENT",
  "TWIN-LINKED",
  "LETHAL HITS",
  "SUSTAINED HITS 1",
  "SUSTAINED HITS 2",
  "SUSTAINED HITS D3",
  "DEVASTATING WOUNDS",
  "DEVASTATING WOUNDS",
  "ANTI-INFANTRY 4+",
  "ANTI-INFANTRY 2+",
  "MELTA 1",
  "MELTA 2",
  "IGNORES COVER",
  "INDIRECT FIRE",
  "PRECISION",
  "PRECISION",
  "HAZARDOUS",
  "LANCE",
  "CONVERSION",
  "ONE SHOT",
];

/** How large the volleys may be. */
export interface Size {
  readonly attacks: readonly string[];
  readonly damage: readonly string[];
  readonly shooters: number;
  readonly models: number;
  readonly keywords: number;
}

function weapon(chance: Chance, size: Size): Record<string, unknown> {
  return {
    range: chance.pick([30, 36, 48]),
    attacks: chance.pick(size.attacks),
    skill: chance.whole(2, 6),
    strength: chance.whole(2, 10),
    ap: -chance.whole(0, 4),
    damage: chance.pick(size.damage),
    keywords: chance.some(KEYWORDS, size.keywords / KEYWORDS.length),
  };
}

/** Shooters stand on three sides of the targets, so that each has other models in front. */
const SPOTS = [
  [6, 10],
  [20, 2],
  [20, 26],
  [11, 14],
  [14, 6],
] as const;

function shooters(chance: Chance, size: Size, weapons: readonly string[]): Record<string, ModelOptions> {
  const count = chance.whole(1, size.shooters);
  const spots = [...SPOTS].sort(() => chance.next() - 0.5);
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => {
      const carried = chance.some(weapons, 0.5);
      const wounds = chance.happens(0.3) ? chance.whole(1, 3) : 3;
      return [
        `m${i + 1}`,
        {
          at: spots[i]!,
          wounds,
          weapons: carried.length === 0 || i === 0 ? weapons : carried,
          keywords: chance.happens(0.2) ? ["CHARACTER"] : [],
        },
      ];
    }),
  );
}

function target(chance: Chance, size: Size, x: number): UnitOptions {
  const mixed = chance.happens(0.6);
  const attached = chance.happens(0.3);
  const hurt = chance.pick([0, 0.2, 0.5]);
  const wounds = chance.whole(1, 4);
  const count = chance.whole(1, size.models);
  const models = Array.from({ length: count }, (_, i): readonly [string, ModelOptions] => {
    const stats = mixed
      ? { save: chance.whole(2, 7), wounds: chance.whole(1, 4), invulnerable_save: chance.pick([null, 4, 5]) }
      : {};
    const most = stats.wounds ?? wounds;
    const character = attached && chance.happens(0.4);
    return [
      `m${i + 1}`,
      {
        at: [x + chance.whole(0, 1), 6 + 3 * i],
        wounds: chance.happens(hurt) ? chance.whole(1, most) : most,
        keywords: character ? ["CHARACTER"] : [],
        stats,
      },
    ];
  });
  return {
    owner: "p2",
    abilities: chance.some(["STEALTH", chance.pick(["FEEL NO PAIN 5+", "FEEL NO PAIN 4+"])], 0.25),
    stats: {
      toughness: chance.whole(3, 8),
      save: chance.whole(2, 7),
      invulnerable_save: chance.pick([null, null, 5]),
      wounds,
    },
    models: Object.fromEntries(models),
  };
}

function marks(chance: Chance, { models }: UnitOptions): readonly string[] {
  return chance.happens(0.3) ? chance.some(Object.keys(models), 0.5) : [];
}

function extras(chance: Chance, game: Game, weaponId: string, targetId: string): Partial<Assignment> {
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
    ...(chance.happens(0.5) ? { modifiers: { hit: roll(), wound: roll() } } : {}),
    ...(chance.happens(0.1) ? { attacks_override: chance.pick(["1", "2", "D3"]) } : {}),
    ...(precise ? { precision_model_id: chance.pick(characters).id } : {}),
  };
}

/** A volley of one to three weapons at B, or at B and C; it may turn out not to be legal. */
export function randomVolley(chance: Chance, size: Size): Volley {
  const ids = ["a", "b", "c"].slice(0, chance.pick([1, 1, 2, 2, 3]));
  const units = { B: target(chance, size, 20), C: target(chance, size, 28) };
  const { game } = volleyOf({
    weapons: Object.fromEntries(ids.map((id) => [id, weapon(chance, size)])),
    shooters: shooters(chance, size, ids),
    shooter: {
      stats: { wounds: 3 },
      abilities: chance.some(["FEEL NO PAIN 6+"], 0.3),
      flags: { remained_stationary: chance.happens(0.5), charged_this_turn: chance.happens(0.3) },
    },
    targets: units,
    allocated: { B: marks(chance, units.B), C: marks(chance, units.C) },
    terrain: {
      crater: { kind: "crater", polygon: rectangle(18, 4, 24, 11) },
      ...(chance.happens(0.3) ? { wall: { polygon: rectangle(16, 9, 17, chance.pick([12, 20])) } } : {}),
    },
    ruleset: chance.pick(["spec", "published"]),
  });
  const assignments = ids.map((weapon_id) => {
    const target_unit_id = chance.happens(0.75) ? "B" : "C";
    return { weapon_id, target_unit_id, ...extras(chance, game, weapon_id, target_unit_id) };
  });
  return { game, assignments };
}
