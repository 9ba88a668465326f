import type { Game } from "@gunline/rules";
import { block, column, documentOf } from "./documents.ts";

/**
 * A range laid out by hand. From the Riflemen at x = 10 the Boyz at x = 20 are 10 − 1 = 9″ away, the Lootas at x = 30
 * 19″ and the Gretchin at x = 50 39″. The ruin from (20, 22) to (23, 32) stands before the Nobz. The Raiders are half an
 * inch from the tank: engaged.
 */
export function firingRange(seed = "firing range", settings: Partial<Game["settings"]> = {}): Game {
  return documentOf({
    seed,
    phase: "SHOOTING",
    settings,
    units: {
      RIFLES: {
        owner: "p1",
        name: "Riflemen",
        at: column(5, [10, 10]),
        weapons: ["rifle"],
        also: { m1: ["melta"] },
      },
      TANK: { owner: "p1", name: "Mortar Tank", at: [[10, 30]], weapons: ["mortar"], keywords: ["VEHICLE"] },
      GUARD: { owner: "p1", name: "Guard", at: [[4, 40]] },
      NEAR: {
        owner: "p2",
        name: "Boyz",
        at: column(6, [20, 8]),
        stats: { toughness: 5, save: 6 },
      },
      FAR: {
        owner: "p2",
        name: "Lootas",
        at: column(2, [30, 12]),
        stats: { wounds: 2 },
        wounds: { m1: 1 },
      },
      HIDDEN: { owner: "p2", name: "Nobz", at: [[25, 30]] },
      OUT: { owner: "p2", name: "Gretchin", at: [[50, 12]] },
      RAIDERS: { owner: "p2", name: "Raiders", at: [[11.5, 30]] },
    },
    guns: {
      rifle: { name: "Bolt rifle", range: 24, attacks: "1", strength: 4, keywords: ["RAPID FIRE 1"] },
      melta: {
        name: "Melta rifle",
        range: 12,
        attacks: "1",
        strength: 9,
        ap: -4,
        damage: "D6",
        keywords: ["MELTA 2"],
      },
      mortar: { name: "Mortar", range: 48, attacks: "D6", strength: 5, keywords: ["BLAST"] },
    },
    terrain: { RUIN: block("ruins", 5, [20, 22], [3, 10]) },
  });
}
