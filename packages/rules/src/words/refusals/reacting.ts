import type { UsableTime } from "../../game/moment.ts";
import { has, is } from "../agreement.ts";
import { usableInWords } from "../usable-at.ts";
import { waitingInWords } from "../waiting.ts";
import type { Names, Numbers } from "./data.ts";
import type { Waits } from "./moment.ts";

/** When it could be used, and whether what happens then is done by the unit itself. */
interface UsableAt {
  readonly usable_at: readonly UsableTime[];
  readonly own: boolean;
}

/** Why a stratagem cannot be used, or not on that unit. */
export const REACTING_SENTENCES = {
  UNKNOWN_STRATAGEM: ({ id }: Names<"id">) => `There is no stratagem "${id}".`,
  "NOT_NOW:stratagem": ({ stratagem, usable_at, own }: Names<"stratagem"> & UsableAt) =>
    `${stratagem} cannot be used now: it is used ${usableInWords(usable_at, own)}.`,
  "NOT_NOW:earlier": ({ stratagem }: Names<"stratagem">) =>
    `${stratagem} cannot be used in a game that is played by earlier rules.`,
  "NOT_YOUR_DECISION:stratagem": ({
    player,
    game,
    waits,
    stratagem,
    usable_at,
    own,
  }: Names<"player" | "stratagem"> & Waits & UsableAt) =>
    `It is for ${player} to act: the game waits for ${waitingInWords(game, waits)}. ${stratagem} is used ${usableInWords(usable_at, own)}.`,
  "NO_TARGET:stratagem": ({ stratagem }: Names<"stratagem">) =>
    `${stratagem} is used on a unit, and none is named.`,
  ALREADY_USED: ({ stratagem }: Names<"stratagem">) => `${stratagem} has already been used.`,
  NOT_ENOUGH_CP: ({ stratagem, cost, left }: Names<"stratagem"> & Numbers<"cost" | "left">) =>
    `${stratagem} costs ${cost} CP, and ${left} CP ${left === 1 ? "is" : "are"} left.`,
  NO_ODDS: ({ stratagem }: Names<"stratagem">) => `${stratagem} bears on no attacks whose odds are known.`,
  MUST_USE: ({ stratagem }: Names<"stratagem">) => `${stratagem} has to be used: name its target.`,
  NO_WINDOW: () => "There is nothing to react to.",

  WHICH_DIE: ({ dice, whole }: Numbers<"dice"> & { readonly whole: boolean }) =>
    whole
      ? "All dice of this roll are rolled again: none is named."
      : `Name one of the ${dice} dice, from 0 on.`,
  "WHICH_DIE:change": ({ dice }: Numbers<"dice">) =>
    `Name one of the ${dice} dice that shows less than 6, from 0 on.`,
  REROLLED: ({ unit }: Names<"unit">) => `That die of ${unit} was rolled again already.`,
  NOT_TARGETED: ({ unit, stratagem }: Names<"unit" | "stratagem">) =>
    `${stratagem}: ${unit} ${is(unit)} not a target of these attacks.`,
  NO_KEYWORD: ({ unit, stratagem, keyword }: Names<"unit" | "stratagem" | "keyword">) =>
    `${unit} ${is(unit)} not ${keyword}, which ${stratagem} asks for.`,
  "ADVANCED:grenade": ({ unit }: Names<"unit">) => `${unit} Advanced and cannot throw grenades this turn.`,
  "ENGAGED:grenade": ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} within Engagement Range of an enemy and cannot throw grenades.`,
  NOTHING_IN_REACH: ({ unit, range }: Names<"unit"> & Numbers<"range">) =>
    `No model of ${unit} can throw a grenade there: within ${range}" of it, in sight, and not engaged with your units.`,
  NOBODY_ENGAGED: ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} not within Engagement Range of such an enemy.`,
  NO_WALKER: ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} a VEHICLE and no WALKER, and cannot intervene.`,
  "OTHER_TARGETS:intervention": ({ target }: Names<"target">) => `Only ${target} can be charged now.`,
  NO_PLACE: ({ unit }: Names<"unit">) => `No place is named, or there is none, where ${unit} could arrive.`,
  NO_CHARACTER: ({ unit }: Names<"unit">) => `${unit} ${has(unit)} no such CHARACTER.`,
  NO_LED_ENEMY: ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} not within Engagement Range of an enemy unit with a leader.`,

  TITANIC: ({ unit }: Names<"unit">) => `${unit} ${is(unit)} TITANIC and cannot Fire Overwatch.`,
  "ENGAGED:overwatch": ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} within Engagement Range of an enemy and cannot Fire Overwatch.`,
  "NO_LINE_OF_SIGHT:unit": ({ unit, target }: Names<"unit" | "target">) =>
    `No model of ${unit} sees ${target}.`,
  "OTHER_TARGETS:overwatch": ({ target }: Names<"target">) => `Overwatch can only be fired at ${target}.`,
};
