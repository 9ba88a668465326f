import type { HazardOutcome } from "../../attack/hazard.ts";
import type { AttackRoll, HitRoll, Rolls } from "../../attack/hit.ts";
import type { AttackPlan, Reason } from "../../attack/plan.ts";
import { woundThreshold } from "../../attack/thresholds.ts";
import type { WoundRoll } from "../../attack/wound.ts";
import { faceValue, makeDice } from "../../dice/expression.ts";
import type { Tally } from "../../game/shooting.ts";
import { plural, type Story } from "../story.ts";

/** The story of a volley: each step as a dice block and in words, every number with what made it. */

export function tellAttacks(story: Story, plan: AttackPlan, { faces, total }: AttackRoll): void {
  const { attacks, guns, weapon_name, weapon_id, target_unit_id } = plan;
  story.dice.push({
    context: "attacks",
    weapon: weapon_id,
    target_unit_id,
    rolls_raw: faces,
    characteristic: makeDice(attacks.dice),
    weapons: guns.length,
    bonuses: attacks.bonuses,
    total,
  });
  story.detail(`${plan.shooter_name} fire ${weapon_name} ×${guns.length} at ${plan.target_name}`);
  for (const note of plan.notes) story.detail(note);
  story.detail(`${weapon_name}: ${plural(total, "attack")} total${attackParts(plan, faces, total)}`);
}

/** " = 5 + 5 Rapid Fire", with the dice where there are any and the minimum where it counted. */
function attackParts({ attacks, guns }: AttackPlan, faces: readonly number[], total: number): string {
  const { dice, minimum, bonuses } = attacks;
  const added = bonuses.reduce((sum, bonus) => sum + bonus.attacks, 0);
  const own = total - added;
  const written = guns.length * dice.plus + faces.reduce((sum, face) => sum + faceValue(face, dice.sides), 0);
  const how: string[] = [];
  if (faces.length > 0) how.push(`${guns.length} × ${makeDice(dice)} rolled [${faces.join(",")}]`);
  if (own > written) how.push(`at least ${minimum} each`);
  if (added === 0 && how.length === 0) return "";
  const explained = how.length > 0 ? ` (${how.join(", ")})` : "";
  return ` = ${own}${explained}${bonuses.map((bonus) => ` + ${bonus.attacks} ${bonus.text}`).join("")}`;
}

export function tellHits(story: Story, plan: AttackPlan, roll: HitRoll): void {
  const { hit, weapon_id, target_unit_id } = plan;
  if (hit.automatic) {
    story.detail(`${plural(roll.hits, "attack")} hit automatically`);
    return;
  }
  const threshold = `${hit.threshold}+`;
  const { hits } = roll;
  story.dice.push({
    context: "to_hit",
    weapon: weapon_id,
    target_unit_id,
    threshold: hit.threshold,
    skill: hit.skill,
    modifier: hit.modifier,
    rolls_raw: roll.rolls.raw,
    rerolls: roll.rolls.rerolled,
    reroll_results: roll.rolls.rerollFaces,
    sustained_rolls: roll.sustainedFaces,
    successes: hits - roll.extraHits,
    criticals: roll.criticals,
    hits,
    reasons: hit.reasons,
  });
  story.detail(`${threshold} to hit: ${inWords(hit.reasons)}`);
  const criticals = roll.criticals > 0 ? ` (${roll.criticals} critical)` : "";
  const extra = roll.extraHits > 0 ? `, ${roll.extraHits} of them from Sustained Hits` : "";
  story.detail(
    `Hit Rolls: ${inDice(roll.rolls)} vs ${hit.threshold === hit.skill ? "BS " : ""}${threshold} → ${plural(hits, "hit")}${criticals}${extra}`,
  );
}

export function tellWounds(story: Story, plan: AttackPlan, hits: number, roll: WoundRoll): void {
  const { wound, weapon_id, target_unit_id } = plan;
  if (hits === 0) return;
  const { wounds } = roll;
  story.dice.push({
    context: "to_wound",
    weapon: weapon_id,
    target_unit_id,
    strength: wound.strength,
    toughness: wound.toughness,
    threshold: wound.threshold,
    modifier: wound.modifier,
    rolls_raw: roll.rolls.raw,
    rerolls: roll.rolls.rerolled,
    reroll_results: roll.rolls.rerollFaces,
    successes: wounds - roll.automatic,
    criticals: roll.criticals,
    automatic: roll.automatic,
    wounds,
    reasons: wound.reasons,
  });
  story.detail(`${wound.threshold}+ to wound: ${inWords(wound.reasons)}`);
  const criticals = roll.criticals > 0 ? ` (${roll.criticals} critical)` : "";
  const automatic = roll.automatic > 0 ? `, ${roll.automatic} of them from Lethal Hits` : "";
  const table = woundThreshold(wound.strength, wound.toughness);
  const needed = table === wound.threshold ? "" : `, needs ${wound.threshold}+`;
  const against = `T${wound.toughness} (S${wound.strength} = ${table}+${needed})`;
  story.detail(
    `Wound Rolls: ${inDice(roll.rolls)} vs ${against} → ${plural(wounds, "wound")}${criticals}${automatic}`,
  );
}

export function tellSummary(story: Story, plan: AttackPlan, tally: Tally): void {
  const shots = `${plural(tally.attacks, "shot")}, ${plural(tally.hits, "hit")}, ${plural(tally.wounds, "wound")}`;
  story.detail(`${plan.weapon_name} → ${plan.target_name}: ${shots}`);
  const damage = tally.damage === tally.slain ? "" : `${tally.damage} damage, `;
  const unsaved =
    tally.wounds === 0 ? "" : `, ${plural(tally.unsaved, "failed save")} → ${damage}${tally.slain} slain`;
  story.say(`${plan.shooter_name} → ${plan.target_name}: ${shots}${unsaved}. [${plan.weapon_name}]`);
}

export function tellHazard(story: Story, plan: AttackPlan, hazard: HazardOutcome): void {
  const { shooter_unit_id: unit_id, weapon_id, weapon_name, shooter_name } = plan;
  const { face, bearer, painFaces, lost, slain } = hazard;
  const model_id = bearer?.id ?? null;
  const fails = face === 1 ? 1 : 0;
  story.dice.push({ context: "hazardous", weapon: weapon_id, unit_id, rolls_raw: [face], fails, model_id });
  if (face > 1) {
    story.detail(`Hazardous: ${weapon_name} rolls ${face}, safe`);
    return;
  }
  if (bearer === undefined) {
    story.say(`Hazardous: ${weapon_name} rolls 1; no bearer is left to suffer.`);
    return;
  }
  if (painFaces.length > 0) {
    story.dice.push({ context: "feel_no_pain", unit_id, model_id, rolls_raw: painFaces, lost });
  }
  const end = slain ? "slain" : `${plural(lost, "wound")} lost`;
  story.say(
    `Hazardous: ${weapon_name} rolls 1; ${bearer.id} of ${shooter_name} takes 3 mortal wounds: ${end}.`,
  );
}

function inWords(reasons: readonly Reason[]): string {
  return reasons.map(({ text }) => text).join(", ");
}

/** `[6,1→4,3]`: a die that was rolled again shows both faces. */
function inDice({ raw, rerolled, rerollFaces }: Rolls): string {
  if (rerolled.length === 0) return `[${raw.join(",")}]`;
  const shown = raw.map(String);
  rerolled.forEach((die, index) => {
    shown[die] = `${raw[die]}→${rerollFaces[index]}`;
  });
  return `[${shown.join(",")}]`;
}
