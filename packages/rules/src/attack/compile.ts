import { toughnessCauses, toughnessOf } from "../abilities/characteristics.ts";
import { addModifier, type Draft, newDraft, type RollDraft } from "../abilities/draft.ts";
import { abilitiesIn } from "../abilities/lent.ts";
import { applyEffects } from "../abilities/situations.ts";
import type { Circumstance, Volley } from "../abilities/volley.ts";
import { type DiceExpression, makeDice, parseDice } from "../dice/expression.ts";
import type { Game, Unit } from "../game/document.ts";
import { isEngaged } from "../game/measure/measure.ts";
import type { AttackPlan } from "../game/plan.ts";
import type { Reason } from "../game/reason.ts";
import { rulesetOf } from "../game/ruleset.ts";
import { keywordsOf } from "../game/unit.ts";
import type { LegalAssignment } from "../space/eligibility/assignment.ts";
import { isClosestTarget } from "../space/eligibility/closest.ts";
import { friendEngagedWith } from "../space/eligibility/target.ts";
import { canSee } from "../space/sight/sight.ts";
import { allocationOrderOf, defendersOf } from "./defence.ts";
import { splitAttacks } from "./split.ts";
import { netModifier, rollThreshold, woundThreshold } from "./thresholds.ts";
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
  for (let index = 0; index < legal.firing.length; index++) {
    const { model, copies } = legal.firing[index]!;
    const fired = legal.split?.[model.id] === undefined ? copies : 1;
    for (let copy = 0; copy < fired; copy++) guns.push(index);
  }
  const draft = newDraft(parseDice(assignment.attacks_override ?? weapon.attacks)!, guns);
  applyEffects(volley, draft);
  splitAttacks(draft, legal);
  const precise = draft.precision ? (assignment.precision_model_id ?? null) : null;
  const { defenders, profiles } = defendersOf(volley, draft);
  if (draft.damageIfCovered !== 0 && profiles.every(({ cover }) => cover !== null)) {
    for (const gun of draft.guns) gun.damageBonus += draft.damageIfCovered;
  }
  const hit = hitRoll(volley, draft);
  // A hit that is rolled is critical from the face on which it hits.
  if (draft.hit.allCritical && !hit.automatic) {
    for (const gun of draft.guns) gun.criticalHit = Math.min(gun.criticalHit, hit.threshold);
  }
  const { groups, groupOf } = weaponGroupsOf(volley, draft, profiles, precise);
  const { from_unit_id } = assignment;
  const plan: AttackPlan = {
    shooter_unit_id: shooter.id,
    weapon_id: weapon.id,
    target_unit_id: target.id,
    shooter_name: shooter.name,
    weapon_name: weapon.name,
    target_name: target.name,
    guns: draft.guns.map((gun, index) => ({
      model_id: volley.firing[gun.firing]!.model.id,
      group: groupOf[index]!,
      bonus: Math.max(0, gun.bonus),
      ...(gun.bonus < 0 && { fewer: -gun.bonus }),
    })),
    attacks: { dice: draft.attacks, minimum: draft.attacksMinimum, bonuses: draft.attackBonuses },
    hit,
    critical_hit: { wounds: draft.criticalHitWounds, extra_hits: draft.extraHits },
    wound: woundRoll(volley, draft),
    damage: draft.damageIs ?? parseDice(weapon.damage)!,
    groups,
    profiles,
    defenders,
    allocation_order: allocationOrderOf(volley),
    precision_model_id: precise,
    hazardous: draft.hazardous,
    one_shot: draft.oneShot,
    notes: draft.notes,
  };
  // What few plans have is added to those: every attack is compiled, and spreading costs more than all of the above.
  if (from_unit_id === undefined && !draft.damageRerolled && !draft.damageHalved) return plan;
  return {
    ...plan,
    ...(from_unit_id !== undefined && { from_unit_id }),
    ...(draft.damageRerolled && { damage_rerolled: true as const }),
    ...(draft.damageHalved && { damage_halved: true as const }),
  };
}

function volleyOf(
  game: Game,
  shooter: Unit,
  { weapon, target, firing, assignment }: LegalAssignment,
  circumstance: Circumstance,
): Volley {
  const closest = (one: number, among?: (enemy: Unit) => boolean) =>
    isClosestTarget(game, shooter, weapon, target, firing[one]!, among);
  return {
    game,
    circumstance,
    ruleset: rulesetOf(game),
    shooter,
    target,
    weapon,
    melee: circumstance === "MELEE",
    abilities: abilitiesIn(game, { shooter, target, weapon, firing, isClosestTarget: closest }),
    firing,
    modifiers: assignment.modifiers ?? {},
    targetModels: Object.keys(target.models).length,
    targetKeywords: keywordsOf(target),
    shooterEngaged: () => isEngaged(game, shooter),
    targetEngaged: () => friendEngagedWith(game, shooter, target) !== undefined,
    targetSeen: () => canSee(game.terrain, shooter, target),
    isClosestTarget: closest,
  };
}

