import { type Game, isEngaged, type Refusal, RULES, type Unit } from "@gunline/rules";
import { count } from "../../table/words.ts";
import { modelCount } from "./targets.ts";

/** A unit and its troubles in a few words. */

const FLAG_WORDS: Readonly<Partial<Record<keyof Unit["flags"], string>>> = {
  remained_stationary: "stationary",
  moved: "moved",
  advanced: "advanced",
  fell_back: "fell back",
  charged_this_turn: "charged",
  battle_shocked: "battle-shocked",
};

export function strengthOf(unit: Unit): string {
  const left = modelCount(unit);
  return left < unit.starting_strength
    ? `${left} of ${count(unit.starting_strength, "model")}`
    : count(left, "model");
}

export function conditionOf(game: Game, unit: Unit): readonly string[] {
  const wounded = Object.values(unit.models).filter(
    (model) => model.wounds < (model.stats?.wounds ?? unit.stats.wounds),
  );
  const flags = Object.entries(FLAG_WORDS).flatMap(([flag, word]) =>
    unit.flags[flag as keyof Unit["flags"]] === true ? [word] : [],
  );
  return [
    ...(wounded.length > 0 ? [`${wounded.length} wounded`] : []),
    ...flags,
    ...(isEngaged(game, unit) ? ["engaged"] : []),
  ];
}

export function statsOf({ stats }: Unit): readonly (readonly [name: string, value: string])[] {
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

/** The referee writes for every kind of file; on the page inches have their own mark. */
export function typeset(text: string): string {
  return text.replace(/(\d)"/g, "$1″");
}

/** A refusal as a tip: the rule in full, by its number. */
export function ruleTip(refusals: readonly Refusal[]): string {
  return typeset(refusals.map(({ message, rule }) => `${message}\n${rule}: ${RULES[rule]}`).join("\n\n"));
}

export function percent(chance: number): string {
  const value = chance * 100;
  if (value === 0) return "0 %";
  if (value > 0 && value < 0.1) return "<0.1 %";
  if (value < 100 && value > 99.9) return ">99.9 %";
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} %`;
}
