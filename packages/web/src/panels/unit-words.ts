import { type Game, isWounded, measuring, type Refusal, RULES, type Unit } from "@gunline/rules";
import { words } from "../words/english.ts";
import { typeset } from "../words/format.ts";

/** A unit and its troubles in a few words. */

const text = words.unitCard;

const FLAG_WORDS: Readonly<Partial<Record<keyof Unit["flags"], string>>> = text.conditions;

export function strengthOf(unit: Unit): string {
  return text.models(modelCount(unit), unit.starting_strength);
}

export function conditionOf(game: Game, unit: Unit): readonly string[] {
  const wounded = Object.values(unit.models).filter((model) => isWounded(unit, model));
  const flags = Object.entries(FLAG_WORDS).flatMap(([flag, word]) =>
    unit.flags[flag as keyof Unit["flags"]] === true ? [word] : [],
  );
  return [
    ...(wounded.length > 0 ? [text.wounded(wounded.length)] : []),
    ...flags,
    ...(measuring.isEngaged(game, unit) ? [text.engaged] : []),
  ];
}

/** The short name of a characteristic. */
type Stat = keyof typeof text.stats;

export function statsOf({ stats }: Pick<Unit, "stats">): readonly (readonly [name: Stat, value: string])[] {
  const { move, toughness, save, invulnerable_save, wounds, leadership, objective_control } = stats;
  return [
    ["M", `${move}″`],
    ["T", `${toughness}`],
    ["Sv", save > 6 ? "–" : `${save}+`],
    ...(invulnerable_save === null ? [] : [["Inv", `${invulnerable_save}+`] as const]),
    ["W", `${wounds}`],
    ["Ld", `${leadership}+`],
    ["OC", `${objective_control}`],
  ];
}

/** A refusal as a tip: the rule in full, by its number. */
export function ruleTip(refusals: readonly Refusal[]): string {
  const messages = refusals.map(({ message, rule }) => text.rule(message, rule, RULES[rule]));
  return typeset(messages.join("\n\n"));
}

export function modelCount(unit: Unit): number {
  return Object.keys(unit.models).length;
}
