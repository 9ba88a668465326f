import { feelNoPainOf, MORTAL } from "../../../abilities/feel-no-pain.ts";
import type { HazardOutcome } from "../../../attack/hazard.ts";
import { type AttackRoll, finalFaces, type HitCount, type HitDice, type Rolls } from "../../../attack/hit.ts";
import { leastAttacks } from "../../../attack/size.ts";
import { strengthsBy, thresholdsBy } from "../../../attack/strength.ts";
import type { WoundCount } from "../../../attack/wound.ts";
import { makeDice } from "../../../dice/expression.ts";
import type { Table } from "../../../game/change.ts";
import { modelName } from "../../../game/names.ts";
import type { AttackPlan } from "../../../game/plan.ts";
import { isCapped } from "../../../game/reason.ts";
import type { DiceBlock, DieResult } from "../../../game/story/dice-block.ts";
import type { Story } from "../../../game/story/story.ts";
import type { Tally } from "../../../game/tasks.ts";

/** The story of attacks: each step as a block of dice and a line of the log, every number with what made it. */

const aimOf = ({ shooter_unit_id, weapon_id, target_unit_id }: AttackPlan) => ({
  unit_id: shooter_unit_id,
  weapon_id,
  target_unit_id,
});

export function logAttacks(story: Story, plan: AttackPlan, { faces, total }: AttackRoll): void {
  const { attacks, guns, weapon_id, target_unit_id, shooter_unit_id, notes } = plan;
  const block = story.roll({
    context: "attacks",
    weapon: weapon_id,
    target_unit_id,
    unit_id: shooter_unit_id,
    rolls_raw: faces,
    characteristic: makeDice(attacks.dice),
    weapons: guns.length,
    minimum: leastAttacks(plan),
    bonuses: attacks.bonuses,
    total,
  });
  // Written out where every volley comes by: to spread costs as much as all the rest of a line.
  story.addLine({ line: "attacks", unit_id: shooter_unit_id, weapon_id, target_unit_id, block, notes });
}

export function logHits(
  story: Story,
  plan: AttackPlan,
  { counts, rolls, sustained }: HitDice,
  worth: HitCount,
): void {
  const { hit, weapon_id, target_unit_id, critical_hit } = plan;
  const { hits, criticals, extraHits } = worth;
  const extra = critical_hit.extra_hits;
  if (hit.automatic) {
    story.addLine({ line: "automatic_hits", hits });
    return;
  }
  const block = story.roll({
    context: "to_hit",
    weapon: weapon_id,
    target_unit_id,
    threshold: hit.threshold,
    skill: hit.skill,
    modifier: hit.modifier,
    cap_applied: isCapped(hit.reasons),
    rolls_raw: rolls.raw,
    rerolls: rolls.rerolled,
    reroll_results: rolls.rerollFaces,
    sustained: extra === null ? null : makeDice(extra),
    sustained_rolls: sustained,
    results: hitResults(plan, counts, rolls),
    successes: hits - extraHits,
    criticals,
    hits,
    reasons: hit.reasons,
  });
  story.addLine({ line: "hits", block });
}

function hitResults(
  { guns, groups, hit }: AttackPlan,
  counts: readonly number[],
  rolls: Rolls,
): readonly DieResult[] {
  const faces = finalFaces(rolls);
  const results = new Array<DieResult>(faces.length);
  let die = 0;
  for (let gun = 0; gun < guns.length; gun++) {
    const criticalFrom = groups[guns[gun]!.group]!.critical_hit;
    for (const end = die + counts[gun]!; die < end; die++) {
      results[die] = resultOf(faces[die]!, hit.threshold, criticalFrom);
    }
  }
  return results;
}

function resultOf(face: number, threshold: number, criticalFrom: number): DieResult {
  if (face < threshold) return "FAILURE";
  return face >= criticalFrom ? "CRITICAL" : "SUCCESS";
}

