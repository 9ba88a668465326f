import { type DiceExpression, faceValue } from "../dice/expression.ts";
import type { Dice } from "../dice/source.ts";
import type { StrikeRun } from "../game/shooting.ts";
import type { AttackPlan, Reroll } from "./plan.ts";
import { leastAttacks } from "./size.ts";

/** Dice as they fell, and those that were rolled again. */
export interface Rolls {
  /** The first faces, in the order rolled. */
  readonly raw: readonly number[];
  /** Which of them were rolled again, and what came then. */
  readonly rerolled: readonly number[];
  readonly rerollFaces: readonly number[];
}

export interface AttackRoll {
  readonly faces: readonly number[];
  /** Attacks of each gun. */
  readonly counts: readonly number[];
  readonly total: number;
}

export interface HitRoll {
  readonly rolls: Rolls;
  /** Dice of a variable Sustained Hits. */
  readonly sustainedFaces: readonly number[];
  /** Every hit: first those of dice, in die order, then the extra ones. */
  readonly strikes: readonly StrikeRun[];
  readonly hits: number;
  readonly criticals: number;
  readonly extraHits: number;
}

/** How many attacks each gun makes: variable numbers are rolled gun by gun. */
export function rollAttacks(plan: AttackPlan, dice: Dice): AttackRoll {
  const { attacks, guns } = plan;
  const least = leastAttacks(plan);
  const faces: number[] = [];
  const counts = new Array<number>(guns.length);
  let total = 0;
  for (let gun = 0; gun < guns.length; gun++) {
    const rolled = rollExpression(attacks.dice, dice, faces);
    const count = Math.max(least, rolled) + guns[gun]!.bonus;
    counts[gun] = count;
    total += count;
  }
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
const NO_ROLLS: Rolls = { raw: NO_FACES, rerolled: NO_FACES, rerollFaces: NO_FACES };

export function rollHits(plan: AttackPlan, { counts, total }: AttackRoll, dice: Dice): HitRoll {
  const { guns, groups, hit, critical_hit } = plan;
  const strikes: StrikeRun[] = [];
  if (hit.automatic) {
    for (let gun = 0; gun < guns.length; gun++) addStrikes(strikes, guns[gun]!.group, false, counts[gun]!);
    return { rolls: NO_ROLLS, sustainedFaces: NO_FACES, strikes, hits: total, criticals: 0, extraHits: 0 };
  }
  const rolls = rollDice(total, hit.threshold, hit.reroll, dice);
  const faces = finalFaces(rolls);
  const { threshold } = hit;
  const { wounds } = critical_hit;
  let hits = 0;
  let criticals = 0;
  let die = 0;
  for (let gun = 0; gun < guns.length; gun++) {
    const { group } = guns[gun]!;
    const criticalFrom = groups[group]!.critical_hit;
    let run = 0;
    let wounding = false;
    for (const end = die + counts[gun]!; die < end; die++) {
      const face = faces[die]!;
      if (face < threshold) continue;
      const critical = face >= criticalFrom;
      if (critical) criticals++;
      if ((critical && wounds) !== wounding) {
        addStrikes(strikes, group, wounding, run);
        hits += run;
        run = 0;
        wounding = !wounding;
      }
      run++;
    }
    addStrikes(strikes, group, wounding, run);
    hits += run;
  }
  if (critical_hit.extra_hits === null || criticals === 0) {
    return { rolls, sustainedFaces: NO_FACES, strikes, hits, criticals, extraHits: 0 };
  }
  const sustainedFaces: number[] = [];
  const extraHits = addExtraHits(plan, counts, faces, strikes, sustainedFaces, dice);
  return { rolls, sustainedFaces, strikes, hits: hits + extraHits, criticals, extraHits };
}

function addStrikes(strikes: StrikeRun[], group: number, wounds: boolean, count: number): void {
  if (count === 0) return;
  const last = strikes.length > 0 ? strikes[strikes.length - 1]! : undefined;
  if (last !== undefined && last.group === group && last.wounds === wounds) last.count += count;
  else strikes.push({ group, wounds, count });
}

/** Sustained Hits: more hits for each critical die, in die order; the dice of a variable number go to `rolled`. */
function addExtraHits(
  { guns, groups, hit, critical_hit }: AttackPlan,
  counts: readonly number[],
  faces: readonly number[],
  strikes: StrikeRun[],
  rolled: number[],
  dice: Dice,
): number {
  let extraHits = 0;
  let die = 0;
  for (let gun = 0; gun < guns.length; gun++) {
    const { group } = guns[gun]!;
    const criticalFrom = Math.max(hit.threshold, groups[group]!.critical_hit);
    for (const end = die + counts[gun]!; die < end; die++) {
      if (faces[die]! < criticalFrom) continue;
      const extra = rollExpression(critical_hit.extra_hits!, dice, rolled);
      addStrikes(strikes, group, false, extra);
      extraHits += extra;
    }
  }
  return extraHits;
}

/** All dice of a step, then the re-rolls in die order; each die at most once (AT-5). */
export function rollDice(count: number, threshold: number, reroll: Reroll, dice: Dice): Rolls {
  const raw = new Array<number>(count);
  for (let i = 0; i < count; i++) raw[i] = dice.d6();
  if (reroll === "NONE") return { raw, rerolled: NO_FACES, rerollFaces: NO_FACES };
  const rerolled: number[] = [];
  const rerollFaces: number[] = [];
  const below = reroll === "ONES" ? 2 : threshold;
  for (let i = 0; i < count; i++) {
    if (raw[i]! >= below) continue;
    rerolled.push(i);
    rerollFaces.push(dice.d6());
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
