import { makeDice } from "../dice/expression.ts";
import type { AttackPlan, Reason, Save } from "./plan.ts";
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
  /** One for each way in which the target's models save against these guns; whoever takes wounds first comes first. */
  readonly saves: readonly SaveInWords[];
  /** `2 damage`, `D6 + 2 damage`, `D6 damage, 2 more from 1 of 3 weapons`. */
  readonly damage: string;
  /** What else happens: re-rolls, criticals, the price of the weapon. */
  readonly effects: readonly string[];
}

interface SaveInWords {
  /** `5+ save`, `4+ invulnerable`, `no save`. */
  readonly text: string;
  /** What made it; pieces of terrain are named by their kind alone. */
  readonly reasons: readonly string[];
  /** The models that save so, in the order in which they take wounds. */
  readonly model_ids: readonly string[];
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

function savesInWords(plan: AttackPlan): readonly SaveInWords[] {
  const found = new Map<string, { text: string; reasons: readonly string[]; models: Set<string> }>();
  for (const { model_id, profile } of defendersInOrder(plan)) {
    for (const { saves } of plan.groups) {
      const { text, reasons } = saveInWords(saves[profile]!);
      const key = `${text} ${reasons.join(", ")}`;
      const same = found.get(key) ?? { text, reasons, models: new Set() };
      found.set(key, same);
      same.models.add(model_id);
    }
  }
  return [...found.values()].map(({ text, reasons, models }) => ({ text, reasons, model_ids: [...models] }));
}

/** As the referee would allocate: whom Precision picks out, then from the front, shielded Characters last. */
function defendersInOrder({
  allocation_order,
  defenders,
  precision_model_id,
}: AttackPlan): AttackPlan["defenders"] {
  const rank = ({ model_id, shielded }: AttackPlan["defenders"][number]) =>
    model_id === precision_model_id ? 0 : shielded ? 2 : 1;
  return allocation_order.map((slot) => defenders[slot]!).sort((a, b) => rank(a) - rank(b));
}

/** One save: the number, and what made it beyond what the number says already. */
function saveInWords({ threshold, kind, reasons }: Save): Omit<SaveInWords, "model_ids"> {
  if (kind === "INVULNERABLE") return { text: `${threshold}+ invulnerable`, reasons: [] };
  const text = threshold > 6 ? "no save" : `${threshold}+ save`;
  return { text, reasons: textsOf(reasons).map(withoutTerrainId) };
}

/** `cover +1 (behind woods WOODS_1)` is `cover +1 (behind woods)`: which of them it is, the log says. */
function withoutTerrainId(text: string): string {
  return text.replace(/\b(within \w+|behind \w+|light cover) (?:of )?[\w-]+/g, "$1");
}

function damageInWords({ damage, groups, guns }: AttackPlan): string {
  const own = makeDice(damage);
  const most = Math.max(...groups.map((group) => group.damage_bonus));
  if (most === 0) return `${own} damage`;
  const raised = guns.filter((gun) => groups[gun.group]!.damage_bonus > 0).length;
  if (raised === guns.length) return `${own} + ${most} damage`;
  return `${own} damage, ${most} more from ${raised} of ${guns.length} weapons`;
}

function effectsOf(plan: AttackPlan): readonly string[] {
  const { hit, wound, critical_hit, groups, profiles } = plan;
  const effects: string[] = [];
  if (hit.reroll !== "NONE" && !hit.automatic) effects.push(rerollInWords(hit.reroll, "hit"));
  if (wound.reroll !== "NONE") effects.push(rerollInWords(wound.reroll, "wound"));
  const critical = Math.min(...groups.map((group) => group.critical_hit));
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

function rerollInWords(which: "ONES" | "FAILED", roll: "hit" | "wound"): string {
  return which === "ONES" ? `re-roll ${roll} rolls of 1` : `re-roll failed ${roll} rolls`;
}

function textsOf(reasons: readonly Reason[]): readonly string[] {
  return reasons.map(({ text }) => text);
}