export function logWounds(
  story: Story,
  plan: AttackPlan,
  hits: number,
  rolls: Rolls,
  worth: WoundCount,
): void {
  if (hits === 0) return;
  const { wound, weapon_id, target_unit_id } = plan;
  const { wounds, criticals, automatic } = worth;
  const { strength: rolled = NO_FACES } = rolls;
  if (rolled.length > 0) logStrength(story, plan, rolled);
  const thresholds = rolled.length === 0 ? undefined : thresholdsBy(plan, rolled);
  const details: DiceBlock = {
    context: "to_wound",
    weapon: weapon_id,
    target_unit_id,
    strength: wound.strength,
    toughness: wound.toughness,
    threshold: wound.threshold,
    modifier: wound.modifier,
    cap_applied: isCapped(wound.reasons),
    rolls_raw: rolls.raw,
    rerolls: rolls.rerolled,
    reroll_results: rolls.rerollFaces,
    results: finalFaces(rolls).map((face, die) =>
      resultOf(face, thresholds?.[die] ?? wound.threshold, wound.critical),
    ),
    successes: wounds - automatic,
    criticals,
    automatic,
    wounds,
    reasons: wound.reasons,
  };
  const block = story.roll(thresholds === undefined ? details : { ...details, thresholds });
  story.addLine({ line: "wounds", block });
}

const NO_FACES: readonly number[] = [];

/** What each hit's own Strength came to. */
function logStrength(story: Story, { wound, ...plan }: AttackPlan, rolls_raw: readonly number[]): void {
  const { dice } = wound.rolled!;
  const { weapon_id: weapon, target_unit_id } = plan;
  const strengths = strengthsBy(dice, rolls_raw);
  const rolled = { rolls_raw, characteristic: makeDice(dice), strengths };
  const block = story.roll({ context: "strength", weapon, target_unit_id, ...rolled });
  story.addLine({ line: "strength", block });
}

export function logWeaponDone(story: Story, plan: AttackPlan, tally: Tally, devastating: number): void {
  const { shooter_unit_id: unit_id, weapon_id, target_unit_id } = plan;
  story.addLine({ line: "weapon_done", unit_id, weapon_id, target_unit_id, tally, devastating });
}

export function logDevastatingDone(story: Story, plan: AttackPlan, { damage, slain }: Tally): void {
  story.addLine({ line: "devastating_done", ...aimOf(plan), damage, slain });
}

export function logTargetGone(story: Story, plan: AttackPlan): void {
  story.addLine({ line: "target_gone", ...aimOf(plan) });
}

/** The die of a Hazardous test, and the bearer that pays, if one does. */
export function logHazardDie(story: Story, plan: AttackPlan, face: number, model_id: string | null): void {
  const { shooter_unit_id: unit_id, weapon_id: weapon } = plan;
  const fails = face === 1 ? 1 : 0;
  story.roll({ context: "hazardous", weapon, unit_id, rolls_raw: [face], fails, model_id });
}

/** What it came to. */
export function logHazard(story: Story, game: Table, plan: AttackPlan, hazard: HazardOutcome): void {
  const { shooter_unit_id: unit_id, weapon_id } = plan;
  const { face, bearer, painFaces, lost, slain } = hazard;
  const unit = game.units[unit_id]!;
  const model_id = bearer?.id ?? null;
  const model_name = model_id === null ? null : modelName(unit, model_id);
  const feel_no_pain = bearer === undefined ? null : feelNoPainOf(game, unit, bearer, MORTAL);
  if (bearer !== undefined && painFaces.length > 0) {
    const ignored = painFaces.length - lost;
    story.roll({
      context: "feel_no_pain",
      unit_id,
      model_id: bearer.id,
      rolls_raw: painFaces,
      threshold: feel_no_pain,
      ignored,
    });
  }
  const pain = { feel_no_pain, feel_no_pain_rolls: painFaces };
  story.addLine({ line: "hazard", unit_id, weapon_id, face, model_id, model_name, ...pain, lost, slain });
}
