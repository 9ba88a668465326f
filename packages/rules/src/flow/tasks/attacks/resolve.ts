import { bearerToSuffer, hazardTests, testHazard } from "../../../attack/hazard.ts";
import {
  attacksBy,
  countHits,
  finalFaces,
  type HitDice,
  rollAttacks,
  rollHitDice,
} from "../../../attack/hit.ts";
import {
  isWipedOut,
  nextDefender,
  openChoice,
  ownRanksOf,
  type Ranks,
  ranksOf,
} from "../../../attack/ranks.ts";
import { resolveDevastating, resolveWound } from "../../../attack/save.ts";
import { countWounds, rollWoundDice } from "../../../attack/wound.ts";
import type { Dice } from "../../../dice/source.ts";
import type { Table } from "../../../game/change.ts";
import type { Unit } from "../../../game/document.ts";
import { isFixed } from "../../../game/edition.ts";
import { lookup } from "../../../game/lookup.ts";
import type { AttackPlan } from "../../../game/plan.ts";
import type { Story } from "../../../game/story/story.ts";
import type { Attacks, Tally, TaskOf, WoundRun } from "../../../game/tasks.ts";
import { isOwnersChoice } from "../../../space/casualties/whose-choice.ts";
import { mayPlaceDie } from "../../placed-dice.ts";
import { hasSaveRule, mayChange, mayReroll, mayTurn } from "../../re-roll/able.ts";
import type { FateBook } from "./fates.ts";
import {
  logAttacks,
  logDevastatingDone,
  logHazard,
  logHazardDie,
  logHits,
  logTargetGone,
  logWeaponDone,
  logWounds,
} from "./log.ts";
import { type Stop, saveOneByOne } from "./one-by-one.ts";
import { SaveLog } from "./saves.ts";

/** Rolls confirmed attacks step by step; between two steps the whole state is plain data and can be saved. */

/** What attacks work with during one action. */
export interface Field {
  readonly game: Table;
  readonly dice: Dice;
  readonly story: Story;
  readonly ranks: Map<string, Ranks>;
  /** Whether dice stop for whoever may roll them again. */
  readonly stops: boolean;
  /** What happens to single models, where rules count it. */
  readonly fates?: FateBook | undefined;
}

/** Somebody must choose before the attacks go on. */
export interface Halt {
  readonly attacks: Attacks;
  readonly allocation: TaskOf<"allocation"> | null;
  /** The unit whose dice its owner may roll again. */
  readonly asks?: string;
}

/** The living models of a plan's target, as this action has left them so far. */
function targetRanks(field: Field, plan: AttackPlan): Ranks {
  const unitId = plan.target_unit_id;
  let ranks = field.ranks.get(unitId);
  if (ranks === undefined) {
    const allocated = lookup(field.game.allocated, unitId);
    ranks = ranksOf(plan, field.game.units[unitId]!, allocated);
    field.ranks.set(unitId, ranks);
  }
  return ranks;
}

/** The outcome of one step: where the attacks stand, and whether the defender must choose; or that all is done. */
type StageOutcome = Halt | "DONE";

/** Nothing is left to roll: the attacks as they ended. */
interface Done {
  readonly done: Attacks;
}

/**
 * Goes on until the action has done its share: a stage, a weapon, or all; or until the defender must choose. Hazardous
 * tests that have to wait (`untilHazards`) are left for later.
 */
export function advance(field: Field, start: Attacks, untilHazards: boolean): Halt | Done {
  let attacks = start;
  for (;;) {
    const before = attacks;
    if (untilHazards && isHazardous(before)) return { attacks: before, allocation: null };
    const next = STAGE_STEPS[before.stage](field, before);
    if (next === "DONE") return { done: before };
    if (next.allocation !== null || next.asks !== undefined) return next;
    attacks = next.attacks;
    const asks = isRolledAtOnce(field, attacks) ? askedAfter(field, before, attacks) : undefined;
    if (asks !== undefined) return { ...next, asks };
    if (!owesDice(attacks)) continue;
    if (attacks.continuous) continue;
    const rolled = attacks.stage !== before.stage && before.at < before.plans.length;
    if (rolled && !field.game.settings.fast_dice) return next;
    if (attacks.at > before.at && attacks.at < attacks.plans.length) return next;
  }
}

