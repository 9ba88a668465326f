import { row } from "../support/build.ts";
import { type Case, file, gunCase, sceneCase } from "./scene.ts";

/** Small volleys at units of every kind: whom a wound falls on, and what is left for the next. */

const FLAMER = { skill: null, keywords: ["TORRENT"] };
const MIXED = {
  models: file(
    [20, 4],
    [{ stats: { save: 5 } }, { stats: { save: 2, wounds: 3 } }, { stats: { save: 6, wounds: 2 } }],
  ),
};
/** B stands between two models that fire, so that each has another model in front. */
const BETWEEN = {
  B: {
    models: {
      m1: { at: [20, 4], stats: { save: 2, wounds: 2 } },
      m2: { at: [20, 10], stats: { save: 4, wounds: 3 } },
      m3: { at: [20, 16], stats: { save: 6 } },
    },
  },
} as const;
const ABOVE_AND_BELOW = {
  m1: { at: [20, 1], weapons: ["a"] },
  m2: { at: [20, 20], weapons: ["b"] },
  m3: { at: [16, 10], weapons: ["c"] },
} as const;
const HALF_RANGE = {
  m1: { at: [2, 4], weapons: ["gun"] },
  m2: { at: [16, 4], weapons: ["gun"] },
} as const;

export const SITUATION_CASES: readonly Case[] = [
  gunCase("AT-9 mixed saves and wounds", { ...FLAMER, attacks: "3", ap: -1, damage: "2" }, MIXED),
  gunCase(
    "AT-9 one model already wounded",
    { attacks: "2", ap: -2 },
    {
      ...wounded(3, { m2: 1 }),
    },
  ),
  gunCase(
    "AT-9 one of mixed models already wounded",
    { ...FLAMER, attacks: "3", strength: 5 },
    {
      models: file(
        [20, 4],
        [
          { stats: { save: 5 } },
          { stats: { save: 2, wounds: 3 } },
          { stats: { wounds: 2, save: 4 }, wounds: 1 },
        ],
      ),
    },
  ),
  sceneCase("AT-9 several models already wounded, of which each gun has another in front", {
    weapons: { a: { ...FLAMER, attacks: "1", ap: -1 }, b: { ...FLAMER, attacks: "2", ap: -1, damage: "2" } },
    shooters: { m1: { at: [20, 1], weapons: ["a"] }, m2: { at: [20, 20], weapons: ["b"] } },
    targets: {
      B: {
        models: {
          m1: { at: [20, 4], stats: { wounds: 3 }, wounds: 2 },
          m2: { at: [20, 10], stats: { wounds: 3 }, wounds: 2 },
        },
      },
    },
  }),
  sceneCase("KW-10 Devastating Wounds of three weapons wait, of different damage, at mixed models", {
    weapons: {
      a: { ...FLAMER, keywords: ["TORRENT", "DEVASTATING WOUNDS", "ANTI-INFANTRY 4+"], damage: "2" },
      b: { ...FLAMER, keywords: ["TORRENT", "DEVASTATING WOUNDS", "ANTI-INFANTRY 5+"] },
      c: { ...FLAMER, keywords: ["TORRENT", "DEVASTATING WOUNDS"], damage: "2", ap: -2 },
      d: { ...FLAMER, ap: -1 },
    },
    targets: { B: { models: file([20, 4], [{ stats: { save: 5, wounds: 3 } }, { stats: { save: 2 } }]) } },
  }),
  gunCase(
    "AT-9 several models already wounded",
    { ...FLAMER, attacks: "3", strength: 5, ap: -1 },
    {
      ...wounded(3, { m2: 2, m3: 1 }),
    },
  ),
  gunCase("AT-9 a model marked earlier in the phase", { attacks: "2", ap: -1 }, MIXED, {
    allocated: { B: ["m2"] },
  }),
  gunCase(
    "AT-9 two models marked, one of them wounded",
    { ...FLAMER, attacks: "3", strength: 5 },
    {
      models: file(
        [20, 4],
        [
          { stats: { save: 6, wounds: 2 } },
          { stats: { save: 3, wounds: 2 } },
          { stats: { save: 4, wounds: 3 }, wounds: 1 },
        ],
      ),
    },
    { allocated: { B: ["m2", "m3"] } },
  ),
  gunCase(
    "AT-9 all alike, one of them marked",
    { attacks: "2", damage: "2" },
    {
      models: row(3, [20, 4]),
      stats: { wounds: 3 },
    },
    { allocated: { B: ["m2"] } },
  ),
  gunCase(
    "AT-10 attached Character last",
    { ...FLAMER, attacks: "3", strength: 5, ap: -1 },
    {
      models: file([20, 4], [{ keywords: ["CHARACTER"], stats: { save: 6, wounds: 2 } }, {}]),
    },
  ),
  gunCase(
    "AT-10 a wounded Character is still shielded",
    { ...FLAMER, attacks: "3", damage: "D3" },
    {
      models: file(
        [20, 4],
        [{ keywords: ["CHARACTER"], stats: { save: 6, wounds: 3 }, wounds: 1 }, {}, { stats: { wounds: 2 } }],
      ),
    },
  ),
  gunCase(
    "AT-10 KW-12 Precision with Devastating Wounds, then the bodyguard",
    { attacks: "2", skill: 5, damage: "2", keywords: ["PRECISION", "DEVASTATING WOUNDS"] },
    { models: file([20, 4], [{}, { keywords: ["CHARACTER"], stats: { save: 2, wounds: 3 }, wounds: 2 }]) },
    { extras: { precision_model_id: "m2" } },
  ),
  sceneCase("DI-3 two weapons at the same target", {
    weapons: { a: { damage: "2" }, b: { strength: 6, ap: -1 } },
    targets: { B: { models: row(2, [20, 4]), stats: { wounds: 3 } } },
  }),
  sceneCase("AT-9 two weapons with other models in front", {
    weapons: { a: { strength: 3 }, b: { ap: -1, damage: "2" } },
    shooters: { m1: ABOVE_AND_BELOW.m1, m2: ABOVE_AND_BELOW.m2 },
    targets: BETWEEN,
  }),
  sceneCase("AT-9 three weapons with other models in front", {
    weapons: { a: { ...FLAMER, range: 24 }, b: { ...FLAMER, ap: -2, damage: "2" }, c: { ...FLAMER, ap: -1 } },
    shooters: ABOVE_AND_BELOW,
    targets: BETWEEN,
  }),
  sceneCase("AT-9 KW-10 three weapons with other models in front, two devastating", {
    weapons: {
      a: { ...FLAMER, keywords: ["TORRENT", "DEVASTATING WOUNDS"] },
      b: { ...FLAMER, ap: -2, damage: "2" },
      c: { ...FLAMER, damage: "D3", keywords: ["TORRENT", "DEVASTATING WOUNDS", "ANTI-INFANTRY 4+"] },
    },
    shooters: ABOVE_AND_BELOW,
    targets: BETWEEN,
  }),
  sceneCase("DI-3 two targets", {
    weapons: { a: { damage: "2" }, b: { strength: 6, ap: -1 } },
    targets: { B: { models: row(2, [20, 4]), stats: { wounds: 3 } }, C: { models: row(1, [20, 12]) } },
    assignments: [
      { weapon_id: "a", target_unit_id: "C" },
      { weapon_id: "b", target_unit_id: "B" },
    ],
  }),
  sceneCase("DI-3 AT-14 three weapons at two targets, Devastating Wounds last", {
    weapons: {
      a: { ...FLAMER, keywords: ["TORRENT", "DEVASTATING WOUNDS"] },
      b: { ...FLAMER, ap: -1 },
      c: { ...FLAMER, damage: "2" },
    },
    targets: { B: { models: row(2, [20, 4]), stats: { wounds: 2 } }, C: { models: row(1, [20, 12]) } },
    assignments: [
      { weapon_id: "c", target_unit_id: "C" },
      { weapon_id: "b", target_unit_id: "B" },
      { weapon_id: "a", target_unit_id: "B" },
    ],
  }),
  sceneCase("DI-5 early destruction by the first of two weapons", {
    weapons: { a: { attacks: "2", ...FLAMER, strength: 8, ap: -4 }, b: { skill: 2 } },
    targets: { B: {} },
  }),
  sceneCase("DI-5 AT-14 early destruction with Devastating Wounds of both weapons", {
    weapons: {
      a: { attacks: "2", ...FLAMER, ap: -4, keywords: ["TORRENT", "DEVASTATING WOUNDS"] },
      b: { skill: 2, damage: "2", keywords: ["DEVASTATING WOUNDS"] },
    },
    targets: { B: { stats: { wounds: 2 } } },
  }),
  gunCase("DI-5 overkill", { ...FLAMER, attacks: "4", strength: 2, ap: -4, damage: "D6" }, {}),
  gunCase(
    "KW-3 KW-9 KW-10 Melta in half range, Sustained Hits and Devastating Wounds",
    { skill: 5, damage: "1", keywords: ["MELTA 2", "SUSTAINED HITS 1", "DEVASTATING WOUNDS"] },
    { models: row(3, [22, 4]), stats: { wounds: 3 } },
    { shooters: HALF_RANGE },
  ),
  gunCase(
    "KW-3 KW-9 KW-10 the same at mixed models",
    { skill: 6, damage: "1", keywords: ["MELTA 2", "SUSTAINED HITS 1", "DEVASTATING WOUNDS"] },
    { models: file([22, 4], [{ stats: { save: 5, wounds: 2 } }, { stats: { wounds: 4 } }, {}]) },
    { shooters: HALF_RANGE },
  ),
  gunCase(
    "KW-3 KW-8 KW-9 Melta in half range, Lethal and Sustained Hits",
    { skill: 6, damage: "1", keywords: ["MELTA 1", "SUSTAINED HITS 1", "LETHAL HITS"] },
    { models: row(3, [22, 4]), stats: { wounds: 3, save: 2 } },
    { shooters: HALF_RANGE },
  ),
  gunCase(
    "KW-3 guns near, far and near again",
    { ...FLAMER, keywords: ["TORRENT", "MELTA 1"] },
    {
      models: row(2, [22, 4]),
      stats: { wounds: 3 },
    },
    {
      shooters: {
        m1: { at: [16, 4], weapons: ["gun"] },
        m2: { at: [2, 4], weapons: ["gun"] },
        m3: { at: [16, 8], weapons: ["gun"] },
      },
    },
  ),
  sceneCase("KW-10 Devastating Wounds of three weapons that do the same damage or not", {
    weapons: {
      a: { ...FLAMER, damage: "1", keywords: ["TORRENT", "DEVASTATING WOUNDS"] },
      b: { ...FLAMER, damage: "1", ap: -2, keywords: ["TORRENT", "DEVASTATING WOUNDS"] },
      c: { ...FLAMER, damage: "2", keywords: ["TORRENT", "DEVASTATING WOUNDS"] },
    },
    targets: { B: { models: row(2, [20, 4]), stats: { wounds: 2 } } },
  }),
  sceneCase("KW-12 KW-10 Precision of one weapon of two", {
    weapons: {
      a: { ...FLAMER, damage: "2", keywords: ["TORRENT", "PRECISION", "DEVASTATING WOUNDS"] },
      b: { ...FLAMER, attacks: "2", ap: -1 },
    },
    targets: {
      B: {
        models: file(
          [20, 4],
          [{}, { keywords: ["CHARACTER"], stats: { wounds: 3 } }, { stats: { save: 6 } }],
        ),
      },
    },
    assignments: [
      { weapon_id: "b", target_unit_id: "B" },
      { weapon_id: "a", target_unit_id: "B", precision_model_id: "m2" },
    ],
  }),
  sceneCase("KW-12 AT-9 a Character once picked out goes before another when the bodyguard is dead", {
    weapons: {
      a: { ...FLAMER, keywords: ["TORRENT", "PRECISION"] },
      b: { ...FLAMER, attacks: "2", ap: -1 },
    },
    targets: {
      B: {
        models: file(
          [20, 4],
          [
            {},
            { keywords: ["CHARACTER"], stats: { wounds: 2, save: 6 } },
            { keywords: ["CHARACTER"], stats: { wounds: 3, save: 3 } },
          ],
        ),
      },
    },
    assignments: [
      { weapon_id: "a", target_unit_id: "B", precision_model_id: "m3" },
      { weapon_id: "b", target_unit_id: "B" },
    ],
  }),
  sceneCase("SH-8 one weapon split among models, at two targets", {
    weapons: { a: { skill: 4 } },
    shooters: row(2, [8, 4], { weapons: ["a"] }),
    targets: { B: {}, C: { models: row(2, [20, 12]) } },
    assignments: [
      { weapon_id: "a", target_unit_id: "C", model_ids: ["m1"] },
      { weapon_id: "a", target_unit_id: "B", model_ids: ["m2"] },
    ],
  }),
];

/** Three models of as many wounds, some of which have fewer left. */
function wounded(wounds: number, left: Readonly<Record<string, number>>) {
  const models = Object.entries(row(3, [20, 4])).map(([id, one]) => [
    id,
    { ...one, wounds: left[id] ?? wounds },
  ]);
  return { models: Object.fromEntries(models), stats: { wounds } };
}
