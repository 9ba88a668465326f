import { faceValue, isBelowMean } from "../dice/expression.ts";
import type { Dice } from "../dice/source.ts";
import type { AttackPlan, DefenderProfile, Save } from "../game/plan.ts";
import type { Tally } from "../game/tasks.ts";
import { inflict } from "./damage.ts";
import { rollExpression } from "./hit.ts";
import { allocate, type Ranks } from "./ranks.ts";

/** Hears what becomes of each wound, if anybody wants to know. */
export interface WoundListener {
  save(slot: number, save: Save, face: number, saved: boolean): void;
  injury(slot: number, injury: Injury): void;
  /** An attack was allocated to the model. */
  allocated(slot: number): void;
  /** Its save is rolled again. */
  saveAgain(before: number, face: number): void;
  /** The face of its save that counts. */
  kept(slot: number, face: number): void;
}

export interface Injury {
  readonly damage: number;
  /** What of it keywords have added. */
  readonly damageBonus: number;
  readonly damageFaces: readonly number[];
  readonly painFaces: readonly number[];
  /** The face of Feel No Pain against this wound. */
  readonly feelNoPain: number | null;
  readonly lost: number;
  readonly slain: boolean;
}

/** Stands in where no die can be rolled; most wounds need no list of faces. */
const NO_FACES: number[] = [];

/** The save that the model in a slot has against this wound. */
export function saveOf(plan: AttackPlan, group: number, slot: number): Save {
  return plan.groups[group]!.saves[plan.defenders[slot]!.profile]!;
}

/** An ordinary wound: one save die, even if it cannot succeed; if it fails, damage and Feel No Pain. */
export function resolveWound(
  plan: AttackPlan,
  group: number,
  slot: number,
  ranks: Ranks,
  dice: Dice,
  tally: Tally,
  listener?: WoundListener,
): void {
  allocate(ranks, slot);
  listener?.allocated(slot);
  const save = saveOf(plan, group, slot);
  const { face: first, again } = rollSave(plan, save, dice);
  listener?.save(slot, save, first, first >= save.threshold);
  if (again !== null) listener?.saveAgain(first, again);
  const face = again ?? first;
  const saved = face >= save.threshold;
  listener?.kept(slot, face);
  if (!saved) hurt(plan, group, slot, ranks, dice, tally, listener);
}

/** The die of a save, and the one that is rolled in its place where a rule has it rolled again. */
export function rollSave(
  plan: AttackPlan,
  { reroll, threshold }: Save,
  dice: Dice,
): { readonly face: number; readonly again: number | null } {
  const placed = dice.placed?.("SAVE", plan.target_unit_id);
  if (placed !== undefined) return { face: placed, again: null };
  const face = dice.d6();
  const isAgain = reroll === "FAILED" ? face < threshold : reroll === "ONES" && face === 1;
  return { face, again: isAgain ? dice.d6() : null };
}

/** A wound that allows no save: its damage is mortal wounds that do not spill over (AT-14). */
export function resolveDevastating(
  plan: AttackPlan,
  group: number,
  slot: number,
  ranks: Ranks,
  dice: Dice,
  tally: Tally,
  listener?: WoundListener,
): void {
  allocate(ranks, slot);
  hurtBy(plan, group, slot, ranks, dice, tally, rollDamage(plan, dice), listener, true);
}

/** The damage dice; where that is allowed, a roll below the average is made again. */
export function rollDamage(plan: AttackPlan, dice: Dice): readonly number[] {
  const { damage, damage_rerolled } = plan;
  if (damage.count === 0) return NO_FACES;
  const faces: number[] = [];
  const placed = dice.placed?.("DAMAGE", plan.shooter_unit_id);
  if (placed !== undefined) {
    faces.push(placed);
    rollExpression({ ...damage, count: damage.count - 1 }, dice, faces);
    return faces;
  }
  const rolled = rollExpression(damage, dice, faces);
  if (damage_rerolled === true && isBelowMean(damage, rolled)) rollExpression(damage, dice, faces);
  return faces;
}

/** What damage dice come to: the last ones count, where they were rolled again. */
function damageBy({ damage, damage_halved }: AttackPlan, faces: readonly number[]): number {
  const { count, sides, plus } = damage;
  let sum = plus;
  for (let i = faces.length - count; i < faces.length; i++) sum += faceValue(faces[i]!, sides);
  return damage_halved === true ? Math.ceil(sum / 2) : sum;
}

function hurt(
  plan: AttackPlan,
  group: number,
  slot: number,
  ranks: Ranks,
  dice: Dice,
  tally: Tally,
  listener: WoundListener | undefined,
): void {
  hurtBy(plan, group, slot, ranks, dice, tally, rollDamage(plan, dice), listener);
}

/** The wound does the damage that was rolled, but for what Feel No Pain ignores. */
export function hurtBy(
  plan: AttackPlan,
  group: number,
  slot: number,
  ranks: Ranks,
  dice: Dice,
  tally: Tally,
  damageFaces: readonly number[],
  listener: WoundListener | undefined,
  mortal = false,
): void {
  const { damage_bonus: damageBonus } = plan.groups[group]!;
  const damage = Math.max(1, damageBy(plan, damageFaces) + damageBonus);
  const feel_no_pain = painOf(plan.profiles[plan.defenders[slot]!.profile]!, mortal);
  const painFaces: number[] = feel_no_pain === null ? NO_FACES : [];
  const lost = inflict(ranks, slot, damage, feel_no_pain, dice, painFaces);
  const slain = ranks.left[slot]! === 0;
  tally.unsaved++;
  tally.damage += lost;
  if (slain) tally.slain++;
  listener?.injury(slot, {
    damage,
    damageBonus,
    damageFaces,
    painFaces,
    feelNoPain: feel_no_pain,
    lost,
    slain,
  });
}

/** The face of Feel No Pain against this wound. */
export function painOf(
  { feel_no_pain, feel_no_pain_mortal }: DefenderProfile,
  mortal: boolean,
): number | null {
  return mortal && feel_no_pain_mortal !== undefined ? feel_no_pain_mortal : feel_no_pain;
}
