import type { Game } from "@gunline/rules";
import { column, documentOf } from "./documents.ts";

/**
 * A melee laid out by hand, in Blue's turn. The Lancers have charged the Grots: m1 touches, the others stand 2″ behind.
 * The Guard and the Nobz have been engaged since last turn, and the Nobz reach the Scouts as well. The Lancers fight
 * first; then it is for Orange to pick between the Grots and the Nobz.
 */
export function fightField(seed: string): Game {
  return documentOf({
    seed,
    phase: "FIGHT",
    guns: {
      lance: { name: "Lance", attacks: "2", strength: 5, ap: -1, keywords: ["LANCE"] },
      blade: { name: "Blade", attacks: "3", strength: 4 },
      klaw: { name: "Klaw", attacks: "3", skill: 4, strength: 9, ap: -2, damage: "2" },
      choppa: { name: "Choppa", attacks: "4", strength: 4 },
    },
    units: {
      LANCERS: {
        owner: "p1",
        name: "Lancers",
        at: [
          [15, 20],
          [13, 21],
          [13, 22.6],
        ],
        weapons: ["lance"],
        flags: { charged_this_turn: true, fights_first: true },
      },
      GUARD: { owner: "p1", name: "Guard", at: column(3, [34, 20], 1.5), weapons: ["blade"] },
      SCOUTS: { owner: "p1", name: "Scouts", at: column(2, [36, 25], 1.5), weapons: ["blade"] },
      PREY: { owner: "p2", name: "Grots", at: column(4, [16, 20], 1.5), weapons: ["choppa"] },
      NOBZ: {
        owner: "p2",
        name: "Nobz",
        at: column(3, [35.5, 20.5], 1.5),
        weapons: ["choppa", "klaw"],
        stats: { wounds: 2, toughness: 5 },
      },
    },
  });
}
