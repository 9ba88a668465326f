import type { Dice } from "../dice/source.ts";
import type { StrikeRun, WoundRun } from "../game/shooting.ts";
import { finalFaces, type Rolls, rollDice } from "./hit.ts";
import type { AttackPlan } from "./plan.ts";

export interface WoundRoll {
  readonly rolls: Rolls;
  /** In the order of their hits; those of Lethal Hits among them. */
  readonly runs: readonly WoundRun[];
  readonly wounds: number;
  readonly criticals: number;
  /** Wounds that needed no roll. */
  readonly automatic: number;
}

export function rollWounds({ wound }: AttackPlan, strikes: readonly StrikeRun[], dice: Dice): WoundRoll {
  let automatic = 0;
  let toRoll = 0;
  for (let i = 0; i < strikes.length; i++) {
    const { wounds, count } = strikes[i]!;
    if (wounds) automatic += count;
    else toRoll += count;
  }
  const { threshold, critical: criticalFrom } = wound;
  const rolls = rollDice(toRoll, threshold, wound.reroll, dice);
  const faces = finalFaces(rolls);
  const runs: WoundRun[] = [];
  let wounds = automatic;
  let criticals = 0;
  let die = 0;
  for (let i = 0; i < strikes.length; i++) {
    const { group, wounds: wounding, count } = strikes[i]!;
    if (wounding) {
      // An automatic wound is never critical (AT-16).
      addWounds(runs, group, false, count);
      continue;
    }
    let run = 0;
    let devastating = false;
    for (const end = die + count; die < end; die++) {
      const face = faces[die]!;
      if (face < threshold) continue;
      const critical = face >= criticalFrom;
      if (critical) criticals++;
      if ((critical && wound.devastating) !== devastating) {
        addWounds(runs, group, devastating, run);
        wounds += run;
        run = 0;
        devastating = !devastating;
      }
      run++;
    }
    addWounds(runs, group, devastating, run);
    wounds += run;
  }
  return { rolls, runs, wounds, criticals, automatic };
}

function addWounds(runs: WoundRun[], group: number, devastating: boolean, count: number): void {
  if (count === 0) return;
  const last = runs.length > 0 ? runs[runs.length - 1]! : undefined;
  if (last !== undefined && last.group === group && last.devastating === devastating) last.count += count;
  else runs.push({ group, devastating, count });
}
