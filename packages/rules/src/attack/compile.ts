import { parseDice } from "../dice/expression.ts";
import type { LegalAssignment } from "../eligibility/assignment.ts";
import { friendEngagedWith } from "../eligibility/target.ts";
import type { Game, Unit } from "../game/document.ts";
import { keywordsOf, toughnessOf } from "../game/unit.ts";
import { abilitiesOf } from "../keywords/abilities.ts";
import { applyEffects } from "../keywords/effects.ts";
import { rulesetOf } from "../ruleset.ts";
import { isEngaged } from "../sight/measure.ts";
import { canSee } from "../sight/sight.ts";
import { cappedReason, HITS_AUTOMATICALLY, skillReason, strengthReason } from "../words/reasons.ts";
import { allocationOrderOf, defendersOf } from "./defence.ts";
import { type Draft, newDraft, type RollDraft } from "./draft.ts";
import type { AttackPlan, Reason } from "./plan.ts";
import { netModifier, rollThreshold, woundThreshold } from "./thresholds.ts";
import type { Circumstance, Volley } from "./volley.ts";
import { weaponGroupsOf } from "./weapon-group.ts";

/** Compiles a legal assignment: weapon, firing models, target, board and ruleset become a plan. */
export function compile(
  game: Game,
  shooter: Unit,
  legal: LegalAssignment,
  circumstance: Circumstance = "OWN_PHASE",
): AttackPlan {
  const { weapon, target, assignment } = legal;
  const volley = volleyOf(game, shooter, legal, circumstance);
  const guns: number[] = [];
  legal.firing.forEach((bearer, index) => {
    for (let copy = 0; copy < bearer.copies; copy++) guns.push(index);
  });
  const draft = newDraft(parseDice(assignment.attacks_override ?? weapon.attacks)!, guns);
  applyEffects(volley, draft);
  const precise = draft.precision ? (assignment.precision_model_id ?? null) : null;
  const { defenders, profiles } = defendersOf(volley, draft);
  const { groups, groupOf } = weaponGroupsOf(volley, draft, profiles, precise);
  return {
    shooter_unit_id: shooter.id,
    weapon_id: weapon.id,
    target_unit_id: target.id,
    shooter_name: shooter.name,
    weapon_name: weapon.name,
    target_name: target.name,
    guns: draft.guns.map((gun, index) => ({
      model_id: volley.firing[gun.firing]!.model.id,
      group: groupOf[index]!,
      bonus: gun.bonus,
    })),
    attacks: { dice: draft.attacks, minimum: draft.attacksMinimum, bonuses: draft.attackBonuses },
    hit: hitRoll(volley, draft),
    critical_hit: { wounds: draft.criticalHitWounds, extra_hits: draft.extraHits },
    wound: woundRoll(volley, draft),
    damage: parseDice(weapon.damage)!,
    groups,
    profiles,
    defenders,
    allocation_order: allocationOrderOf(volley),
    precision_model_id: precise,
    hazardous: draft.hazardous,
    one_shot: draft.oneShot,
    notes: draft.notes,
  };
}

function volleyOf(
  game: Game,
  shooter: Unit,
  { weapon, target, firing, assignment }: LegalAssignment,
  circumstance: Circumstance,
): Volley {
  return {
    game,
    circumstance,
    ruleset: rulesetOf(game.ruleset),
    shooter,
    target,
    weapon,
    abilities: abilitiesOf(weapon),
    firing,
    modifiers: assignment.modifiers ?? {},
    targetModels: Object.keys(target.models).length,
    targetKeywords: keywordsOf(target),
    shooterEngaged: isEngaged(game, shooter),
    targetEngaged: friendEngagedWith(game, shooter, target) !== undefined,
    targetSeen: () => canSee(game.terrain, shooter, target),
  };
}

function hitRoll({ weapon }: Volley, { hit }: Draft): AttackPlan["hit"] {
  const { skill } = weapon;
  if (hit.automatic || skill === null) {
    const reasons: Reason[] = [{ text: HITS_AUTOMATICALLY, rule: "KW-6" }];
    return { automatic: true, skill, threshold: 2, modifier: 0, reroll: "NONE", reasons };
  }
  const modifier = netModifier(hit.modifiers);
  const threshold = Math.max(hit.missesUpTo + 1, rollThreshold(skill, modifier));
  const reasons = [{ text: skillReason(skill), rule: "AT-2" }, ...reasonsOf(hit)];
  return { automatic: false, skill, threshold, modifier, reroll: hit.reroll, reasons };
}

function woundRoll({ weapon, target }: Volley, { wound }: Draft): AttackPlan["wound"] {
  const toughness = toughnessOf(target);
  const modifier = netModifier(wound.modifiers);
  const needed = woundThreshold(weapon.strength, toughness);
  return {
    strength: weapon.strength,
    toughness,
    // A critical wound always wounds, so Anti may make the roll easier.
    threshold: Math.min(wound.critical, rollThreshold(needed, modifier)),
    critical: wound.critical,
    modifier,
    reroll: wound.reroll,
    devastating: wound.devastating,
    reasons: [{ text: strengthReason(weapon.strength, toughness), rule: "AT-6" }, ...reasonsOf(wound)],
  };
}

function reasonsOf(roll: RollDraft): readonly Reason[] {
  const sum = roll.modifiers.reduce((total, { value }) => total + value, 0);
  const capped =
    Math.abs(sum) > 1 ? [{ text: cappedReason(sum > 0 ? 1 : -1), rule: "AT-4", cap: true as const }] : [];
  const { modifiers, remarks, rerollCauses } = roll;
  const plain = (causes: readonly Reason[]) => causes.map(({ text, rule }) => ({ text, rule }));
  return [...plain(modifiers), ...capped, ...plain(remarks), ...plain(rerollCauses)];
}