/** Dice that lie there step by step wait for their owner anyway. */
function isRolledAtOnce({ game }: Field, { continuous }: Attacks): boolean {
  return continuous || game.settings.fast_dice;
}

/** Whose hit or wound dice have just been rolled, if their owner may roll one again or make a miss a hit. */
function askedAfter(
  { game, stops }: Field,
  before: Attacks,
  { stage, standing, plans, at }: Attacks,
): string | undefined {
  if (stage === before.stage || (standing?.roll !== "HITS" && standing?.roll !== "WOUNDS")) return undefined;
  const plan = plans[at]!;
  const unitId = plan.shooter_unit_id;
  if (standing.rolls.raw.length === 0) return undefined;
  if (stops && mayReroll(game, unitId)) return unitId;
  const isHit = standing.roll === "HITS";
  const { threshold } = isHit ? plan.hit : plan.wound;
  // Where something has come of these dice others follow, in whose place a die can be put.
  if (finalFaces(standing.rolls).some((face) => face >= threshold)) {
    if (mayPlaceDie(game, unitId)) return unitId;
    if (!isHit && mayPlaceDie(game, plan.target_unit_id)) return plan.target_unit_id;
  }
  const of = isHit ? "to_hit" : "to_wound";
  const modelId = plan.guns[0]!.model_id;
  // Where a critical hit is no more than a hit, a six changes nothing but a miss.
  const isPlain = isHit && !plan.critical_hit.wounds && plan.critical_hit.extra_hits === null;
  const least = isPlain ? threshold : 6;
  if (finalFaces(standing.rolls).some((face) => face < least) && mayTurn(game, unitId, of, modelId))
    return unitId;
  if (!finalFaces(standing.rolls).some((face) => face < threshold)) return undefined;
  return mayChange(game, unitId, of) ? unitId : undefined;
}

/** Whether all that is left is to test Hazardous weapons. */
export function isHazardous({ stage, plans }: Attacks): boolean {
  return stage === "HAZARDOUS" && plans.some((plan) => plan.hazardous);
}

/** Whether anything is left to roll; if not, the volley ends with the action that rolled the last die. */
function owesDice({ at, plans, deferred }: Attacks): boolean {
  return at < plans.length || deferred.length > 0 || plans.some((plan) => plan.hazardous);
}

const STAGE_STEPS: Readonly<Record<Attacks["stage"], (field: Field, attacks: Attacks) => StageOutcome>> = {
  HIT: hitStage,
  WOUND: woundStage,
  SAVE: saveStage,
  DEVASTATING: devastatingStage,
  HAZARDOUS: hazardousStage,
};

const goOn = (attacks: Attacks): StageOutcome => ({ attacks, allocation: null });

function hitStage(field: Field, attacks: Attacks): StageOutcome {
  const plan = attacks.plans[attacks.at];
  if (plan === undefined) return goOn({ ...attacks, stage: "DEVASTATING" });
  if (isWipedOut(targetRanks(field, plan))) {
    logTargetGone(field.story, plan);
    return goOn({ ...attacks, at: attacks.at + 1 });
  }
  const { standing } = attacks;
  const roll = standing?.roll === "ATTACKS" ? attacksBy(plan, standing.faces) : rollAttacks(plan, field.dice);
  if (standing?.roll !== "ATTACKS") {
    logAttacks(field.story, plan, roll);
    if (stopsAtAttacks(field, attacks, plan, roll.faces)) {
      const lying = { roll: "ATTACKS", faces: roll.faces, rerolled: false } as const;
      return { attacks: { ...attacks, standing: lying }, allocation: null, asks: plan.shooter_unit_id };
    }
  }
  const hits = rollHitDice(plan, roll, field.dice);
  logHits(field.story, plan, hits, countHits(plan, hits));
  const tallies = tallied(attacks, attacks.at, (tally) => {
    tally.attacks += roll.total;
  });
  const { counts, rolls, sustained } = hits;
  return goOn({ ...attacks, stage: "WOUND", standing: { roll: "HITS", counts, rolls, sustained }, tallies });
}

