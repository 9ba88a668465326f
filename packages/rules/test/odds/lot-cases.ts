import { row } from "../support/build.ts";
import { type Case, file, sceneCase } from "./scene.ts";

/** Burnas of which only some are near enough for Pyromaniaks: their wounds of 1 are re-rolled, those of the others not. */
const BURNA = {
  range: 12,
  attacks: "1",
  skill: null,
  strength: 4,
  ap: 0,
  damage: "1",
  keywords: ["TORRENT", "IGNORES COVER"],
};
const NEAR = [15, 4] as const;
const FAR = [10, 4] as const;
const burners = (...at: readonly (readonly [x: number, y: number])[]) =>
  Object.fromEntries(
    at.map(([x, y], i) => [`m${i + 1}`, { at: [x, y + 1.5 * i] as const, weapons: ["burna"] }]),
  );
const shooter = { abilities: ["PYROMANIAKS"] };

/** Volleys in which one assignment is rolled in lots (EF-3). */
export const LOT_CASES: readonly Case[] = [
  sceneCase("EF-3 AR-6 two lots of one weapon", {
    weapons: { burna: BURNA },
    shooters: burners(NEAR, FAR, FAR),
    shooter,
    targets: { B: { models: file([20, 4], [{}, {}]), stats: { save: 5 } } },
  }),
  sceneCase("EF-3 two lots at models of two wounds", {
    weapons: { burna: { ...BURNA, damage: "D3" } },
    shooters: burners(FAR, NEAR),
    shooter,
    targets: { B: { models: file([20, 4], [{}, {}]), stats: { save: 5, wounds: 2 } } },
  }),
  sceneCase("EF-3 SH-8 another assignment of the weapon between the lots", {
    weapons: { burna: BURNA },
    shooters: burners(NEAR, NEAR, FAR),
    shooter,
    targets: { B: { models: file([20, 4], [{}, {}]), stats: { save: 5 } } },
    assignments: [
      { weapon_id: "burna", target_unit_id: "B", model_ids: ["m2"] },
      { weapon_id: "burna", target_unit_id: "B", model_ids: ["m1", "m3"] },
    ],
  }),
  sceneCase("EF-3 KW-10 lots whose Devastating Wounds wait, with those of another weapon", {
    weapons: {
      axe: { ...BURNA, keywords: ["TORRENT", "DEVASTATING WOUNDS"], damage: "2" },
      burna: { ...BURNA, keywords: ["TORRENT", "DEVASTATING WOUNDS"] },
    },
    shooters: {
      m1: { at: NEAR, weapons: ["axe"] },
      m2: { at: [15, 5.5], weapons: ["burna"] },
      m3: { at: [10, 7], weapons: ["burna"] },
    },
    shooter,
    targets: { B: { models: file([20, 4], [{}, {}]), stats: { save: 5, wounds: 2 } } },
  }),
  sceneCase("EF-3 AT-9 lots at a unit whose models save differently, after another weapon", {
    weapons: { axe: BURNA, burna: BURNA },
    shooters: {
      m1: { at: FAR, weapons: ["axe"] },
      m2: { at: [15, 5.5], weapons: ["burna"] },
      m3: { at: [10, 7], weapons: ["burna"] },
    },
    shooter,
    targets: {
      B: {
        models: file([20, 4], [{ stats: { save: 3 } }, {}, { keywords: ["CHARACTER"] }]),
        stats: { save: 5 },
      },
    },
  }),
];

/** Too many dice to go through all of them. */
export const LARGER_LOT_CASES: readonly Case[] = [
  sceneCase("EF-3 AR-6 eight Burna Boyz, of whom five are near", {
    weapons: { burna: { ...BURNA, attacks: "D6" } },
    shooters: burners(FAR, NEAR, NEAR, FAR, NEAR, NEAR, FAR, NEAR),
    shooter,
    targets: { B: { models: row(10, [20, 4], {}), stats: { save: 5 } } },
  }),
];
