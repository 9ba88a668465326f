import { type Condition, conditionWords } from "../../abilities/language/condition.ts";
import { has, is } from "../agreement.ts";
import type { Names } from "./data.ts";

/** Why a rule of an army, of a detachment or of a datasheet cannot be used. */
export const ARMY_SENTENCES = {
  OTHER_DETACHMENT: ({ stratagem }: Names<"stratagem">) =>
    `${stratagem} belongs to a detachment that this army does not fight as.`,
  RETURNS_TOO_NEAR: ({ model, target }: Names<"model" | "target">) =>
    `${model} would come back within Engagement Range of ${target}, whom its unit does not fight.`,
  NOBODY_TO_RETURN: ({ unit }: Names<"unit">) => `${unit} ${has(unit)} lost nobody who could come back.`,
  NO_WEAPON_FOR_IT: ({ unit, ability }: Names<"unit" | "ability">) =>
    `Nobody in ${unit} has the weapon that ${ability} needs.`,
  NO_ABILITY: ({ unit, ability }: Names<"unit" | "ability">) => `${unit} ${has(unit)} no ${ability}.`,
  CONDITION: ({
    unit,
    stratagem,
    condition,
  }: Names<"unit" | "stratagem"> & { readonly condition: Condition }) =>
    `${unit} cannot use ${stratagem}: it needs that ${conditionWords(condition)}.`,
  RULE_PENDING: ({ unit }: Names<"unit">) => `A rule of ${unit} has to be finished first.`,
  NO_ARMY_RULE: ({ stratagem }: Names<"stratagem">) => `No unit of the army has ${stratagem}.`,
  ONE_TARGET: ({ unit, ability }: Names<"unit" | "ability">) =>
    `${unit} ${is(unit)} bound to one target by ${ability}.`,
  FORBIDDEN: ({ unit, ability }: Names<"unit" | "ability">) =>
    `${unit} cannot do this because of ${ability}.`,
  TARGET_BARRED: ({ unit, target, ability }: Names<"unit" | "target" | "ability">) =>
    `${ability}: ${unit} cannot target ${target} now.`,
  TARGETED_TOO_FAR: ({
    target,
    ability,
    range,
    away,
  }: Names<"target" | "ability"> & { readonly range: number; readonly away: number }) =>
    `${target} can only be targeted from within ${range}″ because of ${ability}; the model is ${away.toFixed(1)}″ away.`,
  POOL_SPENT: ({ stratagem }: Names<"stratagem">) =>
    `The player does not have what ${stratagem} is paid with.`,
  WRONG_DICE: ({
    stratagem,
    count,
    from,
  }: Names<"stratagem"> & { readonly count: number; readonly from: number }) =>
    `${stratagem} needs ${count} dice of the pool that show ${from} or more.`,
  NO_OPTION: ({ stratagem, options }: Names<"stratagem"> & { readonly options: readonly string[] }) =>
    `${stratagem} needs one of its options: ${options.join(", ")}.`,
  TOO_MANY_TARGETS: ({ stratagem, most }: Names<"stratagem"> & { readonly most: number }) =>
    `${stratagem} is for up to ${most} different units.`,
  NO_TARGET: ({ stratagem }: Names<"stratagem">) => `${stratagem} needs a target, and none is named.`,
  NOT_AN_ENEMY: ({ target }: Names<"target">) => `${target} ${is(target)} no enemy unit.`,
  TESTS_BEGUN: ({ stratagem }: { readonly stratagem: string }) =>
    `${stratagem} is used before the first Battle-shock test of the phase.`,
  WRONG_KEYWORDS: ({ unit, stratagem }: Names<"unit" | "stratagem">) =>
    `${stratagem} cannot be used on a unit such as ${unit}.`,
  ALREADY_IN_EFFECT: ({ unit, stratagem }: Names<"unit" | "stratagem">) =>
    `${stratagem} is in effect on ${unit} already.`,
  ALREADY_SPENT: ({ unit, ability }: Names<"unit" | "ability">) => `${unit} ${has(unit)} used ${ability} up.`,
  OTHER_UNIT: ({ unit, stratagem }: Names<"unit" | "stratagem">) => `${stratagem} is not for ${unit} now.`,
  TOO_FEW_MODELS: ({ unit, stratagem }: Names<"unit" | "stratagem">) =>
    `${unit} ${has(unit)} too few models for ${stratagem}.`,
  NOBODY_SHOCKED: ({ unit }: Names<"unit">) => `No Battle-shocked unit that ${unit} can help is near enough.`,
  NOT_ENGAGED_WITH: ({ unit, target }: Names<"unit" | "target">) =>
    `${unit} ${is(unit)} not within Engagement Range of ${target}.`,
};
