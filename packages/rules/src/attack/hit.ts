import { type DiceExpression, faceValue } from "../dice/expression.ts";
import type { Dice } from "../dice/source.ts";
import type { AttackPlan, Reroll } from "../game/plan.ts";
import type { StrikeRun } from "../game/tasks.ts";
import { leastAttacks } from "./size.ts";

/** Dice as they fell, and those that were rolled again. */
export interface Rolls {
  /** The first faces, in the order rolled. */
  readonly raw: readonly number[];
  /** Which of them were rolled again, and what came then. */
  readonly rerolled: readonly number[];
  readonly rerollFaces: readonly number[];
  /** Dice of a variable Strength, hit by hit, where these are to wound. */
  readonly strength?: readonly number[] | undefined;
}

export interface AttackRoll {
  readonly faces: readonly number[];
  /** Attacks of each gun. */
  readonly counts: readonly number[];
  readonly total: number;
}

/** The hit dice of a plan as they lie on the table: what they are worth is another question. */
export interface HitDice {
  /** Attacks of each gun. */
  readonly counts: readonly number[];
  readonly rolls: Rolls;
  /** Dice of a variable Sustained Hits. */
  readonly sustained: readonly number[];
}

/** What hit dice are worth. */
export interface HitCount {
  /** Every hit: first those of dice, in die order, then the extra ones. */
  readonly strikes: readonly StrikeRun[];
  readonly hits: number;
  readonly criticals: number;
  readonly extraHits: number;
}

/** How many attacks each gun makes: variable numbers are rolled gun by gun. */
export function rollAttacks(plan: AttackPlan, dice: Dice): AttackRoll {
  const faces: number[] = [];
  const { count } = plan.attacks.dice;
  for (let i = 0; i < count * plan.guns.length; i++) faces.push(dice.d6());
  return attacksBy(plan, faces);
}