function hitRoll({ weapon, melee }: Volley, draft: Draft): AttackPlan["hit"] {
  const { hit, criticalHitFrom } = draft;
  const written = draft.skillIs ?? weapon.skill;
  if (hit.automatic || weapon.skill === null || written === null) {
    const reasons: Reason[] = [{ what: "AUTOMATIC_HITS", rule: "KW-6" }];
    return { automatic: true, skill: weapon.skill, threshold: 2, modifier: 0, reroll: "NONE", reasons };
  }
  const changes = draft.skillIsFirm ? draft.skill.filter(isNoWorse) : draft.skill;
  // A skill is a characteristic: what changes it is not limited to 1, as modifiers of the roll are.
  const skill = Math.max(2, Math.min(6, written - sumUp(changes)));
  const modifier = netModifier(counting(hit));
  const needed = Math.min(criticalHitFrom, hit.hitsFrom ?? rollThreshold(skill, modifier));
  const threshold = Math.max(hit.missesUpTo + 1, needed);
  const reasons: Reason[] = [{ what: "SKILL", rule: "AT-2", skill: written, melee }];
  for (const { cause } of changes) reasons.push(cause);
  addReasons(reasons, hit);
  return { automatic: false, skill, threshold, modifier, reroll: hit.reroll, reasons };
}

function woundRoll({ game, weapon, target }: Volley, draft: Draft): AttackPlan["wound"] {
  const { wound } = draft;
  const toughness = toughnessOf(game, target);
  const dice = draft.strengthIs === null ? parseDice(weapon.strength)! : fixed(draft.strengthIs);
  const strength = sumOf(Math.floor((dice.count * (dice.sides + 1)) / 2 + dice.plus), draft.strength);
  // A critical wound always wounds, so Anti may make the roll easier.
  const thresholdFor = (one: number) => {
    const own = counting(wound);
    const more = draft.ifStronger.length === 0 ? NO_MODIFIERS : strongerThan(draft, one, toughness);
    const net = netModifier(
      more.length === 0 ? own : [...own, ...(wound.isFirm ? more.filter(isNoWorse) : more)],
    );
    const needed = Math.min(wound.critical, rollThreshold(woundThreshold(one, toughness), net));
    return Math.max(wound.failsUpTo + 1, needed);
  };
  const threshold = thresholdFor(strength);
  for (const row of strongerThan(draft, strength, toughness)) addModifier(wound, row.value, row);
  const rolled = dice.count === 0 ? NO_THRESHOLDS : strengthsOf(dice, draft).map(thresholdFor);
  const written = dice.count === 0 ? strength : makeDice(dice);
  const reasons: Reason[] = [{ what: "STRENGTH", rule: "AT-6", strength: written, toughness }];
  for (const { cause } of draft.strength) reasons.push(cause);
  reasons.push(...toughnessCauses(game, target));
  addReasons(reasons, wound);
  const roll: AttackPlan["wound"] = {
    strength,
    toughness,
    threshold,
    // What never wounds is never critical.
    critical: wound.allCritical
      ? Math.max(threshold, ...rolled)
      : Math.max(wound.failsUpTo + 1, wound.critical),
    modifier: netModifier(counting(wound)),
    reroll: wound.reroll,
    devastating: wound.devastating,
    reasons,
  };
  if (dice.count === 0 && wound.mortal === null) return roll;
  return {
    ...roll,
    ...(dice.count > 0 && { rolled: { dice, thresholds: rolled } }),
    ...(wound.mortal !== null && { mortal: wound.mortal }),
  };
}

const fixed = (plus: number): DiceExpression => ({ count: 0, sides: 6, plus });

/** Every Strength that the dice can come to, with all that is added to it, from the lowest. */
function strengthsOf({ count, sides, plus }: DiceExpression, { strength }: Draft): readonly number[] {
  return Array.from({ length: count * (sides - 1) + 1 }, (_, more) => sumOf(count + plus + more, strength));
}

/** A characteristic of a weapon with all that is added to it; never less than 1. */
function sumOf(written: number, changes: readonly { readonly value: number }[]): number {
  return Math.max(1, written + sumUp(changes));
}

/** Modifiers that ask for a Strength above the Toughness, or for one that reaches it. */
function strongerThan({ ifStronger }: Draft, strength: number, toughness: number): Draft["ifStronger"] {
  return ifStronger.filter(({ orEqual }) => strength > toughness || (orEqual && strength === toughness));
}

const NO_THRESHOLDS: readonly number[] = [];
const NO_MODIFIERS: Draft["ifStronger"] = [];

interface Valued {
  readonly value: number;
}

function sumUp(changes: readonly Valued[]): number {
  return changes.reduce((sum, { value }) => sum + value, 0);
}

function isNoWorse({ value }: Valued): boolean {
  return value >= 0;
}

/** The modifiers that count: an attacker who may ignore them ignores those that are bad for the attack. */
function counting({ modifiers, isFirm }: RollDraft): RollDraft["modifiers"] {
  return isFirm ? modifiers.filter(isNoWorse) : modifiers;
}

function addReasons(reasons: Reason[], roll: RollDraft): void {
  const { remarks, rerollCauses } = roll;
  let sum = 0;
  for (const { value, cause } of counting(roll)) {
    sum += value;
    reasons.push(cause);
  }
  if (Math.abs(sum) > 1) reasons.push({ what: "CAP", rule: "AT-4", value: sum > 0 ? 1 : -1, cap: true });
  reasons.push(...remarks, ...rerollCauses);
}
