import { testHazard } from "../../attack/hazard.ts";
import { rollAttacks, rollHits } from "../../attack/hit.ts";
import type { AttackPlan } from "../../attack/plan.ts";
import { isWipedOut, nextDefender, openChoice, ownRanksOf, type Ranks, ranksOf } from "../../attack/ranks.ts";
import { NOTHING } from "../../attack/roll.ts";
import { resolveDevastating, resolveWound } from "../../attack/save.ts";
import { rollWounds } from "../../attack/wound.ts";
import type { Dice } from "../../dice/source.ts";
import type { Game } from "../../game/document.ts";
import { lookup } from "../../game/lookup.ts";
import type { Resolution, Tally, WoundRun } from "../../game/shooting.ts";
import type { Story } from "../story.ts";
import { SaveTeller } from "./saves.ts";
import { tellAttacks, tellHazard, tellHits, tellSummary, tellWounds } from "./tell.ts";

/** Rolls confirmed attacks step by step; between two steps the whole state is plain data and can be saved. */

/** What a resolution works with during one action. */
export interface Field {
  readonly game: Game;
  readonly dice: Dice;
  readonly story: Story;
  readonly ranks: Map<string, Ranks>;
}

export function newResolution(plans: readonly AttackPlan[], continuous: boolean): Resolution {
  return {
    plans,
    at: 0,
    stage: "HIT",
    strikes: [],
    wounds: [],
    deferred: [],
    tallies: plans.map(() => NOTHING),
    continuous,
    waiting_for: null,
  };
}

/** The living models of a plan's target, as this action has left them so far. */
function targetRanks(field: Field, plan: AttackPlan): Ranks {
  const unitId = plan.target_unit_id;
  let ranks = field.ranks.get(unitId);
  if (ranks === undefined) {
    const allocated = lookup(field.game.shooting.allocated, unitId);
    ranks = ranksOf(plan, field.game.units[unitId]!, allocated);
    field.ranks.set(unitId, ranks);
  }
  return ranks;
}

/** The outcome of one step: where the resolution stands, or that all is done. */
type Step = Resolution | "DONE";

/** Goes on until the action has done its share: a stage, a weapon, or all; or until the defender must choose. */
export function advance(field: Field, start: Resolution): Step {
  let state = start;
  for (;;) {
    const before = state;
    const next = STAGE_STEPS[before.stage](field, before);
    if (next === "DONE" || next.waiting_for !== null) return next;
    state = next;
    if (!owesDice(next)) continue;
    if (next.continuous) continue;
    const rolled = next.stage !== before.stage && before.at < before.plans.length;
    if (rolled && !field.game.settings.fast_dice) return next;
    if (next.at > before.at && next.at < next.plans.length) return next;
  }
}

/** Whether anything is left to roll; if not, the volley ends with the action that rolled the last die. */
function owesDice({ at, plans, deferred }: Resolution): boolean {
  return at < plans.length || deferred.length > 0 || plans.some((plan) => plan.hazardous);
}

const STAGE_STEPS: Readonly<Record<Resolution["stage"], (field: Field, state: Resolution) => Step>> = {
  HIT: hitStage,
  WOUND: woundStage,
  SAVE: saveStage,
  DEVASTATING: devastatingStage,
  HAZARDOUS: hazardousStage,
};

function hitStage(field: Field, state: Resolution): Step {
  const plan = state.plans[state.at];
  if (plan === undefined) return { ...state, stage: "DEVASTATING" };
  if (isWipedOut(targetRanks(field, plan))) {
    field.story.say(
      `${plan.target_name} is destroyed: ${plan.weapon_name} of ${plan.shooter_name} rolls nothing.`,
    );
    return { ...state, at: state.at + 1 };
  }
  const attacks = rollAttacks(plan, field.dice);
  tellAttacks(field.story, plan, attacks);
  const roll = rollHits(plan, attacks, field.dice);
  tellHits(field.story, plan, roll);
  const tallies = tallied(state, state.at, (tally) => {
    tally.attacks += attacks.total;
    tally.hits += roll.hits;
  });
  return { ...state, stage: "WOUND", strikes: roll.strikes, tallies };
}

function woundStage(field: Field, state: Resolution): Step {
  const plan = state.plans[state.at]!;
  const { at, tallies: before, strikes, deferred } = state;
  const roll = rollWounds(plan, strikes, field.dice);
  tellWounds(field.story, plan, before[at]!.hits, roll);
  const tallies = tallied(state, at, (tally) => {
    tally.wounds += roll.wounds;
  });
  if (!plan.wound.devastating) return { ...state, stage: "SAVE", strikes: [], wounds: roll.runs, tallies };
  return {
    ...state,
    stage: "SAVE",
    strikes: [],
    wounds: joined(roll.runs.filter((run) => !run.devastating)),
    deferred: [
      ...deferred,
      ...joined(roll.runs.filter((run) => run.devastating)).map(({ group, count }) => ({
        plan: at,
        group,
        count,
      })),
    ],
    tallies,
  };
}