/** A rolled number of attacks lies there for its owner before the hits, if it may be rolled again. */
function stopsAtAttacks(field: Field, attacks: Attacks, plan: AttackPlan, faces: readonly number[]): boolean {
  if (!field.stops || faces.length === 0) return false;
  if (isRolledAtOnce(field, attacks) && !isFixed(field.game, "REROLLED_ATTACKS")) return false;
  return mayReroll(field.game, plan.shooter_unit_id);
}

function woundStage(field: Field, attacks: Attacks): StageOutcome {
  const plan = attacks.plans[attacks.at]!;
  const { at, standing } = attacks;
  // The hit dice are left as they lie: now they count.
  const { strikes, hits } = countHits(plan, standing as HitDice);
  const rolls = rollWoundDice(plan, strikes, field.dice);
  logWounds(field.story, plan, hits, rolls, countWounds(plan, strikes, rolls));
  const tallies = tallied(attacks, at, (tally) => {
    tally.hits += hits;
  });
  return goOn({ ...attacks, stage: "SAVE", standing: { roll: "WOUNDS", rolls }, strikes, tallies });
}

/** The wound dice are left as they lie: ordinary wounds are saved against, devastating ones wait for all others. */
function countStandingWounds(attacks: Attacks): Attacks {
  const { at, plans, standing, strikes } = attacks;
  if (standing?.roll !== "WOUNDS") return attacks;
  const plan = plans[at]!;
  const { runs, wounds, criticals } = countWounds(plan, strikes, standing.rolls);
  const tallies = tallied(attacks, at, (tally) => {
    tally.wounds += wounds;
  });
  const counted: Attacks = { ...attacks, standing: null, strikes: [], tallies, wounds: runs };
  const suffered = plan.wound.devastating ? withDeferred(counted) : counted;
  if (plan.wound.mortal === undefined || criticals === 0) return suffered;
  return { ...suffered, poisoned: [...(attacks.poisoned ?? []), { plan: at, count: criticals }] };
}

