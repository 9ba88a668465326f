import { ORK_WARBAND } from "../armies/orks.ts";
import { MARINE_STRIKE_FORCE } from "../armies/space-marines.ts";
import { pointsOf } from "../army.ts";
import type { UnitPlacement } from "../build-unit.ts";
import { HAMMER_AND_ANVIL } from "../deployments.ts";
import { loosely } from "../formation.ts";
import { CROSSFIRE } from "../layouts/crossfire.ts";
import { offer } from "./offers.ts";
import { post, type Scenario, stage } from "./scenario.ts";

const MOVED = { moved: true };
const STOOD = { remained_stationary: true };

/** The second round: both lines have met around the crossroads. */
function postings(): readonly UnitPlacement[] {
  const [rifles, command, plasma, melta, flamers, terminators, snipers, whirlwind] =
    MARINE_STRIKE_FORCE.entries;
  const [mob, shootas, nobz, meganobz, burnas, storm, lootas, dread, trukk, grots] = ORK_WARBAND.entries;
  return [
    // Alone with one target: everything else is hidden, too far off or locked in combat.
    post(
      "p1",
      "INTERCESSORS",
      rifles!,
      loosely({ at: [15.4, 4.4], toward: [6, 1], ranks: [3, 2], stir: 1 }),
      {
        flags: STOOD,
      },
    ),
    post(
      "p1",
      "COMMAND",
      command!,
      [
        [30.8, 17],
        [30.5, 20.2],
        [29.95, 18.6],
        [28.6, 21],
        [28.75, 19.35],
        [27.05, 21.6],
      ],
      { flags: STOOD },
    ),
    post(
      "p1",
      "HELLBLASTERS",
      plasma!,
      loosely({ at: [24.35, 27.6], toward: [1, 0], ranks: [3, 2], stir: 5 }),
      {
        flags: { advanced: true },
      },
    ),
    post(
      "p1",
      "ERADICATORS",
      melta!,
      [
        [24.1, 33.4],
        [23.2, 35.5],
        [24.6, 37.4],
      ],
      { flags: MOVED },
    ),
    post(
      "p1",
      "INFERNUS",
      flamers!,
      loosely({ at: [13.6, 41.2], toward: [1, 0], ranks: [2, 2, 1], stir: 3 }),
      {
        flags: MOVED,
      },
    ),
    post(
      "p1",
      "TERMINATORS",
      terminators!,
      [
        [29.3, 31.7],
        [29.5, 33.9],
        [27.4, 32.7],
        [27.2, 30.5],
        [27.7, 35],
      ],
      { flags: MOVED, wounds: { m3: 2 } },
    ),
    post(
      "p1",
      "ELIMINATORS",
      snipers!,
      [
        [20.7, 30.4],
        [20.9, 33],
        [20.6, 35.3],
      ],
      { flags: STOOD },
    ),
    post("p1", "WHIRLWIND", whirlwind!, [[10.8, 33.4]], { flags: STOOD, facing: -8 }),
    post(
      "p2",
      "BOYZ_MOB",
      mob!,
      loosely({ at: [37, 37.6], toward: [-5, -1], ranks: [4, 4, 4, 4, 2], stir: 2 }),
    ),
    post("p2", "BOYZ", shootas!, loosely({ at: [31.6, 7.8], toward: [-4, 0.4], ranks: [4, 3, 3], stir: 7 })),
    post("p2", "NOBZ", nobz!, [
      [32, 19],
      [31.9, 20.7],
      [32.45, 17.3],
      [33.6, 18.25],
      [33.75, 20],
    ]),
    post(
      "p2",
      "MEGANOBZ",
      meganobz!,
      [
        [39.7, 17.5],
        [41.5, 18.5],
        [41.7, 20.5],
      ],
      { wounds: { m1: 1 } },
    ),
    post(
      "p2",
      "BURNA_BOYZ",
      burnas!,
      loosely({ at: [33.6, 36.9], toward: [-4, -1], ranks: [3, 2], stir: 4 }),
    ),
    post(
      "p2",
      "STORMBOYZ",
      storm!,
      loosely({ at: [28.9, 41.2], toward: [-1, 0], ranks: [2, 2, 1], stir: 6 }),
    ),
    post("p2", "LOOTAS", lootas!, loosely({ at: [45, 18.9], toward: [-1, 0], ranks: [3, 3, 3, 1], stir: 8 })),
    post("p2", "DEFF_DREAD", dread!, [[33, 33.2]]),
    post("p2", "TRUKK", trukk!, [[43.6, 30.6]], { facing: 255, wounds: { m1: 6 } }),
    post(
      "p2",
      "GRETCHIN",
      grots!,
      loosely({ at: [55, 25.3], toward: [-1, 0], ranks: [4, 4, 3], pitch: 1.5, stir: 9 }),
    ),
  ];
}

export const CROSSFIRE_BATTLE: Scenario = {
  ...offer("crossfire"),
  points: [pointsOf(MARINE_STRIKE_FORCE), pointsOf(ORK_WARBAND)],
  layoutName: CROSSFIRE.name,
  game: () =>
    stage({
      postings: postings(),
      features: CROSSFIRE.terrain,
      phase: "SHOOTING",
      round: 2,
      seed: "crossfire",
      deployment: HAMMER_AND_ANVIL,
    }),
};
