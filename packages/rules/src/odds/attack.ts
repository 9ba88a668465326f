import { attacksWithoutDice, leastAttacks } from "../attack/size.ts";
import type { AttackPlan } from "../game/plan.ts";
import { faceChance } from "./face.ts";
import { atLeast, compound, convolve, type Pmf, pmfOf, shift } from "./pmf.ts";

/** What one attack of a weapon group can come to, before anybody is asked to save. */
export interface AttackChances {
  /** A hit that is not critical, and one that is. */
  readonly hit: number;
  readonly critical: number;
  /** A hit's chance to wound ordinarily, and devastatingly. */
  readonly wound: number;
  readonly devastating: number;
  /** Whether a critical hit wounds by itself, and how many hits it adds. */
  readonly lethal: boolean;
  readonly extra: Pmf;
}

const NO_EXTRA: Pmf = [1];
const END = 7;

export function chancesOf(plan: AttackPlan, group: number): AttackChances {
  const { hit, critical_hit, wound, groups, sure } = plan;
  if (sure === true) {
    const devastating = Number(wound.devastating);
    return { hit: 1, critical: 0, wound: 1 - devastating, devastating, lethal: false, extra: NO_EXTRA };
  }
  const criticalFrom = Math.max(hit.threshold, groups[group]!.critical_hit);
  const critical = hit.automatic ? 0 : faceChance(hit.threshold, hit.reroll, criticalFrom, END);
  const plain = hit.automatic ? 1 : faceChance(hit.threshold, hit.reroll, hit.threshold, criticalFrom);
  const { wounding, devastating } = woundChances(wound);
  return {
    hit: plain,
    critical,
    wound: wounding - devastating,
    devastating,
    lethal: critical_hit.wounds,
    extra: critical_hit.extra_hits === null ? NO_EXTRA : pmfOf(critical_hit.extra_hits),
  };
}

/** A hit's chance to wound in any way, and devastatingly: over every Strength, where it is rolled. */
function woundChances(wound: AttackPlan["wound"]): { wounding: number; devastating: number } {
  const at = (threshold: number) => ({
    wounding: faceChance(threshold, wound.reroll, threshold, END),
    devastating: wound.devastating ? faceChance(threshold, wound.reroll, wound.critical, END) : 0,
  });
  if (wound.rolled === undefined) return at(wound.threshold);
  const { dice, thresholds } = wound.rolled;
  const sum = { wounding: 0, devastating: 0 };
  pmfOf(dice).forEach((p, strength) => {
    if (p === 0) return;
    const { wounding, devastating } = at(thresholds[strength - dice.count - dice.plus]!);
    sum.wounding += p * wounding;
    sum.devastating += p * devastating;
  });
  return sum;
}

/** How many attacks one gun makes. */
export function attacksOfGun(plan: AttackPlan, { bonus, fewer = 0 }: Gun): Pmf {
  // What is taken away takes away from the minimum too, which holds for what is left.
  const rolled = atLeast(pmfOf(plan.attacks.dice), leastAttacks(plan) + fewer);
  return shift(fewer === 0 ? rolled : rolled.slice(fewer), bonus);
}

type Gun = AttackPlan["guns"][number];

/** How many attacks some guns make together. */
export function attacksOf(plan: AttackPlan, guns: readonly Gun[]): Pmf {
  if (plan.attacks.dice.count === 0) {
    // Without dice the number is certain, however many guns there are.
    const total = guns.reduce((sum, gun) => sum + attacksWithoutDice(plan, gun), 0);
    return shift([1], total);
  }
  return guns.reduce<Pmf>((sum, gun) => convolve(sum, attacksOfGun(plan, gun)), [1]);
}

/** Hits of one attack: none, one, or one and the extra ones. */
export function hitsOfAttack({ hit, critical, extra }: AttackChances): Pmf {
  const out = new Array<number>(extra.length + 1).fill(0);
  out[0] = 1 - hit - critical;
  out[1]! += hit;
  for (let n = 0; n < extra.length; n++) out[n + 1]! += critical * extra[n]!;
  return out;
}

/** Wounds of one attack, devastating ones among them; `unsaved` leaves only those ordinary ones that are not saved. */
export function woundsOfAttack(chances: AttackChances, unsaved = 1): Pmf {
  const { hit, critical, wound, devastating, lethal, extra } = chances;
  const scored = wound * unsaved + devastating;
  const strike = [1 - scored, scored];
  const criticalStrike = lethal ? [1 - unsaved, unsaved] : strike;
  const onCritical = extra.length === 1 ? criticalStrike : convolve(criticalStrike, compound(extra, strike));
  const out = new Array<number>(onCritical.length).fill(0);
  out[0] = 1 - hit - critical + hit * strike[0]!;
  out[1] = hit * strike[1]!;
  for (let n = 0; n < onCritical.length; n++) out[n]! += critical * onCritical[n]!;
  return out;
}

/** How many of the ordinary wounds of a group are critical: any of them is, with this chance. */
export function criticalShare(plan: AttackPlan, group: number): number {
  const { wound, sure } = plan;
  if (wound.devastating || sure === true) return 0;
  const { hit, critical, lethal, extra, wound: wounding } = chancesOf(plan, group);
  const mean = extra.reduce((sum, p, more) => sum + p * more, 0);
  const rolled = hit + critical * ((lethal ? 0 : 1) + mean);
  const criticals = rolled * faceChance(wound.threshold, wound.reroll, wound.critical, END);
  const all = rolled * wounding + (lethal ? critical : 0);
  return all === 0 ? 0 : criticals / all;
}
