import type { Circumstance } from "../abilities/volley.ts";
import { hazardTests } from "../attack/hazard.ts";
import { type Prepared, prepare } from "../attack/prepare.ts";
import { type Ranks, ranksOf } from "../attack/ranks.ts";
import { accept, type Checked } from "../base/refusal.ts";
import type { Game, Unit } from "../game/document.ts";
import { lookup } from "../game/lookup.ts";
import type { AttackPlan } from "../game/plan.ts";
import type { Assignment, MeleeAssignment } from "../game/shooting.ts";
import { attacksOf, attacksOfGun, chancesOf, hitsOfAttack, woundsOfAttack } from "./attack.ts";
import { Budget, BudgetSpent } from "./budget.ts";
import { hazardChances, mostHazard } from "./hazard.ts";
import { lineOf } from "./line.ts";
import { compound, convolve, mean, type Pmf, pmfOf, trim } from "./pmf.ts";
import { poisonedChances } from "./poison.ts";
import type { TargetChances } from "./read-off.ts";
import { eachAlone, type Groups } from "./target.ts";

/**
 * The second interpreter of attack plans: the exact distribution of what a volley will do. Where a case is too large
 * for the stated budget, `exact` is false and bounds of the means stand in place of distributions.
 */
export interface Odds {
  readonly exact: boolean;
  /** In the order in which the assignments were given. */
  readonly assignments: readonly AssignmentOdds[];
  readonly targets: Readonly<Record<string, TargetOdds>>;
  /** What Hazardous weapons cost the firing unit; null if it fires none. */
  readonly shooter: TargetOdds | null;
}

/** A mean with its distribution: `pmf[n]` is the chance of n. */
export interface Distribution {
  readonly mean: number;
  readonly pmf: Pmf;
}

/** In place of a distribution that would cost too much: the mean lies between these. */
export interface Bounds {
  readonly mean_at_least: number;
  readonly mean_at_most: number;
}

export interface AssignmentOdds {
  readonly weapon_id: string;
  readonly target_unit_id: string;
  readonly attacks: Distribution | Bounds;
  readonly hits: Distribution | Bounds;
  readonly wounds: Distribution | Bounds;
  readonly unsaved: Distribution | Bounds;
  readonly damage: Distribution | Bounds;
  readonly slain: Distribution | Bounds;
}

export interface TargetOdds {
  readonly damage: Distribution | Bounds;
  readonly slain: Distribution | Bounds;
  readonly destroyed: number | null;
}

/** Elementary steps that one target may cost; some tenths of a second. */
export const ODDS_BUDGET = 40_000_000;

/** The odds of a `SHOOT` or a `FIGHT`, or of shooting as a reaction; or the reasons why it could not be done, whatever the moment. */
export function oddsOf(
  game: Game,
  shooter: Unit,
  assignments: readonly MeleeAssignment[],
  budget = ODDS_BUDGET,
  circumstance: Circumstance = "OWN_PHASE",
): Checked<Odds> {
  const prepared = prepare(game, shooter, assignments, circumstance);
  if (!prepared.ok) return prepared;
  return accept(oddsOfPlans(game, shooter, assignments, prepared.value, budget));
}

function oddsOfPlans(
  game: Game,
  shooter: Unit,
  assignments: readonly MeleeAssignment[],
  prepared: readonly Prepared[],
  budget: number,
): Odds {
  const bySent = new Map<Assignment, AssignmentOdds>();
  const targets: Record<string, TargetOdds> = {};
  let exact = true;
  for (const ofTarget of Map.groupBy(prepared, ({ plan }) => plan.target_unit_id).values()) {
    const plans = ofTarget.map(({ plan }) => plan);
    const unit = game.units[plans[0]!.target_unit_id]!;
    const ranks = ranksOf(plans[0]!, unit, lookup(game.allocated, unit.id));
    const lots = Map.groupBy(ofTarget.keys(), (place) => ofTarget[place]!.sent);
    const groups = [...lots.values()];
    const found = exactly(plans, ranks, budget, groups) ?? boundsOf(plans, ranks, budget, groups);
    exact &&= found.exact;
    targets[unit.id] = found.target;
    [...lots.keys()].forEach((sent, index) => {
      bySent.set(sent, found.assignments[index]!);
    });
  }
  const tests = [...hazardTests(prepared.map(({ plan }) => plan))].length;
  const cost = tests === 0 ? null : hazardOdds(game, shooter, tests, budget);
  return {
    exact: exact && cost?.destroyed !== null,
    assignments: assignments.map((assignment) => bySent.get(assignment)!),
    targets,
    shooter: cost,
  };
}

