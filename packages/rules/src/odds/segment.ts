import type { AttackPlan } from "../game/plan.ts";
import { type AttackChances, attacksOf, chancesOf, woundsOfAttack } from "./attack.ts";
import type { Budget } from "./budget.ts";
import { compound, type Pmf } from "./pmf.ts";
import { collect, compoundTerms, highest, multiplyTerms, type Polynomial, type Term } from "./polynomial.ts";
import type { TargetStates } from "./target-states.ts";

/** What is counted of a segment's wounds: those resolved at once, and those that wait. */
export const COUNTS = { now: 0, devastating: 1, extra: 2, extraDevastating: 3 } as const;
const VARIABLES = 4;

/**
 * Guns that follow each other in the order of dice and are resolved alike. `wounds` is the joint distribution of what
 * they score; where `saved` is true, saves are already in it and each of its ordinary wounds is an unsaved one.
 */
export interface Segment {
  readonly group: number;
  readonly saved: boolean;
  readonly wounds: Polynomial;
  /** The most wounds that they score in all. */
  readonly most: number;
}

/** A plan as segments; most plans have one. */
export interface Segments {
  readonly parts: readonly Segment[];
  /** Whether Devastating Wounds wait for the end; where it makes no difference, they count with the others. */
  readonly delayed: boolean;
}

/** `last`: no other attack comes between the plan's own wounds and its Devastating Wounds. */
export function segmentsOf(
  plan: AttackPlan,
  index: number,
  states: TargetStates,
  last: boolean,
  budget: Budget,
): Segments {
  const runs: { group: number; guns: AttackPlan["guns"][number][] }[] = [];
  for (const gun of plan.guns) {
    const before = runs.at(-1);
    if (before !== undefined && before.group === gun.group) before.guns.push(gun);
    else runs.push({ group: gun.group, guns: [gun] });
  }
  // Extra hits come after all others; only where guns are resolved differently does it matter that they wait.
  const mixed = runs.length > 1 && new Set(runs.map(({ group }) => resolutionKey(plan, group))).size > 1;
  const alike =
    states.unsavedAlways(index, runs[0]!.group) !== undefined &&
    plan.profiles.every((one) => one.feel_no_pain_mortal === undefined);
  // A wound that was not saved and one that allows no save do the same to models that are the same.
  const delayed = plan.wound.devastating && !(last && alike && !mixed);
  const parts = runs.map(({ group, guns }): Segment => {
    const unsaved = states.unsavedAlways(index, group);
    const chances = chancesOf(plan, group);
    const attacks = attacksOf(plan, guns);
    const wounds =
      delayed || mixed
        ? jointly(attacks, outcomes(chances, unsaved ?? 1, mixed, budget), budget)
        : simply(attacks, woundsOfAttack(chances, unsaved), budget);
    const most = (attacks.length - 1) * mostOfAttack(chances);
    return { group, saved: unsaved !== undefined, wounds, most };
  });
  return { parts, delayed };
}

/** A hit, and the extra ones if it is critical. */
function mostOfAttack({ critical, extra }: AttackChances): number {
  return critical > 0 ? extra.length : 1;
}

/** Only one count matters. */
function simply(attacks: Pmf, each: Pmf, budget: Budget): Polynomial {
  budget.spend(attacks.length * attacks.length * each.length * each.length);
  const coefficients = compound(attacks, each);
  return { sizes: [coefficients.length, 1, 1, 1], coefficients };
}

function jointly(attacks: Pmf, terms: readonly Term[], budget: Budget): Polynomial {
  const times = attacks.length - 1;
  const size = highest(terms, VARIABLES).reduce((product, n) => product * (n * times + 1), 1);
  budget.spend((size * times * terms.length) / 4 + 1);
  return compoundTerms(attacks, terms, VARIABLES);
}

/** Weapon groups that differ only in what is critical are resolved alike. */
function resolutionKey({ groups }: AttackPlan, group: number): string {
  const { damage_bonus, precision, saves } = groups[group]!;
  return `${damage_bonus} ${precision} ${saves.map(({ threshold }) => threshold).join()}`;
}

/** What it costs to multiply two terms, in elementary steps. */
const TERM_STEPS = 64;

/** How many ordinary and how many critical wounds the whole plan scores, jointly. */
export function criticalsOf(plan: AttackPlan, budget: Budget): Polynomial {
  const { group } = plan.guns[0]!;
  const chances = chancesOf({ ...plan, wound: { ...plan.wound, devastating: true } }, group);
  return jointly(attacksOf(plan, plan.guns), outcomes(chances, 1, false, budget), budget);
}

/** Everything that one attack can come to. */
function outcomes(
  chances: AttackChances,
  unsaved: number,
  extrasWait: boolean,
  budget: Budget,
): readonly Term[] {
  const { hit, critical, wound, devastating, lethal, extra } = chances;
  const strike = (now: number, later: number): readonly Term[] =>
    collect([
      { chance: 1 - wound * unsaved - devastating, counts: NOTHING },
      { chance: wound * unsaved, counts: one(now) },
      { chance: devastating, counts: one(later) },
    ]);
  const ordinary = strike(COUNTS.now, COUNTS.devastating);
  const onCritical = lethal
    ? collect([
        { chance: unsaved, counts: one(COUNTS.now) },
        { chance: 1 - unsaved, counts: NOTHING },
      ])
    : ordinary;
  const extraStrike = extrasWait ? strike(COUNTS.extra, COUNTS.extraDevastating) : ordinary;
  let extras: readonly Term[] = [];
  let power: readonly Term[] = [{ chance: 1, counts: NOTHING }];
  for (let n = 0; n < extra.length; n++) {
    budget.spend(TERM_STEPS * power.length * extraStrike.length);
    if (n > 0) power = multiplyTerms(power, extraStrike);
    if (extra[n]! > 0) extras = [...extras, ...scaled(power, extra[n]!)];
  }
  return collect([
    { chance: 1 - hit - critical, counts: NOTHING },
    ...scaled(ordinary, hit),
    ...scaled(multiplyTerms(onCritical, collect(extras)), critical),
  ]);
}

const NOTHING = [0, 0, 0, 0];

function one(variable: number): readonly number[] {
  return NOTHING.map((_, index) => (index === variable ? 1 : 0));
}

function scaled(terms: readonly Term[], factor: number): readonly Term[] {
  return terms.map(({ chance, counts }) => ({ chance: chance * factor, counts }));
}