/** Runs that have become neighbours are one where they are alike. */
function joined(runs: readonly WoundRun[]): readonly WoundRun[] {
  const out: WoundRun[] = [];
  for (const run of runs) {
    const last = out.at(-1);
    if (last !== undefined && last.group === run.group) last.count += run.count;
    else out.push({ ...run });
  }
  return out;
}

function saveStage(field: Field, state: Resolution): Step {
  const plan = state.plans[state.at]!;
  const teller = new SaveTeller(field.story, plan);
  let left: WorkedOff<WoundRun> = DONE;
  const tallies = tallied(state, state.at, (tally) => {
    left = workOff(field, plan, state.wounds, (group, slot, ranks) => {
      resolveWound(plan, group, slot, ranks, field.dice, tally, teller);
    });
  });
  teller.end();
  if (left.choice.length > 0) {
    return { ...state, wounds: left.runs, tallies, waiting_for: awaiting(plan, left.choice) };
  }
  tellSummary(field.story, plan, tallies[state.at]!);
  return { ...state, at: state.at + 1, stage: "HIT", wounds: [], tallies };
}

/** Devastating Wounds, in assignment and die order, once all other attacks are done. */
function devastatingStage(field: Field, state: Resolution): Step {
  const [first, ...rest] = state.deferred;
  if (first === undefined) return { ...state, stage: "HAZARDOUS" };
  const plan = state.plans[first.plan]!;
  const teller = new SaveTeller(field.story, plan);
  let left: WorkedOff<typeof first> = DONE;
  const tallies = tallied(state, first.plan, (tally) => {
    left = workOff(field, plan, [first], (group, slot, ranks) => {
      resolveDevastating(plan, group, slot, ranks, field.dice, tally, teller);
    });
  });
  if (left.choice.length > 0) {
    return { ...state, deferred: [...left.runs, ...rest], tallies, waiting_for: awaiting(plan, left.choice) };
  }
  if (rest[0]?.plan !== first.plan) {
    const { damage, slain } = tallies[first.plan]!;
    const sum = `${damage} damage, ${slain} slain in all`;
    field.story.say(`${plan.weapon_name} → ${plan.target_name} after Devastating Wounds: ${sum}.`);
  }
  return { ...state, deferred: rest, tallies };
}

/** What is left of some runs of wounds when the defender must choose, and between whom. */
interface WorkedOff<Run> {
  readonly runs: readonly Run[];
  readonly choice: readonly number[];
}

const DONE: WorkedOff<never> = { runs: [], choice: [] };

/** Resolves wounds one by one until all are done, the target is destroyed, or the defender must choose. */
function workOff<Run extends { readonly group: number; readonly count: number }>(
  field: Field,
  plan: AttackPlan,
  runs: readonly Run[],
  resolve: (group: number, slot: number, ranks: Ranks) => void,
): WorkedOff<Run> {
  const ranks = targetRanks(field, plan);
  const defenderChooses = field.game.settings.allocation === "DEFENDER";
  for (let at = 0; at < runs.length; at++) {
    const run = runs[at]!;
    for (let done = 0; done < run.count && !isWipedOut(ranks); done++) {
      const choice = defenderChooses ? openChoice(plan, run.group, ranks) : [];
      if (choice.length > 0) {
        return { runs: [{ ...run, count: run.count - done }, ...runs.slice(at + 1)], choice };
      }
      resolve(run.group, nextDefender(plan, run.group, ranks), ranks);
    }
  }
  return DONE;
}

/** One test a Hazardous weapon that had a target, in the same order. */
function hazardousStage(field: Field, state: Resolution): Step {
  for (const plan of state.plans) {
    if (!plan.hazardous) continue;
    const unit = field.game.units[plan.shooter_unit_id]!;
    const ranks = field.ranks.get(unit.id) ?? ownRanksOf(unit);
    field.ranks.set(unit.id, ranks);
    for (const _gun of plan.guns)
      tellHazard(field.story, plan, testHazard(field.game, unit, ranks, field.dice));
  }
  return "DONE";
}

/** The tallies with one of them changed. */
function tallied({ tallies }: Resolution, at: number, change: (tally: Tally) => void): readonly Tally[] {
  const copy = [...tallies];
  const tally = { ...tallies[at]! };
  copy[at] = tally;
  change(tally);
  return copy;
}

function awaiting(plan: AttackPlan, slots: readonly number[]): Resolution["waiting_for"] {
  return { unit_id: plan.target_unit_id, model_ids: slots.map((slot) => plan.defenders[slot]!.model_id) };
}