/** What the shooter's own Hazardous weapons cost it; `destroyed` is null where only bounds could be found. */
function hazardOdds(game: Game, shooter: Unit, tests: number, steps: number): TargetOdds {
  const found = withinBudget(steps, (budget) => targetOdds(hazardChances(game, shooter, tests, budget)));
  if (found !== undefined) return found;
  const { damage, slain } = mostHazard(game, shooter, tests);
  return { damage: between(0, damage), slain: between(0, slain), destroyed: null };
}

interface Found {
  readonly exact: boolean;
  readonly target: TargetOdds;
  readonly assignments: readonly AssignmentOdds[];
}

/** Undefined where the budget is spent before the end. */
function withinBudget<T>(steps: number, calculate: (budget: Budget) => T): T | undefined {
  try {
    return calculate(new Budget(steps));
  } catch (error) {
    if (error instanceof BudgetSpent) return undefined;
    throw error;
  }
}

/** `groups`: the plans of each assignment. */
function exactly(
  plans: readonly AttackPlan[],
  ranks: Ranks,
  steps: number,
  groups = eachAlone(plans),
): Found | undefined {
  return withinBudget(steps, (budget) => {
    const counts = plans.map((plan) => countsOf(plan, budget));
    const chances = poisonedChances(plans, ranks, budget, groups);
    const assignments = groups.map((group, index) => {
      const { weapon_id, target_unit_id } = plans[group[0]!]!;
      const { attacks, hits, wounds } = countsTogether(
        group.map((plan) => counts[plan]!),
        budget,
      );
      const { unsaved, damage, slain } = chances.plans[index]!;
      return {
        weapon_id,
        target_unit_id,
        attacks: distribution(attacks),
        hits: distribution(hits),
        wounds: distribution(wounds),
        unsaved: distribution(unsaved),
        damage: distribution(damage),
        slain: distribution(slain),
      };
    });
    return { exact: true, target: targetOdds(chances), assignments };
  });
}

interface PlanCounts {
  readonly attacks: Pmf;
  readonly hits: Pmf;
  readonly wounds: Pmf;
}

/** The sums of several plans, whose dice have nothing to do with each other. */
function countsTogether([first, ...others]: readonly PlanCounts[], budget: Budget): PlanCounts {
  const sum = (a: Pmf, b: Pmf) => {
    budget.spend(a.length * b.length);
    return convolve(a, b);
  };
  return others.reduce(
    (all, one) => ({
      attacks: sum(all.attacks, one.attacks),
      hits: sum(all.hits, one.hits),
      wounds: sum(all.wounds, one.wounds),
    }),
    first!,
  );
}

/** Attacks, hits and wounds of a plan, as if the target could not be destroyed. */
function countsOf(plan: AttackPlan, budget: Budget): PlanCounts {
  let attacks: Pmf = [1];
  let hits: Pmf = [1];
  let wounds: Pmf = [1];
  for (const [group, guns] of Map.groupBy(plan.guns, (gun) => gun.group)) {
    const chances = chancesOf(plan, group);
    budget.spend(attackWork(plan, guns.length));
    const count = attacksOf(plan, guns);
    const each = [hitsOfAttack(chances), woundsOfAttack(chances)] as const;
    budget.spend(
      count.length * count.length * (each[0].length * each[0].length + each[1].length * each[1].length),
    );
    const [groupHits, groupWounds] = [compound(count, each[0]), compound(count, each[1])];
    budget.spend(hits.length * groupHits.length + wounds.length * groupWounds.length);
    attacks = convolve(attacks, count);
    hits = convolve(hits, groupHits);
    wounds = convolve(wounds, groupWounds);
  }
  return { attacks, hits, wounds };
}

/** What it costs to add up the dice of all guns. */
function attackWork({ attacks: { dice } }: AttackPlan, guns: number): number {
  const most = dice.count * dice.sides;
  return most === 0 ? guns : guns * guns * most * most;
}

