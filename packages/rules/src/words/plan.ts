import { attacksWithoutDice, leastAttacks } from "../attack/size.ts";
import { makeDice } from "../dice/expression.ts";
import type { AttackPlan, Save } from "../game/plan.ts";
import type { Reason } from "../game/reason.ts";
import { plural } from "./plural.ts";
import { bonusInWords, coverInWords, coverReason, HITS_AUTOMATICALLY, reasonInWords } from "./reasons.ts";

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
    hit: hitInWords(plan),
    hit_reasons: hit.automatic ? [] : hit.reasons.map(reasonInWords),
    wound: woundInWords(plan),
    wound_reasons: wound.reasons.map(reasonInWords),
    saves: savesInWords(plan),
    damage: damageInWords(plan),
    effects: effectsOf(plan),
  };
}

/** How many attacks, as far as that is known before dice are rolled. */
interface AttackCount {
  /** Null where a number is rolled. */
  readonly total: number | null;
  /** What keywords add: `4 Rapid Fire`. */
  readonly extras: readonly string[];
  readonly added: number;
  /** What each weapon makes at least, where the dice could show less. */
  readonly least: number | null;
}

export function attackCountOf(plan: AttackPlan): AttackCount {
  const { dice, bonuses } = plan.attacks;
  const minimum = leastAttacks(plan);
  const added = bonuses.reduce((sum, { attacks }) => sum + attacks, 0);
  return {
    total: dice.count > 0 ? null : plan.guns.reduce((sum, gun) => sum + attacksWithoutDice(plan, gun), 0),
    extras: bonuses.map((bonus) => `${bonus.attacks} ${bonusInWords(bonus)}`),
    added,
    least: minimum > dice.count + dice.plus ? minimum : null,
  };
}

export function attacksInWords(plan: AttackPlan): Pick<PlanInWords, "attacks" | "parts"> {
  const { total, extras, added, least } = attackCountOf(plan);
  if (total !== null) {
    return {
      attacks: plural(total, "attack"),
      parts: extras.length > 0 ? [String(total - added), ...extras].join(" + ") : "",
    };
  }
  const guns = plan.guns.length;
  const own = `${guns === 1 ? "" : `${guns} × `}${makeDice(plan.attacks.dice)}`;
  const raised = least === null ? "" : ` (at least ${least}${guns > 1 ? " each" : ""})`;
  return {
    attacks: `${added > 0 ? `${own} + ${added}` : own} attacks`,
    parts: extras.length > 0 || raised !== "" ? [`${own}${raised}`, ...extras].join(" + ") : "",
  };
}

export function hitInWords({ hit }: AttackPlan): string {
  return hit.automatic ? HITS_AUTOMATICALLY : `${hit.threshold}+ to hit`;
}

/** `4+`; `3+/5+` where the Strength decides, which is rolled. */
export function woundRollInWords({ threshold, rolled }: AttackPlan["wound"]): string {
  return listed([...new Set(rolled?.thresholds ?? [threshold])].sort(), "/");
}

export function listed(thresholds: readonly number[], between: string): string {
  return thresholds.map((one) => `${one}+`).join(between);
}

export function woundInWords({ wound }: AttackPlan): string {
  return `${woundRollInWords(wound)} to wound`;
}

/** `5+ save` or `5+ to save`; a number that no die shows is no save. */
export function saveRollInWords({ threshold }: Save, roll: "save" | "to save"): string {
  return threshold > 6 ? "no save" : `${threshold}+ ${roll}`;
}

/** Which weapons do more damage than is written, and how much. */
export function damageBonusesOf({
  groups,
  guns,
}: AttackPlan): readonly { readonly more: number; readonly weapons: number }[] {
  return groups
    .map(({ damage_bonus }, group) => ({
      more: damage_bonus,
      weapons: guns.filter((gun) => gun.group === group).length,
    }))
    .filter(({ more }) => more !== 0);
}

