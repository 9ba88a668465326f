import type { Reroll } from "../game/plan.ts";

/** Chances of one die that may be rolled again: how often its final face lies from `from` up to below `to`. */
export function faceChance(threshold: number, reroll: Reroll, from: number, to: number): number {
  const again = reroll === "NONE" ? 0 : reroll === "ONES" ? 1 : threshold - 1;
  let chance = 0;
  for (let face = from; face < to; face++) {
    chance += (face > again ? 1 : 0) / 6 + again / 36;
  }
  return chance;
}
