import type { Game } from "@gunline/rules";
import { block, column, documentOf } from "./documents.ts";

/**
 * A charge that can be answered. The Lancers at x = 10 are 5″ from the Grots, who have no guns. The Burnas at x = 18 are
 * 7″ from them and hit by themselves, the Shootas at x = 22 hit on sixes. The Lootas stand behind a ruin, the Kommandos
 * at x = 45 are too far away.
 */
export function reactionField(seed: string, settings: Partial<Game["settings"]> = {}): Game {
  return documentOf({
    seed,
    phase: "CHARGE",
    settings,
    cp: [1, 2],
    units: {
      LANCERS: { owner: "p1", name: "Lancers", at: column(5, [10, 20]), stats: { save: 5 } },
      GUARD: { owner: "p1", name: "Guard", at: column(3, [10, 36]) },
      PREY: { owner: "p2", name: "Grots", at: column(3, [16, 22]) },
      BURNAS: { owner: "p2", name: "Burnas", at: column(3, [18, 14]), weapons: ["burna"] },
      SHOOTAS: { owner: "p2", name: "Shootas", at: column(5, [22, 28]), weapons: ["shoota"] },
      LOOTAS: { owner: "p2", name: "Lootas", at: column(3, [30, 8]), weapons: ["deffgun"] },
      KOMMANDOS: { owner: "p2", name: "Kommandos", at: column(3, [45, 22]), weapons: ["shoota"] },
    },
    guns: {
      shoota: { name: "Shoota", range: 18, attacks: "2", skill: 5, strength: 4, keywords: ["RAPID FIRE 1"] },
      burna: { name: "Burna", range: 12, attacks: "D6", skill: null, strength: 4, keywords: ["TORRENT"] },
      deffgun: { name: "Deffgun", range: 48, attacks: "2", skill: 6, strength: 8, damage: "2" },
    },
    terrain: { RUIN: block("ruins", 5, [24, 2], [3, 18]) },
  });
}
