import type { Game } from "@gunline/rules";
import { column, documentOf } from "./documents.ts";

/** The left and the right 12″ of the table. */
const ZONES = {
  p1: [
    [0, 0],
    [12, 0],
    [12, 44],
    [0, 44],
  ],
  p2: [
    [48, 0],
    [60, 0],
    [60, 44],
    [48, 44],
  ],
} as const;

/** Before the battle: three units of Blue's, two of Orange's, and nobody stands yet. */
export function beforeBattle(seed = "before the battle"): Game {
  const five = column(5, [0, 0]);
  return documentOf({
    seed,
    phase: "DEPLOYMENT",
    zones: ZONES,
    units: {
      GUARD: { owner: "p1", name: "Guard", at: five, off: true },
      SCOUTS: {
        owner: "p1",
        name: "Scouts",
        at: five,
        off: true,
        abilities: ["INFILTRATORS", 'SCOUTS 6"'],
      },
      DROP: { owner: "p1", name: "Drop Squad", at: five, off: true, abilities: ["DEEP STRIKE"] },
      MOB: { owner: "p2", name: "Mob", at: five, off: true },
      RUNTS: { owner: "p2", name: "Runts", at: five, off: true },
    },
  });
}

/**
 * A Movement phase laid out by hand. The Guard stand in a row at x = 10 with the open table before them; the Held are in
 * base contact with a Brute; the Drop Squad waits above. All move 6″, all bases are an inch wide.
 */
export function movingField(seed = "moving field", settings: Partial<Game["settings"]> = {}): Game {
  return documentOf({
    seed,
    phase: "MOVEMENT",
    settings,
    guns: { rifle: { name: "Bolt rifle", range: 24, attacks: "1", strength: 4 } },
    units: {
      GUARD: { owner: "p1", name: "Guard", at: column(5, [10, 10]), weapons: ["rifle"] },
      RUNNERS: { owner: "p1", name: "Runners", at: column(3, [10, 26]) },
      HELD: { owner: "p1", name: "Held", at: column(3, [20, 34]) },
      REST: { owner: "p1", name: "Rest", at: [[5, 40]] },
      DROP: {
        owner: "p1",
        name: "Drop Squad",
        at: column(3, [0, 0]),
        off: true,
        reserve: "DEEP_STRIKE",
        abilities: ["DEEP STRIKE"],
      },
      BRUTE: { owner: "p2", name: "Brute", at: [[21, 36]] },
      FAR: { owner: "p2", name: "Far Mob", at: column(3, [50, 20]) },
    },
  });
}
