import type { Dice } from "../dice/source.ts";
import { loseWounds, type Ranks } from "./ranks.ts";

/**
 * Points of damage on one model, one at a time: Feel No Pain may ignore each, its dice go to `painFaces`, and nothing
 * more is rolled once the model is dead. Gives the wounds lost; damage beyond the last one is lost with it (AT-13).
 */
export function inflict(
  ranks: Ranks,
  slot: number,
  points: number,
  feelNoPain: number | null,
  dice: Dice,
  painFaces: number[],
): number {
  const before = ranks.left[slot]!;
  let lost = 0;
  if (feelNoPain === null) {
    lost = Math.min(before, points);
  } else {
    for (let point = 0; point < points && lost < before; point++) {
      const face = dice.d6();
      painFaces.push(face);
      if (face < feelNoPain) lost++;
    }
  }
  loseWounds(ranks, slot, lost);
  return lost;
}
