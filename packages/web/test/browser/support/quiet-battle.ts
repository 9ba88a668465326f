import type { Game } from "@gunline/rules";
import { column, documentOf } from "./documents.ts";

const marker = (id: string, x: number, home_of: "p1" | "p2" | null) => ({
  id,
  position: { x, y: 22 },
  home_of,
  controlled_by: null,
  sticky: false,
});

/**
 * The first turn of Linchpin, with nobody armed and nobody near an enemy: Blue stands on its own marker and on the one in the
 * middle, Orange on its own. From round 2 on Blue scores 3 and 5 a turn, Orange 3: 32 to 12 after five rounds.
 */
export function quietBattle(seed: string): Game {
  const game = documentOf({
    seed,
    phase: "COMMAND",
    settings: { stratagems: "OFF" },
    units: {
      GUARD: { owner: "p1", name: "Guard", at: column(3, [6, 20]) },
      HOLDERS: { owner: "p1", name: "Holders", at: column(3, [30, 20]) },
      MOB: { owner: "p2", name: "Mob", at: column(3, [54, 20]) },
    },
  });
  return {
    ...game,
    turn: { ...game.turn, first_player: "p1" },
    mission: { id: "linchpin", attacker: "p1" },
    objectives: { W: marker("W", 6, "p1"), C: marker("C", 30, null), E: marker("E", 54, "p2") },
  };
}
