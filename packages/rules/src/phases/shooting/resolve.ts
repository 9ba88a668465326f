import { testHazard } from "../../attack/hazard.ts";
import { rollAttacks, rollHits } from "../../attack/hit.ts";
import type { AttackPlan } from "../../attack/plan.ts";
import { isWipedOut, nextDefender, type Ranks, ranksOf } from "../../attack/ranks.ts";
import { NOTHING } from "../../attack/roll.ts";
import { resolveDevastating, resolveWound } from "../../attack/save.ts";
import { rollWounds } from "../../attack/wound.ts";
import type { Dice } from "../../dice/source.ts";
import type { Game } from "../../game/document.ts";
import { lookup } from "../../game/lookup.ts";
import type { Resolution, Tally } from "../../game/shooting.ts";
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

/** The living models of a unit as this action has left them so far. */
export function ranksIn(field: Field, unitId: string): Ranks {
  let ranks = field.ranks.get(unitId);
  if (ranks === undefined) {
    ranks = ranksOf(field.game.units[unitId]!, lookup(field.game.shooting.allocated, unitId) ?? []);
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
    if (!field.game.settings.fast_dice && next.stage !== before.stage && rolledSomething(before)) return next;
    const weaponDone = next.at > before.at && next.at < next.plans.length;
    if (weaponDone && !next.continuous) return next;
  }
}

/** Without fast dice every stage that rolls is an action of its own. */
function rolledSomething(before: Resolution): boolean {
  if (before.stage === "DEVASTATING") return before.deferred.length > 0;
  return before.stage !== "HIT" || before.at < before.plans.length;
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
  if (isWipedOut(ranksIn(field, plan.target_unit_id))) {
    field.story.say(
      `${plan.target_name} is destroyed: ${plan.weapon_name} of ${plan.shooter_name} rolls nothing.`,
    );
    return { ...state, at: state.at + 1 };
  }
  const attacks = rollAttacks(plan, field.dice);
  tellAttacks(field.story, plan, attacks);
  const hits = rollHits(plan, attacks, field.dice);
  tellHits(field.story, plan, hits);
  const tallies = tallied(state, { attacks: attacks.total, hits: hits.strikes.length });
  return { ...state, stage: "WOUND", strikes: hits.strikes, tallies };
}

function woundStage(field: Field, state: Resolution): Step {
  const plan = state.plans[state.at]!;
  const roll = rollWounds(plan, state.strikes, field.dice);
  tellWounds(field.story, plan, state.strikes, roll);
  const tallies = tallied(state, { wounds: roll.wounds.length });
  if (!plan.wound.devastating) return { ...state, stage: "SAVE", strikes: [], wounds: roll.wounds, tallies };
  const deferred = roll.wounds
    .filter((wound) => wound.devastating)
    .map(({ lane }) => ({ plan: state.at, lane }));
  return {
    ...state,
    stage: "SAVE",
    strikes: [],
    wounds: roll.wounds.filter((wound) => !wound.devastating),
    deferred: [...state.deferred, ...deferred],
    tallies,
  };
}

function saveStage(field: Field, state: Resolution): Step {
  const plan = state.plans[state.at]!;
  const ranks = ranksIn(field, plan.target_unit_id);
  const teller = new SaveTeller(field.story, plan);
  const defenderChooses = field.game.settings.allocation === "DEFENDER";
  const sum = { unsaved: 0, damage: 0, slain: 0 };
  for (let i = 0; i < state.wounds.length && !isWipedOut(ranks); i++) {
    const { lane } = state.wounds[i]!;
    const allocation = nextDefender(plan, lane, ranks, defenderChooses);
    if (allocation.kind === "CHOICE") {
      teller.end();
      return {
        ...state,
        wounds: state.wounds.slice(i),
        tallies: tallied(state, sum),
        waiting_for: choice(plan, allocation),
      };
    }
    const outcome = resolveWound(plan, lane, allocation.defender, ranks, field.dice);
    teller.tell(outcome);
    if (!outcome.saved) count(sum, outcome.injury);
  }
  teller.end();
  const tallies = tallied(state, sum);
  tellSummary(field.story, plan, tallies[state.at]!);
  return { ...state, at: state.at + 1, stage: "HIT", wounds: [], tallies };
}

/** Devastating Wounds, in assignment and die order, once all other attacks are done. */
function devastatingStage(field: Field, state: Resolution): Step {
  const defenderChooses = field.game.settings.allocation === "DEFENDER";
  const tallies = [...state.tallies];
  let teller: SaveTeller | undefined;
  let tellerPlan = -1;
  for (let i = 0; i < state.deferred.length; i++) {
    const { plan: index, lane } = state.deferred[i]!;
    const plan = state.plans[index]!;
    const ranks = ranksIn(field, plan.target_unit_id);
    if (isWipedOut(ranks)) continue;
    const allocation = nextDefender(plan, lane, ranks, defenderChooses);
    if (allocation.kind === "CHOICE") {
      teller?.end();
      return { ...state, deferred: state.deferred.slice(i), tallies, waiting_for: choice(plan, allocation) };
    }
    const outcome = resolveDevastating(plan, lane, allocation.defender, ranks, field.dice);
    if (tellerPlan !== index) {
      teller?.end();
      teller = new SaveTeller(field.story, plan);
      tellerPlan = index;
    }
    teller!.tell(outcome);
    const sum = { ...tallies[index]! };
    count(sum, outcome.injury);
    tallies[index] = sum;
  }
  teller?.end();
  for (const index of new Set(state.deferred.map((item) => item.plan))) {
    const { target_name, weapon_name } = state.plans[index]!;
    const { damage, slain } = tallies[index]!;
    field.story.say(
      `${weapon_name} → ${target_name} after Devastating Wounds: ${damage} damage, ${slain} slain in all.`,
    );
  }
  return { ...state, stage: "HAZARDOUS", deferred: [], tallies };
}

/** One test a Hazardous weapon that had a target, in the same order. */
function hazardousStage(field: Field, state: Resolution): Step {
  for (const plan of state.plans) {
    if (!plan.hazardous) continue;
    const unit = field.game.units[plan.shooter_unit_id]!;
    const ranks = ranksIn(field, unit.id);
    for (const _gun of plan.guns)
      tellHazard(field.story, plan, testHazard(field.game, unit, ranks, field.dice));
  }
  return "DONE";
}

type Losses = { unsaved: number; damage: number; slain: number };

function count(sum: Losses, injury: { readonly lost: number; readonly slain: boolean }): void {
  sum.unsaved++;
  sum.damage += injury.lost;
  if (injury.slain) sum.slain++;
}

/** The tallies with this much added to the plan being resolved. */
function tallied(state: Resolution, added: Partial<Tally>): readonly Tally[] {
  return state.tallies.map((tally, index) => {
    if (index !== state.at) return tally;
    return {
      attacks: tally.attacks + (added.attacks ?? 0),
      hits: tally.hits + (added.hits ?? 0),
      wounds: tally.wounds + (added.wounds ?? 0),
      unsaved: tally.unsaved + (added.unsaved ?? 0),
      damage: tally.damage + (added.damage ?? 0),
      slain: tally.slain + (added.slain ?? 0),
    };
  });
}

function choice(plan: AttackPlan, { among }: { readonly among: readonly { readonly model_id: string }[] }) {
  return { unit_id: plan.target_unit_id, model_ids: among.map(({ model_id }) => model_id) };
}