/** `Feel No Pain 5+`, with every number that models of the target have; undefined where none has it. */
export function painInWords({ profiles }: AttackPlan): string | undefined {
  const rolls = [...new Set(profiles.flatMap(({ feel_no_pain }) => feel_no_pain ?? []))];
  return rolls.length > 0 ? `Feel No Pain ${rolls.map((roll) => `${roll}+`).join(" or ")}` : undefined;
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
export function defendersInOrder({
  allocation_order,
  defenders,
  precision_model_id,
}: AttackPlan): AttackPlan["defenders"] {
  const rank = ({ model_id, shielded }: AttackPlan["defenders"][number]) =>
    model_id === precision_model_id ? 0 : shielded ? 2 : 1;
  return allocation_order.map((slot) => defenders[slot]!).sort((a, b) => rank(a) - rank(b));
}

/** One save: the number, and what made it beyond what the number says already. */
function saveInWords(save: Save): Omit<SaveInWords, "model_ids"> {
  if (save.kind === "INVULNERABLE") return { text: `${save.threshold}+ invulnerable`, reasons: [] };
  return { text: saveRollInWords(save, "save"), reasons: save.reasons.map(saveReasonInWords) };
}

/** `cover +1 (behind Woods)`: which piece of its kind gives it, the log says. */
export function saveReasonInWords(reason: Reason): string {
  return "what" in reason && reason.what === "COVER"
    ? coverReason(coverInWords(reason.cover, "KIND"))
    : reasonInWords(reason);
}

function damageInWords(plan: AttackPlan): string {
  const { number, rest } = damageParts(plan);
  return `${number}${rest}`;
}

/** The number of the damage, and what is said about it. */
export function damageParts(plan: AttackPlan): { readonly number: string; readonly rest: string } {
  const own = makeDice(plan.damage);
  const bonuses = damageBonusesOf(plan);
  if (bonuses.length === 0) return { number: own, rest: " damage" };
  const most = Math.max(...bonuses.map(({ more }) => more));
  const raised = bonuses.reduce((sum, { weapons }) => sum + weapons, 0);
  const guns = plan.guns.length;
  if (raised === guns) {
    return most > 0
      ? { number: `${own} + ${most}`, rest: " damage" }
      : { number: `${own} − ${-most}`, rest: " damage, at least 1" };
  }
  const change = `${Math.abs(most)} ${most > 0 ? "more" : "less"}`;
  return { number: own, rest: ` damage, ${change} from ${raised} of ${guns} weapons` };
}

function effectsOf(plan: AttackPlan): readonly string[] {
  const { hit, wound, critical_hit, groups } = plan;
  const effects: string[] = [];
  if (hit.reroll !== "NONE" && !hit.automatic) effects.push(rerollInWords(hit.reroll, "hit"));
  if (wound.reroll !== "NONE") effects.push(rerollInWords(wound.reroll, "wound"));
  const critical = Math.min(...groups.map((group) => group.critical_hit));
  if (critical < 6) effects.push(`critical hits on ${critical}+`);
  if (critical_hit.wounds) effects.push("critical hits wound automatically");
  if (critical_hit.extra_hits !== null) {
    effects.push(`critical hits score ${makeDice(critical_hit.extra_hits)} extra`);
  }
  if (wound.critical < 6) effects.push(`critical wounds on ${wound.critical}+`);
  if (wound.devastating) effects.push("critical wounds allow no save");
  if (plan.damage_halved === true) effects.push("damage halved, rounding up");
  if (plan.damage_rerolled === true) effects.push("re-roll damage below the average");
  if (plan.precision_model_id !== null) effects.push("wounds go to the chosen character");
  const pain = painInWords(plan);
  if (pain !== undefined) effects.push(pain);
  if (plan.hazardous) effects.push("Hazardous: a 1 afterwards hurts the bearer");
  return effects;
}

function rerollInWords(which: "ONES" | "FAILED", roll: "hit" | "wound"): string {
  return which === "ONES" ? `re-roll ${roll} rolls of 1` : `re-roll failed ${roll} rolls`;
}
