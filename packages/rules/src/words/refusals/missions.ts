import { is } from "../agreement.ts";
import type { Names, Numbers } from "./data.ts";

/** Why a unit cannot start an Action. */
export const MISSION_SENTENCES = {
  CARD_PENDING: ({ player }: Names<"player">) => `${player} has a choice to make about cards first.`,
  COHERENCY_PENDING: ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} out of coherency: its owner first chooses the models that go.`,
  NOTHING_TO_REMOVE: () => "No unit has to lose models for coherency now.",
  "WRONG_UNIT:coherency": ({ unit, id }: Names<"unit" | "id">) =>
    `${unit} ${is(unit)} out of coherency, not ${id}.`,
  MORE_THAN_NEEDED: ({ unit, model }: Names<"unit" | "model">) =>
    `${unit} ${is(unit)} in coherency before ${model} goes: no more models than needed are removed.`,
  STILL_OUT_OF_COHERENCY: ({ unit, count }: Names<"unit"> & Numbers<"count">) =>
    `${unit} would still be out of coherency: at least ${count} more ${count === 1 ? "model has" : "models have"} to go.`,
  NOTHING_TO_CHOOSE: () => "No card asks for a choice.",
  NOTHING_TO_DISCARD: () => "No card can be discarded now.",
  NOT_THAT_CARD: () => "That card cannot be discarded.",
  NO_CARDS: () => "There is no tactical card in play.",
  DECK_EMPTY: () => "There is no card left to draw.",
  NO_SECONDARIES: () => "There are no secondary missions in this battle.",
  BAD_CARDS: () => "Choose tactical cards, or exactly two different fixed ones.",
  SECONDARIES_CHOSEN: ({ player }: Names<"player">) =>
    `${player} has shown which secondary missions to go for, and does not choose again.`,
  BAD_CHOICE: ({ count }: Numbers<"count">) =>
    count === 1 ? "Name one enemy unit on the table." : `Name ${count} different units on the table.`,
  "BAD_CHOICE:objective": () => "Name an objective in no man's land.",
  NO_ACTION: ({ unit }: Names<"unit">) => `There is no Action that ${unit} could start here.`,
  NOT_AT_OBJECTIVE: ({ unit, action }: Names<"unit" | "action">) =>
    `${action}: ${unit} ${is(unit)} not in range of an objective.`,
  NO_SUCH_ACTION: ({ action }: Names<"action">) => `${action} belongs to no mission or card of this player.`,
  ONE_AT_A_TIME: ({ action, unit }: Names<"action" | "unit">) =>
    `${action} is done by one unit at a time: ${unit} ${is(unit)} at it.`,
  PERFORMING_ACTION: ({ unit }: Names<"unit">) => `${unit} ${is(unit)} performing an Action.`,
  SELECTED_TO_SHOOT: ({ unit }: Names<"unit">) => `${unit} ${is(unit)} selected to shoot.`,
  "AIRCRAFT:action": ({ unit }: Names<"unit">) => `${unit} ${is(unit)} AIRCRAFT and cannot start an Action.`,
  "BATTLE_SHOCKED:action": ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} Battle-shocked and cannot start an Action.`,
  NO_CONTROL: ({ unit }: Names<"unit">) =>
    `${unit} cannot start an Action: the Objective Control of all models is 0.`,
  "ENGAGED:action": ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} within Engagement Range of an enemy and cannot start an Action.`,
  "ADVANCED:action": ({ unit }: Names<"unit">) => `${unit} Advanced and cannot start an Action.`,
  "FELL_BACK:action": ({ unit }: Names<"unit">) => `${unit} Fell Back and cannot start an Action.`,
  "TOO_EARLY:action": ({ round }: Numbers<"round">) => `That is possible from round ${round} on.`,
  NO_OBJECTIVE: ({ unit }: Names<"unit">) => `Say at which objective ${unit} ${is(unit)} to do that.`,
  OWN_OBJECTIVE: ({ objective }: Names<"unit" | "objective">) =>
    `Objective ${objective} lies in the player's own zone.`,
  OBJECTIVE_OUT_OF_RANGE: ({ unit, objective }: Names<"unit" | "objective">) =>
    `${unit} ${is(unit)} not in range of objective ${objective}.`,
  OBJECTIVE_TAKEN: ({ objective, other }: Names<"unit" | "objective" | "other">) =>
    `${other} ${is(other)} at objective ${objective} already.`,
  ALREADY_TERRAFORMED: ({ objective }: Names<"objective">) =>
    `Objective ${objective} is terraformed by this player already.`,
  NOT_IN_TERRAIN: ({ unit }: Names<"unit">) => `${unit} ${is(unit)} not within a terrain feature.`,
  IN_OWN_ZONE: ({ unit }: Names<"unit">) => `${unit} ${is(unit)} within the own deployment zone.`,
  IN_NO_AREA: ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} not wholly within a deployment zone or no man's land.`,
  AREA_TAKEN: ({ other }: Names<"unit" | "other">) =>
    `${other} ${is(other)} at it in the same part of the table.`,
};
