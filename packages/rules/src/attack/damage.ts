import type { Dice } from "../dice/source.ts";
import type { Ranks } from "./ranks.ts";

/** What became of some points of damage on one model. */
export interface Injury {
  /** Wounds lost; damage beyond the last one is lost with it (AT-13). */
  readonly lost: number;
  readonly slain: boolean;
  readonly feelNoPain: readonly number[];
}

const NO_FACES: readonly number[] = [];

/** One point at a time: Feel No Pain may ignore each, and nothing more is rolled once the model is dead. */
export function inflict(
  ranks: Ranks,
  modelId: string,
  points: number,
  feelNoPain: number | null,
  dice: Dice,
): Injury {
  const before = ranks.left.get(modelId)!;
  let left = before;
  let faces = NO_FACES;
  if (feelNoPain === null) {
    left = Math.max(0, before - points);
  } else {
    const rolled: number[] = [];
    for (let point = 0; point < points && left > 0; point++) {
      const face = dice.d6();
      rolled.push(face);
      if (face < feelNoPain) left--;
    }
    faces = rolled;
  }
  if (left < before) ranks.hurt.add(modelId);
  if (left === 0) ranks.left.delete(modelId);
  else ranks.left.set(modelId, left);
  return { lost: before - left, slain: left === 0, feelNoPain: faces };
}