/** Devastating wounds are taken out from among the others. */
function withDeferred(attacks: Attacks): Attacks {
  const { at, wounds, deferred } = attacks;
  const devastating = joined(wounds.filter((run) => run.devastating));
  return {
    ...attacks,
    wounds: joined(wounds.filter((run) => !run.devastating)),
    deferred: [...deferred, ...devastating.map(({ group, count }) => ({ plan: at, group, count }))],
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

function saveStage(field: Field, rolled: Attacks): StageOutcome {
  const attacks = countStandingWounds(rolled);
  const plan = attacks.plans[attacks.at]!;
  const saveLog = saveLogOf(field, plan, attacks.at);
  const stops =
    field.stops ||
    mayChange(field.game, plan.shooter_unit_id, "damage") ||
    hasSaveRule(field.game, plan.target_unit_id);
  if (stops || attacks.standing !== null) return saveStepByStep(field, attacks, plan, saveLog);
  let left: WorkedOff<WoundRun> = DONE;
  const tallies = tallied(attacks, attacks.at, (tally) => {
    left = workOff(field, plan, attacks.wounds, (group, slot, ranks) => {
      resolveWound(plan, group, slot, ranks, field.dice, tally, saveLog);
    });
  });
  saveLog.end();
  if (left.choice.length > 0) {
    return {
      attacks: { ...attacks, wounds: left.runs, tallies },
      allocation: allocationOf(plan, left.choice),
    };
  }
  logWeaponDone(field.story, plan, tallies[attacks.at]!, deferredOf(attacks));
  return goOn({ ...attacks, at: attacks.at + 1, stage: "HIT", wounds: [], tallies });
}

/** The same where each die may be rolled again before it counts. */
function saveStepByStep(field: Field, attacks: Attacks, plan: AttackPlan, saveLog: SaveLog): StageOutcome {
  let stop: Stop | undefined;
  const tallies = tallied(attacks, attacks.at, (tally) => {
    stop = saveOneByOne(field, attacks, plan, targetRanks(field, plan), saveLog, tally);
  });
  saveLog.end();
  const { standing, wounds, choice, asks } = stop!;
  const now = { ...attacks, standing, wounds, tallies };
  if (choice.length > 0) return { attacks: now, allocation: allocationOf(plan, choice) };
  if (asks !== null) return { attacks: now, allocation: null, asks };
  logWeaponDone(field.story, plan, tallies[attacks.at]!, deferredOf(attacks));
  return goOn({ ...now, at: attacks.at + 1, stage: "HIT" });
}

function saveLogOf({ story, game, fates }: Field, plan: AttackPlan, at: number): SaveLog {
  const target = game.units[plan.target_unit_id]!;
  return new SaveLog(story, plan, target, fates?.counterFor(at, target));
}

/** Wounds of the weapon at hand that wait until all others are resolved. */
function deferredOf({ at, deferred }: Attacks): number {
  return deferred.reduce((sum, { plan, count }) => (plan === at ? sum + count : sum), 0);
}

/** Devastating Wounds, in assignment and die order, once all other attacks are done. */
function devastatingStage(field: Field, attacks: Attacks): StageOutcome {
  const [first, ...rest] = attacks.deferred;
  if (first === undefined) return goOn({ ...attacks, stage: "HAZARDOUS" });
  const plan = attacks.plans[first.plan]!;
  const saveLog = saveLogOf(field, plan, first.plan);
  let left: WorkedOff<typeof first> = DONE;
  const tallies = tallied(attacks, first.plan, (tally) => {
    left = workOff(field, plan, [first], (group, slot, ranks) => {
      resolveDevastating(plan, group, slot, ranks, field.dice, tally, saveLog);
    });
  });
  if (left.choice.length > 0) {
    const deferred = [...left.runs, ...rest];
    return { attacks: { ...attacks, deferred, tallies }, allocation: allocationOf(plan, left.choice) };
  }
  if (rest[0]?.plan !== first.plan) logDevastatingDone(field.story, plan, tallies[first.plan]!);
  return goOn({ ...attacks, deferred: rest, tallies });
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
  const defenderChooses = isOwnersChoice(field.game, plan.target_unit_id);
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

/** One test a Hazardous weapon that had a target, in the same order; a 1 stops for whoever may roll it again. */
function hazardousStage(field: Field, attacks: Attacks): StageOutcome {
  if (!isHazardous(attacks)) return "DONE";
  const { game, dice, story } = field;
  const lying = attacks.standing?.roll === "HAZARD" ? attacks.standing : null;
  const tests = [...hazardTests(attacks.plans)];
  for (let test = lying?.test ?? 0; test < tests.length; test++) {
    const plan = tests[test]!;
    const unit = game.units[plan.shooter_unit_id]!;
    const ranks = field.ranks.get(unit.id) ?? ownRanksOf(unit);
    field.ranks.set(unit.id, ranks);
    const isLying = test === lying?.test;
    const face = isLying ? lying.face : dice.d6();
    if (!isLying && stopsAtHazard(field, unit, ranks, face)) {
      logHazardDie(story, plan, face, null);
      const standing = { roll: "HAZARD", test, face, rerolled: false } as const;
      return { attacks: { ...attacks, standing }, allocation: null, asks: unit.id };
    }
    const hazard = testHazard(game, unit, ranks, dice, face);
    if (!isLying) logHazardDie(story, plan, face, hazard.bearer?.id ?? null);
    logHazard(story, game, plan, hazard);
  }
  return "DONE";
}

/** Nobody rolls a test again that harms nobody. */
function stopsAtHazard({ game, stops }: Field, unit: Unit, ranks: Ranks, face: number): boolean {
  if (!stops || face !== 1 || !mayReroll(game, unit.id)) return false;
  return bearerToSuffer(game, unit, ranks) !== undefined;
}

/** The tallies with one of them changed. */
function tallied({ tallies }: Attacks, at: number, change: (tally: Tally) => void): readonly Tally[] {
  const copy = [...tallies];
  const tally = { ...tallies[at]! };
  copy[at] = tally;
  change(tally);
  return copy;
}

function allocationOf(plan: AttackPlan, slots: readonly number[]): TaskOf<"allocation"> {
  const model_ids = slots.map((slot) => plan.defenders[slot]!.model_id);
  return { type: "allocation", unit_id: plan.target_unit_id, model_ids };
}