/** Means are sums, so those of attacks, hits and wounds are known however large the case; the rest lies between. */
function boundsOf(plans: readonly AttackPlan[], ranks: Ranks, budget: number, groups: Groups): Found {
  const total = ranks.left.reduce((sum, wounds) => sum + wounds, 0);
  const least = leastOf(plans, ranks, budget);
  const each = plans.map((plan) => {
    const { attacks, hits, wounds } = meansOf(plan);
    const unsaved = wounds * worstSave(plan);
    const damage = Math.min(total, unsaved * highestMeanDamage(plan));
    return { attacks, hits, wounds, unsaved, damage, slain: Math.min(ranks.alive, unsaved) };
  });
  const sum = (what: "damage" | "slain", most: number) =>
    Math.min(
      most,
      each.reduce((all, one) => all + one[what], 0),
    );
  return {
    exact: false,
    target: {
      damage: between(least.damage, Math.max(least.damage, sum("damage", total))),
      slain: between(least.slain, Math.max(least.slain, sum("slain", ranks.alive))),
      destroyed: null,
    },
    assignments: groups.map((group) => {
      const { weapon_id, target_unit_id } = plans[group[0]!]!;
      const all = (what: keyof (typeof each)[number], most = Number.POSITIVE_INFINITY) =>
        Math.min(
          most,
          group.reduce((more, plan) => more + each[plan]![what], 0),
        );
      const [attacks, hits, wounds, unsaved] = [all("attacks"), all("hits"), all("wounds"), all("unsaved")];
      const [damage, slain] = [all("damage", total), all("slain", ranks.alive)];
      return {
        weapon_id,
        target_unit_id,
        attacks: between(attacks, attacks),
        hits: between(hits, hits),
        wounds: between(wounds, wounds),
        unsaved: between(0, unsaved),
        damage: between(0, damage),
        slain: between(0, slain),
      };
    }),
  };
}

function between(low: number, high: number): Bounds {
  return { mean_at_least: low, mean_at_most: high };
}

function meansOf(plan: AttackPlan): { attacks: number; hits: number; wounds: number } {
  const sums = { attacks: 0, hits: 0, wounds: 0 };
  for (const gun of plan.guns) {
    const chances = chancesOf(plan, gun.group);
    const attacks = mean(attacksOfGun(plan, gun));
    sums.attacks += attacks;
    sums.hits += attacks * mean(hitsOfAttack(chances));
    sums.wounds += attacks * mean(woundsOfAttack(chances));
  }
  return sums;
}

function worstSave({ groups, wound }: AttackPlan): number {
  if (wound.devastating) return 1;
  return Math.max(
    ...groups.flatMap(({ saves }) => saves.map(({ threshold }) => Math.min(6, threshold - 1) / 6)),
  );
}

function highestMeanDamage({ damage, damage_rerolled, groups, wound }: AttackPlan): number {
  const { count, sides, plus } = damage;
  const own = damage_rerolled === true ? count * sides + plus : mean(pmfOf(damage));
  const more = wound.mortal === undefined ? 0 : mean(pmfOf(wound.mortal));
  return own + more + Math.max(0, ...groups.map((group) => group.damage_bonus));
}

/** Where more attacks never do less, fewer of them that can be calculated bound the whole from below. */
function leastOf(
  plans: readonly AttackPlan[],
  ranks: Ranks,
  budget: number,
): { damage: number; slain: number } {
  // What the first plan has done before the others come stays done, whatever they do.
  const [first] = plans;
  let fewer = takeInTurn(plans, ranks) || first!.wound.devastating ? plans : [first!];
  while (takeInTurn(fewer, ranks)) {
    const found = exactly(fewer, ranks, budget / 8);
    const { damage, slain } = found?.target ?? {};
    if (damage !== undefined && slain !== undefined && "mean" in damage && "mean" in slain)
      return { damage: damage.mean, slain: slain.mean };
    if (fewer.every(({ guns }) => guns.length === 1)) break;
    fewer = fewer.map((plan) => ({ ...plan, guns: plan.guns.slice(0, Math.ceil(plan.guns.length / 2)) }));
  }
  return { damage: 0, slain: 0 };
}

/**
 * Whether the models take wounds in the same order whoever fires. Otherwise one attack more may draw those after it to
 * a model that saves better, and more attacks can do less.
 */
function takeInTurn(plans: readonly AttackPlan[], ranks: Ranks): boolean {
  if (lineOf(plans, ranks) !== undefined) return true;
  const order = plans[0]!.allocation_order.join();
  if (plans.some(({ allocation_order }) => allocation_order.join() !== order)) return false;
  const characters = ranks.shielded.filter((shielded, slot) => shielded && ranks.left[slot]! > 0).length;
  return characters < 2 || plans.every(({ groups }) => groups.every(({ precision }) => !precision));
}

function targetOdds({ damage, slain, destroyed }: Omit<TargetChances, "plans">): TargetOdds {
  return { damage: distribution(damage), slain: distribution(slain), destroyed };
}

function distribution(pmf: Pmf): Distribution {
  return { mean: mean(pmf), pmf: trim(pmf) };
}
