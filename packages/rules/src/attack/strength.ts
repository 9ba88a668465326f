import { type DiceExpression, faceValue } from "../dice/expression.ts";
import type { AttackPlan } from "../game/plan.ts";

/** A Strength that is rolled for each hit. */

/** What each roll comes to, without what is added to it. */
export function strengthsBy(
  { count, sides, plus }: DiceExpression,
  faces: readonly number[],
): readonly number[] {
  const sums: number[] = [];
  for (let first = 0; first < faces.length; first += count) {
    let sum = plus;
    for (let i = first; i < first + count; i++) sum += faceValue(faces[i]!, sides);
    sums.push(sum);
  }
  return sums;
}

/** What each wound die has to show, by the dice of its Strength. */
export function thresholdsBy({ wound: { rolled } }: AttackPlan, faces: readonly number[]): readonly number[] {
  const { dice, thresholds } = rolled!;
  return strengthsBy(dice, faces).map((strength) => thresholds[strength - dice.count - dice.plus]!);
}
