import type { FightStepName } from "../../game/fight.ts";
import { has, is, verb } from "../agreement.ts";
import { STEP_NAMES } from "../fight.ts";
import { plural } from "../plural.ts";
import type { Names, Numbers } from "./data.ts";

/** Why a unit cannot be picked to fight, or not with these weapons at that unit. */
export const FIGHTING_SENTENCES = {
  ALREADY_FOUGHT: ({ unit }: Names<"unit">) => `${unit} ${has(unit)} already fought this phase.`,
  NOT_ENGAGED: ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} near no enemy to fight and did not charge this turn.`,
  OTHER_STEP: ({ unit, step }: Names<"unit"> & { readonly step: FightStepName }) =>
    `${unit} ${verb(unit, "fights", "fight")} later, in the ${STEP_NAMES[step]} step.`,
  NOT_YOUR_PICK: ({ unit, player }: Names<"unit" | "player">) =>
    `It is for ${player} to pick a unit now, not ${unit}.`,
  NOT_FIGHTING: ({ unit }: Names<"unit">) => `${unit} ${is(unit)} not the unit that fights now.`,
  FIGHT_PENDING: ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} in the middle of a fight: finish it first.`,
  WRONG_STAGE: ({ unit, owes }: Names<"unit"> & { readonly owes: FightStage }) =>
    `${unit} ${STAGES[owes](unit)} next.`,
  UNIT_TO_FIGHT: ({ unit }: Names<"unit">) => `${unit} ${has(unit)} yet to fight.`,

  NOT_MELEE: ({ weapon }: Names<"weapon">) =>
    `${weapon} ${is(weapon)} no melee weapon and cannot be used in a fight.`,
  AIRCRAFT_FIGHT: ({ unit, target }: Names<"unit" | "target">) =>
    `${unit} and ${target} cannot fight each other: only units that can FLY fight AIRCRAFT.`,
  OUT_OF_FIGHT: ({ model, target }: Names<"model" | "weapon" | "target">) =>
    `${model} is not within Engagement Range of ${target}, and touches no model of its unit that touches ${target}.`,
  ONE_MELEE_WEAPON: ({ model, one, other }: Names<"model" | "one" | "other">) =>
    `${model} fights with one melee weapon: ${one} or ${other}.`,
  EXTRA_ATTACKS_ALONE: ({ model, weapon, other }: Names<"model" | "weapon" | "other">) =>
    `${model} makes the Extra Attacks of ${weapon} only beside another melee weapon such as ${other}.`,
  EXTRA_ATTACKS_FIXED: ({ weapon }: Names<"weapon">) =>
    `The number of Extra Attacks of ${weapon} cannot be changed.`,
  NOT_SPLIT: ({ model, weapon }: Names<"model" | "weapon">) =>
    `${model} uses ${weapon} at two targets: say how many attacks go at each.`,
  SPLIT_SUM: ({ model, weapon, given, makes }: Names<"model" | "weapon"> & Numbers<"given" | "makes">) =>
    `${model} makes ${plural(makes, "attack")} with ${weapon}, not ${given}.`,
  SPLIT_DICE: ({ weapon }: Names<"weapon">) => `The attacks of ${weapon} are rolled and cannot be split.`,
  SPLIT_OVERRIDDEN: ({ weapon }: Names<"weapon">) =>
    `The attacks of ${weapon} cannot be split and overridden at once.`,
  SPLIT_STRANGER: ({ model, weapon }: Names<"model" | "weapon">) =>
    `${model} makes no attacks with ${weapon} here.`,

  NOT_FALLEN: ({ model }: Names<"model">) =>
    `${model} has not fallen: only the models that were destroyed fight now.`,
  "NOT_FALLEN:shots": ({ model }: Names<"model">) =>
    `${model} has not fallen: only the models that were destroyed shoot now.`,
  NOT_FIRING_LAST: ({ unit }: Names<"unit">) => `${unit} ${has(unit)} no fallen models that may shoot now.`,
  LAST_SHOTS_PENDING: ({ unit }: Names<"unit">) =>
    `The fallen of ${unit} may shoot first, before they are removed.`,
  NOBODY_MOVES: ({ unit }: Names<"unit">) =>
    `${unit} can reach neither an enemy nor the closest objective: no model moves.`,
  NO_PILE_IN: ({ unit }: Names<"unit">) => `There is no enemy that ${unit} could pile in towards.`,
};

/** What a unit that fights owes next. */
type FightStage = "PILE_IN" | "TARGETS" | "ATTACKS" | "CONSOLIDATE";

const STAGES: Readonly<Record<FightStage, (unit: string) => string>> = {
  PILE_IN: (unit) => verb(unit, "piles in", "pile in"),
  TARGETS: (unit) => verb(unit, "makes its attacks", "make their attacks"),
  ATTACKS: (unit) => verb(unit, "makes its attacks", "make their attacks"),
  CONSOLIDATE: (unit) => verb(unit, "consolidates", "consolidate"),
};
