import type { Game } from "@gunline/rules";
import { diceOf } from "./dice.ts";
import { column, documentOf } from "./documents.ts";

/**
 * A charge laid out by hand. The Lancers at x = 10 and the Grots at x = 16 are 6 − 1 = 5″ apart, man by man: a roll of 4
 * brings them within 1″, of 5 into base contact. The Bystanders are near enough to be run into, the Distant ones 29″
 * away. Two units of the same player cannot charge: one Advanced, one has nobody within 12″.
 */
export function chargeField(seed: string): Game {
  return documentOf({
    seed,
    phase: "CHARGE",
    units: {
      WATCHERS: { owner: "p1", name: "Watchers", at: column(3, [30, 38]) },
      LANCERS: { owner: "p1", name: "Lancers", at: column(3, [10, 20]) },
      RUNNERS: { owner: "p1", name: "Runners", at: [[10, 12]], flags: { advanced: true } },
      PREY: { owner: "p2", name: "Grots", at: column(3, [16, 20]) },
      OTHER: { owner: "p2", name: "Bystanders", at: [[16, 28]] },
      DISTANT: { owner: "p2", name: "Distant", at: [[40, 20]] },
    },
  });
}

/** The first seed of a row whose first two dice come to such a sum. */
export function chargeSeed(fits: (sum: number) => boolean): string {
  for (let n = 0; ; n++) {
    const [a, b] = diceOf(`charge ${n}`)(2);
    if (fits(a! + b!)) return `charge ${n}`;
  }
}
