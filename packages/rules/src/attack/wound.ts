import type { Dice } from "../dice/source.ts";
import type { AttackPlan } from "../game/plan.ts";
import type { StrikeRun, WoundRun } from "../game/tasks.ts";
import { finalFaces, type Rolls, rollDice } from "./hit.ts";
import { thresholdsBy } from "./strength.ts";

/** What wound dice are worth. */
export interface WoundCount {
  /** In the order of their hits; those of Lethal Hits among them. */
  readonly runs: readonly WoundRun[];
  readonly wounds: number;
  readonly criticals: number;
  /** Wounds that needed no roll. */
  readonly automatic: number;
}

/** How many of the hits have to be rolled for. */
export function woundDiceOwed(strikes: readonly StrikeRun[]): number {
  let owed = 0;
  for (let i = 0; i < strikes.length; i++) if (!strikes[i]!.wounds) owed += strikes[i]!.count;
  return owed;
}

/** The dice of a variable Strength come first, hit by hit, then all wound dice. */
export function rollWoundDice(plan: AttackPlan, strikes: readonly StrikeRun[], dice: Dice): Rolls {
  const { threshold, reroll, rolled } = plan.wound;
  const owed = woundDiceOwed(strikes);
  const placed = owed > 0 ? dice.placed?.("WOUND", plan.shooter_unit_id) : undefined;
  if (rolled === undefined) return rollDice(owed, threshold, reroll, dice, undefined, placed);
  const strength = Array.from({ length: owed * rolled.dice.count }, () => dice.d6());
  const needed = thresholdsBy(plan, strength);
  return { ...rollDice(owed, threshold, reroll, dice, needed, placed), strength };
}

export function countWounds(plan: AttackPlan, strikes: readonly StrikeRun[], rolls: Rolls): WoundCount {
  const { wound } = plan;
  const { threshold, critical: criticalFrom } = wound;
  const needed = rolls.strength === undefined ? undefined : thresholdsBy(plan, rolls.strength);
  const faces = finalFaces(rolls);
  const runs: WoundRun[] = [];
  let wounds = 0;
  let automatic = 0;
  let criticals = 0;
  let die = 0;
  for (let i = 0; i < strikes.length; i++) {
    const { group, wounds: wounding, count } = strikes[i]!;
    if (wounding) {
      // An automatic wound is never critical (AT-16).
      addWounds(runs, group, false, count);
      automatic += count;
      wounds += count;
      continue;
    }
    const onCritical = plan.groups[group]!.on_critical ?? group;
    let run = 0;
    let devastating = false;
    let at = group;
    for (const end = die + count; die < end; die++) {
      const face = faces[die]!;
      if (face < (needed?.[die] ?? threshold)) continue;
      const critical = face >= criticalFrom;
      if (critical) criticals++;
      const to = critical ? onCritical : group;
      if ((critical && wound.devastating) !== devastating || to !== at) {
        addWounds(runs, at, devastating, run);
        wounds += run;
        run = 0;
        devastating = critical && wound.devastating;
        at = to;
      }
      run++;
    }
    addWounds(runs, at, devastating, run);
    wounds += run;
  }
  return { runs, wounds, criticals, automatic };
}

function addWounds(runs: WoundRun[], group: number, devastating: boolean, count: number): void {
  if (count === 0) return;
  const last = runs.length > 0 ? runs[runs.length - 1]! : undefined;
  if (last !== undefined && last.group === group && last.devastating === devastating) last.count += count;
  else runs.push({ group, devastating, count });
}
