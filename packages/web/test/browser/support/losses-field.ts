import type { Game } from "@gunline/rules";
import { column, documentOf } from "./documents.ts";
import { scoreField } from "./score-field.ts";

/** What a person against the computer has: asked about their own models, and the computer about none. */
const AGAINST_COMPUTER = { allocation: { p1: "DEFENDER", p2: "CAREFUL" } } as const;

/**
 * Two lines that face each other, models 2″ apart from base to base, so that only who stands beside each other is in
 * coherency. Only the middle of each is armed; its one attack hits by itself, wounds on 2+, and no save helps.
 */
export function facingLines(active: "p1" | "p2"): Game {
  const stats = { toughness: 3, save: 7 };
  const also = { m2: ["flamer"] };
  return documentOf({
    seed: "facing lines",
    phase: "SHOOTING",
    active,
    settings: { ...AGAINST_COMPUTER, stratagems: "OFF" },
    units: {
      GUARD: { owner: "p1", name: "Guard", at: column(3, [20, 19], 3), stats, also },
      MOB: { owner: "p2", name: "Mob", at: column(3, [28, 19], 3), stats, also },
      FAR: { owner: "p2", name: "Runts", at: [[55, 40]] },
      REST: { owner: "p1", name: "Rest", at: [[5, 4]] },
    },
    guns: {
      flamer: { name: "Flamer", range: 12, attacks: "1", strength: 9, keywords: ["TORRENT"] },
    },
  });
}

/** The end of a Fight phase of p1: the Guard is three and two, far apart. */
export function brokenLine(settings: Partial<Game["settings"]>): Game {
  const game = scoreField({ turn: { phase: "FIGHT" } });
  const { units } = documentOf({
    seed: "broken line",
    phase: "FIGHT",
    units: {
      GUARD: {
        owner: "p1",
        name: "Guard",
        at: [...column(3, [26, 20]), ...column(2, [26, 32])],
        weapons: ["rifle"],
      },
    },
    guns: { rifle: { name: "Bolt rifle", range: 12, attacks: "1", strength: 4 } },
  });
  return {
    ...game,
    settings: { ...game.settings, stratagems: "OFF", ...settings },
    units: { ...game.units, GUARD: units["GUARD"]! },
  };
}
