import { rectangle, row } from "../support/build.ts";
import { type Case, file, gunCase } from "./scene.ts";

/** Small volleys, small enough to go through all their dice: every keyword and every tick box by itself. */

const NEAR_AND_FAR = {
  m1: { at: [2, 4], weapons: ["gun"] },
  m2: { at: [16, 4], weapons: ["gun"] },
} as const;
const PAIR = { models: row(2, [22, 4]) };
const TRIO = { models: row(3, [20, 4]), stats: { wounds: 2 } };
const CROWD = { models: row(6, [20, 4]) };
const WALL = { wall: { polygon: rectangle(14, 0, 15, 20) } };
const CRATER = { crater: { kind: "crater", polygon: rectangle(18, 2, 24, 8) } };

const characterBehind = {
  models: file(
    [20, 4],
    [{}, { stats: { save: 5 } }, { keywords: ["CHARACTER"], stats: { wounds: 3, save: 2 } }],
  ),
};

export const KEYWORD_CASES: readonly Case[] = [
  gunCase("AT-2 AT-6 AT-11 plain shots", { attacks: "2", ap: -1 }, PAIR),
  gunCase("KW-2 Rapid Fire in half range", { keywords: ["RAPID FIRE 1"] }, PAIR, {
    shooters: { m1: { at: [16, 4], weapons: ["gun"] } },
  }),
  gunCase("KW-2 Rapid Fire in and out of half range", { skill: 6, keywords: ["RAPID FIRE 1"] }, PAIR, {
    shooters: NEAR_AND_FAR,
  }),
  gunCase("KW-5 Blast with its minimum", { skill: 6, strength: 2, keywords: ["BLAST"] }, CROWD),
  gunCase("KW-5 Blast without a minimum", { attacks: "1", skill: 5, keywords: ["BLAST"] }, CROWD, {
    ruleset: "published",
  }),
  gunCase(
    "KW-5 Blast lifts a low roll",
    { attacks: "D6", skill: null, strength: 1, keywords: ["TORRENT", "BLAST"] },
    { ...CROWD, stats: { save: 2 } },
    { extras: { attacks_override: "D3" } },
  ),
  gunCase("KW-4 Heavy, stationary", { attacks: "2", skill: 4, keywords: ["HEAVY"] }, PAIR, {
    shooter: { flags: { remained_stationary: true } },
  }),
  gunCase("KW-4 Heavy, moved", { attacks: "2", skill: 4, keywords: ["HEAVY"] }, PAIR),
  gunCase("KW-6 Torrent", { attacks: "3", skill: null, keywords: ["TORRENT"] }, TRIO),
  gunCase("KW-6 Torrent has no critical hits", {
    attacks: "2",
    skill: null,
    keywords: ["TORRENT", "LETHAL HITS", "SUSTAINED HITS 2"],
  }),
  gunCase("KW-7 Twin-linked", { attacks: "2", skill: 5, strength: 3, keywords: ["TWIN-LINKED"] }, PAIR),
  gunCase("KW-8 Lethal Hits", { attacks: "2", strength: 2, keywords: ["LETHAL HITS"] }, PAIR),
  gunCase("KW-9 Sustained Hits 1", { attacks: "2", skill: 6, keywords: ["SUSTAINED HITS 1"] }, TRIO),
  gunCase("KW-9 Sustained Hits 2", { skill: 4, keywords: ["SUSTAINED HITS 2"] }, TRIO),
  gunCase("KW-9 Sustained Hits D3", { skill: 4, strength: 3, keywords: ["SUSTAINED HITS D3"] }, TRIO),
  gunCase(
    "KW-8 KW-9 Lethal and Sustained Hits",
    { attacks: "2", skill: 5, strength: 2, keywords: ["LETHAL HITS", "SUSTAINED HITS 1"] },
    TRIO,
  ),
  gunCase(
    "KW-10 AT-14 Devastating Wounds",
    { attacks: "2", damage: "2", keywords: ["DEVASTATING WOUNDS"] },
    TRIO,
  ),
  gunCase(
    "KW-8 KW-10 AT-16 Lethal Hits are not devastating",
    { attacks: "2", keywords: ["LETHAL HITS", "DEVASTATING WOUNDS"] },
    TRIO,
  ),
  gunCase("KW-11 Anti", { attacks: "2", strength: 2, keywords: ["ANTI-INFANTRY 4+"] }, PAIR),
  gunCase(
    "KW-11 KW-10 Anti and Devastating Wounds",
    { attacks: "2", strength: 2, keywords: ["ANTI-INFANTRY 3+", "DEVASTATING WOUNDS"] },
    TRIO,
  ),
  gunCase("KW-11 Anti something else", { attacks: "2", keywords: ["ANTI-VEHICLE 2+"] }, PAIR),
  gunCase(
    "KW-3 Melta in and out of half range",
    { skill: 5, damage: "D3", strength: 8, ap: -4, keywords: ["MELTA 2"] },
    { models: row(2, [22, 4]), stats: { wounds: 4 } },
    { shooters: NEAR_AND_FAR },
  ),
  gunCase("CV-1 cover", { attacks: "2", ap: -1 }, { models: row(2, [20, 4]) }, { terrain: CRATER }),
  gunCase("CV-1 cover for some models", { attacks: "2", ap: -2 }, TRIO, {
    terrain: { crater: { kind: "crater", polygon: rectangle(18, 2, 24, 5) } },
  }),
  gunCase(
    "KW-13 Ignores Cover",
    { attacks: "2", ap: -1, keywords: ["IGNORES COVER"] },
    { models: row(2, [20, 4]) },
    { terrain: CRATER },
  ),
  gunCase(
    "KW-14 Indirect Fire at what is not seen",
    { attacks: "2", ap: -1, keywords: ["INDIRECT FIRE"] },
    PAIR,
    { terrain: WALL },
  ),
  gunCase("KW-14 Indirect Fire at what is seen", { attacks: "2", keywords: ["INDIRECT FIRE"] }, PAIR),
  gunCase(
    "KW-12 AT-10 Precision",
    { attacks: "2", skill: 4, damage: "2", ap: -2, keywords: ["PRECISION"] },
    characterBehind,
    { extras: { precision_model_id: "m3" } },
  ),
  gunCase("KW-12 Precision of models some of which do not see", precise(), hidden(), {
    shooters: {
      m1: { at: [8, 4], weapons: ["gun"] },
      m2: { at: [8, 16], weapons: ["gun"] },
      m3: { at: [10, 4], weapons: ["gun"] },
    },
    terrain: { block: { polygon: rectangle(23.5, 5.5, 24, 20) } },
    extras: { precision_model_id: "m3" },
  }),
  gunCase("KW-12 AT-10 Precision that is not used", precise(), characterBehind),
  gunCase("KW-15 Hazardous", { attacks: "2", keywords: ["HAZARDOUS"] }, PAIR, {
    shooters: row(3, [8, 4], { weapons: ["gun"] }),
    shooter: { stats: { wounds: 2 } },
    extras: { model_ids: ["m2"] },
  }),
  gunCase("KW-15 KW-25 Hazardous bearers with Feel No Pain", { skill: 6, keywords: ["HAZARDOUS"] }, PAIR, {
    shooters: {
      m1: { at: [8, 4], weapons: ["gun"], wounds: 2, stats: { wounds: 4 } },
      m2: { at: [8, 8], weapons: ["gun"], keywords: ["CHARACTER"], wounds: 2 },
      m3: { at: [8, 12], weapons: ["gun"] },
    },
    extras: { model_ids: ["m1", "m3"] },
    shooter: { stats: { wounds: 3 }, abilities: ["FEEL NO PAIN 5+"] },
  }),
  gunCase("KW-16 Lance of a unit that charged", { attacks: "2", keywords: ["LANCE"] }, PAIR, {
    shooter: { flags: { charged_this_turn: true } },
  }),
  gunCase("KW-21 Conversion near", { attacks: "2", keywords: ["CONVERSION", "LETHAL HITS"] }, PAIR, {
    shooters: { m1: { at: [16, 4], weapons: ["gun"] } },
  }),
  gunCase(
    "KW-21 Conversion near and far",
    { skill: 3, strength: 2, keywords: ["CONVERSION", "SUSTAINED HITS 1"] },
    PAIR,
    { shooters: NEAR_AND_FAR },
  ),
  gunCase("KW-23 Stealth", { attacks: "2" }, { ...PAIR, abilities: ["STEALTH"] }),
  gunCase("KW-19 One Shot", { attacks: "2", keywords: ["ONE SHOT"] }, PAIR),
  gunCase(
    "KW-25 Feel No Pain",
    { attacks: "2", skill: 5, strength: 3, damage: "2" },
    { ...TRIO, abilities: ["FEEL NO PAIN 5+"] },
  ),
  gunCase(
    "KW-25 KW-10 Feel No Pain against Devastating Wounds",
    { skill: 4, damage: "D3", ap: -1, keywords: ["DEVASTATING WOUNDS"] },
    { ...TRIO, abilities: ["FEEL NO PAIN 4+"] },
  ),
  ...rollCases("AT-5 re-roll ones to", { reroll_ones: true }),
  ...rollCases("AT-5 re-roll failed to", { reroll_failed: true }),
  ...rollCases("AT-4 plus one to", { plus_one: true }),
  ...rollCases("AT-4 minus one to", { minus_one: true }),
  gunCase(
    "AT-5 all re-rolls at once, critical on 4+",
    { skill: 4, keywords: ["ANTI-INFANTRY 4+", "DEVASTATING WOUNDS", "SUSTAINED HITS 1"] },
    TRIO,
    { extras: { modifiers: { hit: { reroll_failed: true }, wound: { reroll_failed: true } } } },
  ),
  gunCase("AT-1 attacks in place of the weapon's", { attacks: "9", skill: 6 }, PAIR, {
    extras: { attacks_override: 3 },
  }),
  gunCase("AT-1 DI-2 variable attacks", { attacks: "D3", skill: 6, strength: 3 }, PAIR),
  gunCase(
    "AT-1 D3+1 attacks in place of the weapon's",
    { attacks: "9", skill: 6, strength: 1 },
    { stats: { toughness: 8, save: 7 } },
    { extras: { attacks_override: "D3+1" } },
  ),
  gunCase(
    "AT-13 variable damage",
    { attacks: "2", skill: 6, damage: "D6+1" },
    { models: row(2, [20, 4]), stats: { wounds: 4 } },
  ),
  gunCase("AT-13 two dice of damage", { damage: "2D3", ap: -2 }, { stats: { wounds: 5 } }),
  gunCase(
    "AT-12 invulnerable save",
    { attacks: "2", ap: -4 },
    {
      models: file([20, 4], [{ stats: { invulnerable_save: 4 } }, { stats: { invulnerable_save: 6 } }]),
    },
  ),
  gunCase("KW-26 Plunging Fire of one model of two", { ap: -1 }, PAIR, {
    shooters: { m1: { at: [8, 4, 6], weapons: ["gun"] }, m2: { at: [8, 12], weapons: ["gun"] } },
    terrain: { tower: { polygon: rectangle(6, 2, 10, 6), height: 9 } },
  }),
];

function precise(): Record<string, unknown> {
  return { skill: 5, strength: 5, damage: "2", ap: -2, keywords: ["PRECISION"] };
}

function hidden() {
  return {
    models: {
      m1: { at: [20, 4] },
      m2: { at: [20, 10], stats: { save: 5 } },
      m3: { at: [26, 4], keywords: ["CHARACTER"], stats: { wounds: 3, save: 4 } },
    },
  } as const;
}

function rollCases(title: string, ticked: Record<string, boolean>): readonly Case[] {
  const gun = { attacks: "2", skill: 5, strength: 3, ap: -1, keywords: ["LETHAL HITS"] };
  return [
    gunCase(`${title} hit`, gun, PAIR, { extras: { modifiers: { hit: ticked } } }),
    gunCase(`${title} wound`, gun, PAIR, { extras: { modifiers: { wound: ticked } } }),
  ];
}