/** What the dice of variable numbers come to. */
export function attacksBy(plan: AttackPlan, faces: readonly number[]): AttackRoll {
  const { attacks, guns } = plan;
  const { count, sides, plus } = attacks.dice;
  const least = leastAttacks(plan);
  const counts = new Array<number>(guns.length);
  let total = 0;
  for (let gun = 0; gun < guns.length; gun++) {
    let rolled = plus;
    for (let i = 0; i < count; i++) rolled += faceValue(faces[gun * count + i]!, sides);
    const { bonus, fewer = 0 } = guns[gun]!;
    const made = Math.max(least, rolled - fewer) + bonus;
    counts[gun] = made;
    total += made;
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

export function rollHitDice(plan: AttackPlan, { counts, total }: AttackRoll, dice: Dice): HitDice {
  const { hit, critical_hit } = plan;
  if (hit.automatic) return { counts, rolls: NO_ROLLS, sustained: NO_FACES };
  const placed = total > 0 ? dice.placed?.("HIT", plan.shooter_unit_id) : undefined;
  const rolls = rollDice(total, hit.threshold, hit.reroll, dice, undefined, placed);
  const extra = critical_hit.extra_hits;
  if (extra === null || extra.count === 0) return { counts, rolls, sustained: NO_FACES };
  const sustained: number[] = [];
  forEachCritical(plan, counts, finalFaces(rolls), () => rollExpression(extra, dice, sustained));
  return { counts, rolls, sustained };
}

export function countHits(plan: AttackPlan, { counts, rolls, sustained }: HitDice): HitCount {
  const { guns, groups, hit, critical_hit } = plan;
  const strikes: StrikeRun[] = [];
  if (hit.automatic) {
    let hits = 0;
    for (let gun = 0; gun < guns.length; gun++) {
      addStrikes(strikes, guns[gun]!.group, false, counts[gun]!);
      hits += counts[gun]!;
    }
    return { strikes, hits, criticals: 0, extraHits: 0 };
  }
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
  const extra = critical_hit.extra_hits;
  if (extra === null || criticals === 0) return { strikes, hits, criticals, extraHits: 0 };
  let extraHits = 0;
  let used = 0;
  forEachCritical(plan, counts, faces, (group) => {
    let more = extra.plus;
    for (let i = 0; i < extra.count; i++) more += faceValue(sustained[used++]!, extra.sides);
    addStrikes(strikes, group, false, more);
    extraHits += more;
  });
  return { strikes, hits: hits + extraHits, criticals, extraHits };
}

function addStrikes(strikes: StrikeRun[], group: number, wounds: boolean, count: number): void {
  if (count === 0) return;
  const last = strikes.length > 0 ? strikes[strikes.length - 1]! : undefined;
  if (last !== undefined && last.group === group && last.wounds === wounds) last.count += count;
  else strikes.push({ group, wounds, count });
}

/** Every die that is a critical hit, in die order, with the group of its gun. */
function forEachCritical(
  { guns, groups, hit }: AttackPlan,
  counts: readonly number[],
  faces: readonly number[],
  each: (group: number) => void,
): void {
  let die = 0;
  for (let gun = 0; gun < guns.length; gun++) {
    const { group } = guns[gun]!;
    const criticalFrom = Math.max(hit.threshold, groups[group]!.critical_hit);
    for (const end = die + counts[gun]!; die < end; die++) if (faces[die]! >= criticalFrom) each(group);
  }
}

/** All dice of a step, then the re-rolls in die order; each die at most once (AT-5). */
export function rollDice(
  count: number,
  threshold: number,
  reroll: Reroll,
  dice: Dice,
  /** What each die has to show, where they differ. */
  each?: readonly number[],
  /** The first of them, where a player has put one in its place: it is never rolled again. */
  placed?: number,
): Rolls {
  const raw = new Array<number>(count);
  for (let i = 0; i < count; i++) raw[i] = i === 0 && placed !== undefined ? placed : dice.d6();
  if (reroll === "NONE") return { raw, rerolled: NO_FACES, rerollFaces: NO_FACES };
  const rerolled: number[] = [];
  const rerollFaces: number[] = [];
  const below = reroll === "ONES" ? 2 : threshold;
  for (let i = placed === undefined ? 0 : 1; i < count; i++) {
    if (raw[i]! >= (reroll === "ONES" ? below : (each?.[i] ?? below))) continue;
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

/** One hit die rolled again by choice, with the dice of a variable Sustained Hits that it gains or loses by that. */
export function rerollHit(
  plan: AttackPlan,
  { counts, rolls, sustained }: HitDice,
  die: number,
  dice: Dice,
): { readonly hits: HitDice; readonly rolled: readonly number[] } {
  const face = dice.d6();
  const { hits, rolled } = changeHit(plan, { counts, rolls, sustained }, die, face, dice);
  return { hits, rolled: [face, ...rolled] };
}

/** One hit die made another face, with the dice of a variable Sustained Hits that it gains or loses by that. */
export function changeHit(
  plan: AttackPlan,
  { counts, rolls, sustained }: HitDice,
  die: number,
  face: number,
  dice: Dice,
): { readonly hits: HitDice; readonly rolled: readonly number[] } {
  const now: Rolls = {
    raw: rolls.raw,
    rerolled: [...rolls.rerolled, die],
    rerollFaces: [...rolls.rerollFaces, face],
  };
  const extra = plan.critical_hit.extra_hits;
  if (extra === null || extra.count === 0) return { hits: { counts, rolls: now, sustained }, rolled: [] };
  const critical = (one: Rolls) => criticalDice(plan, counts, finalFaces(one));
  const [before, after] = [critical(rolls), critical(now)];
  const more: number[] = [];
  if (after.includes(die)) rollExpression(extra, dice, more);
  const kept = before.flatMap((one, at) =>
    one === die ? [] : [{ die: one, faces: sustained.slice(at * extra.count, (at + 1) * extra.count) }],
  );
  const all = after.includes(die) ? [...kept, { die, faces: more }] : kept;
  const faces = all.sort((a, b) => a.die - b.die).flatMap((one) => one.faces);
  return { hits: { counts, rolls: now, sustained: faces }, rolled: more };
}

function criticalDice(
  { guns, groups, hit }: AttackPlan,
  counts: readonly number[],
  faces: readonly number[],
): readonly number[] {
  const found: number[] = [];
  let die = 0;
  for (let gun = 0; gun < guns.length; gun++) {
    const from = Math.max(hit.threshold, groups[guns[gun]!.group]!.critical_hit);
    for (const end = die + counts[gun]!; die < end; die++) if (faces[die]! >= from) found.push(die);
  }
  return found;
}
