import { type DiceExpression, faceValue } from "../dice/expression.ts";
import type { Dice } from "../dice/source.ts";
import type { Strike } from "../game/shooting.ts";
import type { AttackPlan, Reroll } from "./plan.ts";

/** Dice as they fell, and those that were rolled again. */
export interface Rolls {
  /** The first faces, in the order rolled. */
  readonly raw: number[];
  /** Which of them were rolled again, and what came then. */
  readonly rerolled: number[];
  readonly rerollFaces: number[];
}

export interface AttackRoll {
  readonly faces: readonly number[];
  /** Attacks of each gun. */
  readonly counts: readonly number[];
  readonly total: number;
}

export interface HitRoll extends Rolls {
  /** Dice of a variable Sustained Hits. */
  readonly sustainedFaces: readonly number[];
  /** Every hit: first those of dice, in die order, then the extra ones. */
  readonly strikes: readonly Strike[];
  readonly criticals: number;
  readonly extraHits: number;
}

/** How many attacks each gun makes: variable numbers are rolled gun by gun. */
export function rollAttacks({ attacks, guns }: AttackPlan, dice: Dice): AttackRoll {
  const faces: number[] = [];
  let total = 0;
  const counts = guns.map(({ bonus }) => {
    const rolled = rollExpression(attacks.dice, dice, faces);
    const count = Math.max(1, rolled, attacks.minimum) + bonus;
    total += count;
    return count;
  });
  return { faces, counts, total };
}

/** Rolls an expression and keeps the faces. */
export function rollExpression({ count, sides, plus }: DiceExpression, dice: Dice, faces: number[]): number {
  let sum = plus;
  for (let i = 0; i < count; i++) {
    const face = dice.d6();
    faces.push(face);
    sum += faceValue(face, sides);
  }
  return sum;
}

const NO_FACES: readonly number[] = [];

export function rollHits(plan: AttackPlan, { counts, total }: AttackRoll, dice: Dice): HitRoll {
  const { guns, lanes, hit, critical_hit } = plan;
  const strikes: Strike[] = [];
  if (hit.automatic) {
    for (let gun = 0; gun < guns.length; gun++) {
      const { lane } = guns[gun]!;
      for (let i = 0; i < counts[gun]!; i++) strikes.push({ lane, wounds: false });
    }
    return {
      raw: [],
      rerolled: [],
      rerollFaces: [],
      sustainedFaces: NO_FACES,
      strikes,
      criticals: 0,
      extraHits: 0,
    };
  }
  const rolls = rollDice(total, hit.threshold, hit.reroll, dice);
  const faces = finalFaces(rolls);
  const extras: Strike[] = [];
  const sustainedFaces: number[] = [];
  let criticals = 0;
  let die = 0;
  for (let gun = 0; gun < guns.length; gun++) {
    const { lane } = guns[gun]!;
    const criticalFrom = lanes[lane]!.critical_hit;
    for (let i = 0; i < counts[gun]!; i++) {
      const face = faces[die++]!;
      if (face < hit.threshold) continue;
      const critical = face >= criticalFrom;
      strikes.push({ lane, wounds: critical && critical_hit.wounds });
      if (!critical) continue;
      criticals++;
      if (critical_hit.extra_hits === null) continue;
      const extra = rollExpression(critical_hit.extra_hits, dice, sustainedFaces);
      for (let n = 0; n < extra; n++) extras.push({ lane, wounds: false });
    }
  }
  const extraHits = extras.length;
  for (const extra of extras) strikes.push(extra);
  return { ...rolls, sustainedFaces, strikes, criticals, extraHits };
}

/** All dice of a step, then the re-rolls in die order; each die at most once (AT-5). */
export function rollDice(count: number, threshold: number, reroll: Reroll, dice: Dice): Rolls {
  const raw: number[] = [];
  for (let i = 0; i < count; i++) raw.push(dice.d6());
  const rerolled: number[] = [];
  const rerollFaces: number[] = [];
  if (reroll !== "NONE") {
    const below = reroll === "ONES" ? 2 : threshold;
    for (let i = 0; i < count; i++) {
      if (raw[i]! >= below) continue;
      rerolled.push(i);
      rerollFaces.push(dice.d6());
    }
  }
  return { raw, rerolled, rerollFaces };
}

/** The faces that count. */
export function finalFaces({ raw, rerolled, rerollFaces }: Rolls): readonly number[] {
  if (rerolled.length === 0) return raw;
  const faces = [...raw];
  for (let i = 0; i < rerolled.length; i++) faces[rerolled[i]!] = rerollFaces[i]!;
  return faces;
}
