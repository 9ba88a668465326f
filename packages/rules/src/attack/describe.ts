import { makeDice } from "../dice/expression.ts";
import type { AttackPlan, Reason } from "./plan.ts";
import { leastAttacks } from "./size.ts";

/** A plan for people, before a die is rolled: every number with its parts. */
export interface PlanInWords {
  /** `12 attacks`, `D3 + 2 attacks`. */
  readonly attacks: string;
  /** What made them: `8 + 4 Rapid Fire`; empty where there is only one part. */
  readonly parts: string;
  /** `2+ to hit`, or that all attacks hit. */
  readonly hit: string;
  readonly hit_reasons: readonly string[];
  readonly wound: string;
  readonly wound_reasons: readonly string[];
  /** One for each way in which the target's models save against these guns. */
  readonly saves: readonly { readonly text: string; readonly reasons: readonly string[] }[];
  /** `2 damage`, `D6 + 2 damage`, `D6 damage, 2 more from 1 of 3 weapons`. */
  readonly damage: string;
  /** What else happens: re-rolls, criticals, the price of the weapon. */
  readonly effects: readonly string[];
}

export function describePlan(plan: AttackPlan): PlanInWords {
  const { hit, wound } = plan;
  return {
    ...attacksInWords(plan),
    hit: hit.automatic ? "hits automatically" : `${hit.threshold}+ to hit`,
    hit_reasons: hit.automatic ? [] : textsOf(hit.reasons),
    wound: `${wound.threshold}+ to wound`,
    wound_reasons: textsOf(wound.reasons),
    saves: savesInWords(plan),
    damage: damageInWords(plan),
    effects: effectsOf(plan),
  };
}

function attacksInWords(plan: AttackPlan): Pick<PlanInWords, "attacks" | "parts"> {
  const { dice, bonuses } = plan.attacks;
  const guns = plan.guns.length;
  const minimum = leastAttacks(plan);
  const extras = bonuses.filter((bonus) => bonus.attacks > 0);
  const added = extras.reduce((sum, bonus) => sum + bonus.attacks, 0);
  const extraParts = extras.map((bonus) => `${bonus.attacks} ${bonus.text}`);
  if (dice.count === 0) {
    const own = guns * Math.max(dice.plus, minimum);
    const total = own + added;
    return {
      attacks: `${total} ${total === 1 ? "attack" : "attacks"}`,
      parts: extras.length > 0 ? [String(own), ...extraParts].join(" + ") : "",
    };
  }
  const own = guns === 1 ? makeDice(dice) : `${guns} × ${makeDice(dice)}`;
  const raised = minimum > dice.count + dice.plus;
  const least = raised ? ` (at least ${minimum}${guns > 1 ? " each" : ""})` : "";
  return {
    attacks: `${added > 0 ? `${own} + ${added}` : own} attacks`,
    parts: extras.length > 0 || raised ? [`${own}${least}`, ...extraParts].join(" + ") : "",
  };
}

function savesInWords({ lanes }: AttackPlan): PlanInWords["saves"] {
  const found = new Map<string, readonly string[]>();
  for (const { saves } of lanes) {
    for (const { threshold, kind, reasons } of saves) {
      const roll =
        threshold > 6 ? "no save" : `${threshold}+ ${kind === "INVULNERABLE" ? "invulnerable" : "save"}`;
      const texts = textsOf(reasons);
      found.set(`${roll} ${texts.join(", ")}`, [roll, ...texts]);
    }
  }
  return [...found.values()].map(([text, ...reasons]) => ({ text: text!, reasons }));
}

function damageInWords({ damage, lanes, guns }: AttackPlan): string {
  const own = makeDice(damage);
  const most = Math.max(...lanes.map((lane) => lane.damage_bonus));
  if (most === 0) return `${own} damage`;
  const raised = guns.filter((gun) => lanes[gun.lane]!.damage_bonus > 0).length;
  if (raised === guns.length) return `${own} + ${most} damage`;
  return `${own} damage, ${most} more from ${raised} of ${guns.length} weapons`;
}

const REROLLS = { NONE: "", ONES: "ones", FAILED: "failures" } as const;

function effectsOf(plan: AttackPlan): readonly string[] {
  const { hit, wound, critical_hit, lanes, profiles } = plan;
  const effects: string[] = [];
  if (hit.reroll !== "NONE" && !hit.automatic) effects.push(`hit rolls: ${REROLLS[hit.reroll]} again`);
  if (wound.reroll !== "NONE") effects.push(`wound rolls: ${REROLLS[wound.reroll]} again`);
  const critical = Math.min(...lanes.map((lane) => lane.critical_hit));
  if (critical < 6) effects.push(`critical hits on ${critical}+`);
  if (critical_hit.wounds) effects.push("critical hits wound by themselves");
  if (critical_hit.extra_hits !== null) {
    effects.push(`critical hits bring ${makeDice(critical_hit.extra_hits)} more`);
  }
  if (wound.critical < 6) effects.push(`critical wounds on ${wound.critical}+`);
  if (wound.devastating) effects.push("critical wounds allow no save");
  if (plan.precision_model_id !== null) effects.push("wounds go to the chosen character");
  const pain = [...new Set(profiles.flatMap(({ feel_no_pain }) => feel_no_pain ?? []))];
  if (pain.length > 0) effects.push(`Feel No Pain ${pain.map((roll) => `${roll}+`).join(" or ")}`);
  if (plan.hazardous) effects.push("a 1 afterwards hurts the bearer");
  return effects;
}

function textsOf(reasons: readonly Reason[]): readonly string[] {
  return reasons.map(({ text }) => text);
}
