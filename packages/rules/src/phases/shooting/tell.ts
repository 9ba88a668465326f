import type { HazardOutcome } from "../../attack/hazard.ts";
import type { AttackRoll, HitRoll, Rolls } from "../../attack/hit.ts";
import type { AttackPlan, Reason } from "../../attack/plan.ts";
import type { WoundRoll } from "../../attack/wound.ts";
import { makeDice } from "../../dice/expression.ts";
import type { Strike, Tally } from "../../game/shooting.ts";
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

/** " = 5 + 5 Rapid Fire", with the dice where there are any. */
function attackParts({ attacks, guns }: AttackPlan, faces: readonly number[], total: number): string {
  const added = attacks.bonuses.reduce((sum, bonus) => sum + bonus.attacks, 0);
  const rolled =
    faces.length > 0 ? ` (${guns.length} × ${makeDice(attacks.dice)} rolled [${faces.join(",")}])` : "";
  if (added === 0 && rolled === "") return "";
  const bonuses = attacks.bonuses.map((bonus) => ` + ${bonus.attacks} ${bonus.text}`).join("");
  return ` = ${total - added}${rolled}${bonuses}`;
}

export function tellHits(story: Story, plan: AttackPlan, roll: HitRoll): void {
  const { hit, weapon_id, target_unit_id } = plan;
  if (hit.automatic) {
    story.detail(`${plural(roll.strikes.length, "attack")} hit automatically`);
    return;
  }
  const threshold = `${hit.threshold}+`;
  const hits = roll.strikes.length;
  story.dice.push({
    context: "to_hit",
    weapon: weapon_id,
    target_unit_id,
    threshold: hit.threshold,
    skill: hit.skill,
    modifier: hit.modifier,
    rolls_raw: roll.raw,
    rerolls: roll.rerolled,
    reroll_results: roll.rerollFaces,
    sustained_rolls: roll.sustainedFaces,
    successes: hits - roll.extraHits,
    criticals: roll.criticals,
    hits,
    reasons: hit.reasons,
  });
  story.detail(`${threshold} to hit: ${inWords(hit.reasons)}`);
  const criticals = roll.criticals > 0 ? ` (${roll.criticals} critical)` : "";
  const extra = roll.extraHits > 0 ? `, ${roll.extraHits} of them from Sustained Hits` : "";
  story.detail(`Hit Rolls: ${inDice(roll)} vs BS ${threshold} → ${plural(hits, "hit")}${criticals}${extra}`);
}

export function tellWounds(
  story: Story,
  plan: AttackPlan,
  strikes: readonly Strike[],
  roll: WoundRoll,
): void {
  const { wound, weapon_id, target_unit_id } = plan;
  if (strikes.length === 0) return;
  const wounds = roll.wounds.length;
  story.dice.push({
    context: "to_wound",
    weapon: weapon_id,
    target_unit_id,
    strength: wound.strength,
    toughness: wound.toughness,
    threshold: wound.threshold,
    modifier: wound.modifier,
    rolls_raw: roll.raw,
    rerolls: roll.rerolled,
    reroll_results: roll.rerollFaces,
    successes: wounds - roll.automatic,
    criticals: roll.criticals,
    automatic: roll.automatic,
    wounds,
    reasons: wound.reasons,
  });
  story.detail(`${wound.threshold}+ to wound: ${inWords(wound.reasons)}`);
  const criticals = roll.criticals > 0 ? ` (${roll.criticals} critical)` : "";
  const automatic = roll.automatic > 0 ? `, ${roll.automatic} of them from Lethal Hits` : "";
  const against = `T${wound.toughness} (S${wound.strength} = ${wound.threshold}+)`;
  story.detail(
    `Wound Rolls: ${inDice(roll)} vs ${against} → ${plural(wounds, "wound")}${criticals}${automatic}`,
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

export function tellHazard(story: Story, plan: AttackPlan, { face, bearer, injury }: HazardOutcome): void {
  const { shooter_unit_id: unit_id, weapon_id } = plan;
  const model_id = bearer?.id ?? null;
  story.dice.push({
    context: "hazardous",
    weapon: weapon_id,
    unit_id,
    rolls_raw: [face],
    fails: face === 1 ? 1 : 0,
    model_id,
  });
  if (face > 1) {
    story.detail(`Hazardous: ${plan.weapon_name} rolls ${face}, safe`);
    return;
  }
  if (injury === undefined) {
    story.say(`Hazardous: ${plan.weapon_name} rolls 1; no bearer is left to suffer.`);
    return;
  }
  if (injury.feelNoPain.length > 0) {
    story.dice.push({
      context: "feel_no_pain",
      unit_id,
      model_id,
      rolls_raw: injury.feelNoPain,
      lost: injury.lost,
    });
  }
  const end = injury.slain ? "slain" : `${plural(injury.lost, "wound")} lost`;
  story.say(
    `Hazardous: ${plan.weapon_name} rolls 1; ${model_id} of ${plan.shooter_name} takes 3 mortal wounds: ${end}.`,
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
