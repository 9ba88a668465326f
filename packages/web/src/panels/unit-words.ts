import { type Game, isEngaged, isWounded, type Refusal, RULES, type Unit } from "@gunline/rules";
import { count, typeset } from "../words/format.ts";

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
  const wounded = Object.values(unit.models).filter((model) => isWounded(unit, model));
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

/** A refusal as a tip: the rule in full, by its number. */
export function ruleTip(refusals: readonly Refusal[]): string {
  return typeset(refusals.map(({ message, rule }) => `${message}\n${rule}: ${RULES[rule]}`).join("\n\n"));
}

export function modelCount(unit: Unit): number {
  return Object.keys(unit.models).length;
}
