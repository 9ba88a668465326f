import { has, is, it, its, verb } from "../agreement.ts";
import { inches } from "../inches.ts";
import { plural } from "../plural.ts";
import type { Names, Numbers } from "./data.ts";

/** Why a weapon cannot be fired at a unit, by a unit or by these models of it. */
export const SHOOTING_SENTENCES = {
  NO_FIRING_DECK: ({ transport }: Names<"unit" | "transport">) => `Nobody fires out of ${transport}.`,
  NOT_ABOARD: ({ unit, transport }: Names<"unit" | "transport">) =>
    `${unit} ${is(unit)} not inside ${transport}.`,
  ONE_SHOT_LENT: ({ weapon }: Names<"weapon">) =>
    `${weapon} is a One Shot weapon and is not fired from a Firing Deck.`,
  LENDS_TWICE: ({ model }: Names<"model">) => `${model} fires one weapon out of its transport, not two.`,
  DECK_FULL: ({ transport, most, asked }: Names<"transport"> & Numbers<"most" | "asked">) =>
    `${plural(most, "model")} may fire out of ${transport}, not ${asked}.`,
  DECK_NOT_NOW: ({ transport }: Names<"transport">) =>
    `Passengers fire out of ${transport} in their own Shooting phase only.`,
  ALREADY_SHOT: ({ unit }: Names<"unit">) => `${unit} ${has(unit)} already shot this phase.`,
  PROFILE_NOT_ROLLED: ({ unit, weapon }: Names<"unit" | "weapon">) =>
    `A die says first what ${unit} ${verb(unit, "fires", "fire")}: ${weapon} has to wait for it.`,
  OTHER_PROFILE: ({ unit, weapon, profile }: Names<"unit" | "weapon" | "profile">) =>
    `${unit} ${verb(unit, "fires", "fire")} the ${profile}, not ${weapon}.`,
  NO_RANGED_WEAPONS: ({ unit }: Names<"unit">) => `${unit} ${has(unit)} no ranged weapons.`,
  NO_ELIGIBLE_TARGETS: ({ unit }: Names<"unit">) => `No eligible targets in range of ${unit}.`,
  "NO_ELIGIBLE_TARGETS:barred": ({
    unit,
    bar,
    left,
  }: Names<"unit"> & { readonly bar: "ADVANCED" | "ENGAGED"; readonly left: readonly string[] }) =>
    `${unit} ${bar === "ADVANCED" ? "Advanced" : "is engaged"} and may fire only ${left.join(" or ")}: no target for that.`,
  NO_TARGETS: ({ unit }: Names<"unit">) => `No weapon of ${unit} has a target.`,
  NOT_SELECTED: ({ id }: Names<"id">) => `${id} is not the unit selected to shoot.`,
  NOT_ASSIGNED: ({ weapon }: Names<"weapon">) => `${weapon} ${has(weapon)} no such target to clear.`,
  "NOT_ASSIGNED:any": () => "No weapon has a target to clear.",

  NOT_RANGED: ({ weapon }: Names<"weapon">) => `Melee weapons such as ${weapon} cannot shoot.`,
  ADVANCED: ({ unit, weapon }: Names<"unit" | "weapon">) =>
    `${unit} Advanced and can fire only Assault weapons, not ${weapon}.`,
  ENGAGED: ({ unit, weapon }: Names<"unit" | "weapon">) =>
    `Engaged - cannot shoot: ${unit} ${is(unit)} within Engagement Range of an enemy and can fire only Pistols, not ${weapon}.`,
  NOT_ENGAGED_WITH_TARGET: ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} engaged and can fire Pistols only at a unit that ${it(unit)} ${is(unit)} engaged with.`,
  LOCKED_IN_COMBAT: ({ target, friend }: Names<"target" | "friend">) =>
    `${target} ${is(target)} within Engagement Range of ${friend}: locked in combat.`,
  BLAST_ENGAGED: ({ target, friend }: Names<"target" | "friend">) =>
    `Cannot fire Blast weapon at unit in Engagement Range of friendly units: ${target} ${is(target)} engaged with ${friend}.`,

  ONE_SHOT_SPENT: ({ model, weapon }: Names<"model" | "weapon">) =>
    `One Shot: ${model} has already fired ${weapon}.`,
  LONE_OPERATIVE: ({ target, away, range }: Names<"target"> & Numbers<"away" | "range">) =>
    `Lone Operative: ${target} ${is(target)} ${inches(away)}" away and can be shot only from within ${range}".`,
  OUT_OF_RANGE: ({ weapon, range, target, away }: Names<"weapon" | "target"> & Numbers<"range" | "away">) =>
    `Out of range: ${weapon} ${verb(weapon, "reaches", "reach")} ${inches(range)}", ${target} ${is(target)} ${inches(away)}" away, ${inches(away - range)}" too far.`,
  NO_LINE_OF_SIGHT: ({
    blocker,
    model,
    target,
    weapon,
    someBeyondRange,
  }: Names<"blocker" | "model" | "target" | "weapon"> & { readonly someBeyondRange: boolean }) => {
    const whom = someBeyondRange ? `every model of ${target} in range` : target;
    return `No line of sight from ${model} to ${whom}: ${blocker} in the way (${weapon}).`;
  },

  NO_SUCH_WEAPON: ({ unit, weapon }: Names<"unit" | "weapon">) => `No model of ${unit} has ${weapon}.`,
  "NO_SUCH_WEAPON:model": ({ model, weapon }: Names<"model" | "weapon">) =>
    `${model} does not have ${weapon}.`,
  NO_MODELS: ({ weapon }: Names<"weapon">) => `No model is named to fire ${weapon}.`,
  MODEL_TWICE: ({ weapon }: Names<"weapon">) => `A model is named twice to fire ${weapon}.`,
  NO_PRECISION: ({ weapon }: Names<"weapon">) =>
    `${weapon} ${verb(weapon, "does", "do")} not have Precision.`,
  NOT_A_CHARACTER: ({ model, target }: Names<"model" | "target">) =>
    `${model} is not a Character attached to ${target}.`,
  CHARACTER_NOT_VISIBLE: ({ model, weapon }: Names<"model" | "weapon">) =>
    `No model that fires ${weapon} can see ${model}.`,
  PISTOLS_SPLIT: ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} engaged: all ${its(unit)} Pistols must be fired at one unit.`,
  WEAPON_SPLIT: ({ model, weapon }: Names<"model" | "weapon">) =>
    `${model} cannot fire ${weapon} at two targets: all attacks of a weapon go at one unit.`,
  TWO_PROFILES: ({ model, whole, one, other }: Names<"model" | "whole" | "one" | "other">) =>
    `${model} can fire only one profile of ${whole}: ${one} or ${other}.`,
  PISTOL_AND_OTHER: ({ model, one, other }: Names<"model" | "one" | "other">) =>
    `${model} can fire either Pistols or other weapons, not both ${one} and ${other}.`,
  TOO_MANY_ATTACKS: ({ weapon, most }: Names<"weapon"> & Numbers<"most">) =>
    `${weapon} could score more than ${most} hits.`,
  TOO_MANY_DICE: ({ unit, most }: Names<"unit"> & Numbers<"most">) =>
    `${unit} could roll more than ${most} dice.`,
};
