import { type AttackPlan, leastAttacks, makeDice } from "@gunline/rules";
import { count } from "./text.ts";

/** A compiled attack in words, every number with what made it. */
export function describePlan(plan: AttackPlan): readonly string[] {
  return [
    attacksLine(plan),
    ...hitLines(plan),
    ...woundLines(plan),
    ...new Set(saveLines(plan)),
    damageLine(plan),
    ...plan.notes,
  ];
}

/** `20 attacks: 5 × 2 + 10 Rapid Fire`; a number that is rolled has no total yet. */
function attacksLine(plan: AttackPlan): string {
  const { dice, bonuses } = plan.attacks;
  const { guns } = plan;
  const minimum = leastAttacks(plan);
  const raised = dice.count + dice.plus < minimum ? ` (at least ${minimum} each)` : "";
  const own = `${guns.length} × ${makeDice(dice)}${raised}`;
  const parts = [own, ...bonuses.map(({ attacks, text }) => `${attacks} ${text}`)].join(" + ");
  if (dice.count > 0) return `attacks: ${parts}`;
  const total = guns.reduce((sum, { bonus }) => sum + Math.max(minimum, dice.plus) + bonus, 0);
  return `${count(total, "attack")}: ${parts}`;
}

type Reasons = AttackPlan["hit"]["reasons"];

function inWords(reasons: Reasons): string {
  return reasons.map(({ text }) => text).join(", ");
}

function hitLines({ hit, critical_hit, groups }: AttackPlan): readonly string[] {
  if (hit.automatic) return [inWords(hit.reasons)];
  const lines = [`${hit.threshold}+ to hit: ${inWords(hit.reasons)}`];
  const { wounds, extra_hits } = critical_hit;
  const gains = [
    ...(extra_hits === null ? [] : [`${makeDice(extra_hits)} more (Sustained Hits)`]),
    ...(wounds ? ["wounds by itself (Lethal Hits)"] : []),
  ];
  if (gains.length === 0) return lines;
  const faces = [...new Set(groups.map((group) => `${group.critical_hit}+`))].join(" or ");
  return [...lines, `critical hit on ${faces}: ${gains.join(", ")}`];
}

function woundLines({ wound }: AttackPlan): readonly string[] {
  const line = `${wound.threshold}+ to wound: ${inWords(wound.reasons)}`;
  if (!wound.devastating) return [line];
  return [line, `critical wound on ${wound.critical}+: no save (Devastating Wounds)`];
}

/** One line for each way in which models of the target save from guns of a kind. */
function* saveLines({ groups, guns, profiles, defenders }: AttackPlan): Generator<string> {
  for (const [group, { saves }] of groups.entries()) {
    for (const [profile, { threshold, reasons }] of saves.entries()) {
      const models = defenders.filter((defender) => defender.profile === profile).length;
      const weapons = guns.filter((gun) => gun.group === group).length;
      const whose = [
        ...(profiles.length > 1 ? [count(models, "model")] : []),
        ...(groups.length > 1 ? [`against ${count(weapons, "weapon")}`] : []),
      ].join(" ");
      const roll = threshold > 6 ? "no save" : `${threshold}+ to save`;
      yield `${roll}${whose === "" ? "" : ` (${whose})`}: ${inWords(reasons)}`;
    }
  }
}

function damageLine({ damage, groups, guns, profiles }: AttackPlan): string {
  const bonuses = groups.map(({ damage_bonus }, group) => ({
    damage_bonus,
    weapons: guns.filter((gun) => gun.group === group).length,
  }));
  const more = bonuses
    .filter(({ damage_bonus }) => damage_bonus > 0)
    .map(({ damage_bonus, weapons }) => `, ${damage_bonus} more from ${count(weapons, "weapon")}`);
  const ignored = profiles[0]?.feel_no_pain ?? null;
  const pain = ignored === null ? "" : `, Feel No Pain ${ignored}+`;
  return `${makeDice(damage)} damage each${more.join("")}${pain}`;
}
