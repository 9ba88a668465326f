import { has, is, verb } from "../agreement.ts";
import { inches } from "../inches.ts";
import { phaseName } from "../phase.ts";
import { plural } from "../plural.ts";
import type { Names, Numbers } from "./data.ts";

/** Why a unit cannot be set up there, or not begin the battle in that way. */
export const SETTING_UP_SENTENCES = {
  ROLL_OFF_FIRST: () => "First both players roll for who attacks.",
  NO_ROLL_OFF: () => "There is nothing to roll off for.",
  FAR_FROM_TRANSPORT: ({
    model,
    transport,
    most,
    over,
  }: Names<"model" | "transport"> & Numbers<"most" | "over">) =>
    `${model} is not wholly within ${most}" of ${transport}: ${inches(over)}" too far.`,
  FAR_FROM_TOKEN: ({
    model,
    transport,
    most,
    over,
  }: Names<"model" | "transport"> & Numbers<"most" | "over">) =>
    `${model} is not within ${most}" of ${transport}: ${inches(over)}" too far.`,
  "NO_PLACE:token": ({ unit }: Names<"unit">) =>
    `The token of ${unit} is set up on a point of the table that is not in the enemy's zone.`,
  NOT_PLACED_NOW: ({ unit }: Names<"unit">) => `${unit} ${is(unit)} not set up now.`,
  MUST_ARRIVE: ({ unit }: Names<"unit">) => `${unit} must be set up in this phase.`,
  NO_TOKEN: ({ unit }: Names<"unit">) => `No token of ${unit} lies on the table.`,
  NOT_IN_WRECK: ({ unit }: Names<"unit">) => `${unit} ${is(unit)} not inside the wreck.`,
  NOT_YOUR_DROP: ({ unit, player }: Names<"unit" | "player">) => `${player} sets up next; ${unit} must wait.`,
  SET_UP_ALREADY: ({ unit }: Names<"unit">) => `${unit} ${is(unit)} set up already.`,
  IN_RESERVE: ({ unit }: Names<"unit">) => `${unit} ${verb(unit, "waits", "wait")} in reserve.`,
  EMBARKED: ({ unit, transport }: Names<"unit" | "transport">) => `${unit} ${is(unit)} inside ${transport}.`,
  FORMATIONS_DECLARED: ({ player }: Names<"player">) =>
    `${player} has declared the battle formations already.`,
  NO_FORMATIONS: () => "This declares the formations of nobody.",
  "NOT_YOUR_UNIT:formation": ({ unit, player }: Names<"unit" | "player">) =>
    `${unit} ${is(unit)} not of the army of ${player}.`,
  "WRONG_PHASE:formation": ({ phase }: Names<"phase">) =>
    `It is the ${phaseName(phase)} phase; this is decided before the battle.`,

  NOT_PLACED: ({ model, unit }: Names<"model" | "unit">) =>
    `${model} has no place: all models of ${unit} are set up together.`,
  "OFF_TABLE:place": ({ model }: Names<"model">) => `The place of ${model} is off the table.`,
  OUTSIDE_ZONE: ({ model, player, outside }: Names<"model" | "player"> & Numbers<"outside">) =>
    `${model} is ${inches(outside)}" outside the zone of ${player}.`,
  NOT_AT_EDGE: ({ model, away }: Names<"model"> & Numbers<"away">) =>
    `${model} is too large to stand wholly there: it touches the edge of the table on its own side, ${inches(away)}" away.`,
  OVERHANGS: ({ unit, act }: Names<"unit" | "act">) =>
    `${unit} ${verb(unit, "was", "were")} too large for where it was set up: this turn it cannot ${act}.`,
  ZONE_TOO_NEAR: ({ model, player, gap, least }: Names<"model" | "player"> & Numbers<"gap" | "least">) =>
    `${model} is ${inches(gap)}" from the zone of ${player}; it must be more than ${least}" away.`,

  NO_DEEP_STRIKE: ({ unit }: Names<"unit">) => `Not every model of ${unit} has Deep Strike.`,
  FORTIFICATION: ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} a FORTIFICATION and cannot wait in reserve.`,
  RESERVES_FULL: ({ points, most }: Numbers<"points" | "most">) =>
    `Strategic Reserves would hold ${points} points; at most ${most} may wait there.`,
  "RESERVES_FULL:half": ({ points, most }: Numbers<"points" | "most">) =>
    `All reserves would hold ${points} points; at most half of the army's, ${most}, may wait.`,
  "RESERVES_FULL:units": ({ units, most }: Numbers<"units" | "most">) =>
    `${plural(units, "unit")} would wait in reserve; at most half of the army's, ${Math.floor(most)}, may.`,

  NO_TRANSPORT: ({ transport }: Names<"unit" | "transport">) => `${transport} carries nobody.`,
  NOTHING_TO_BOARD: ({ unit }: Names<"unit">) => `There is no transport that ${unit} could get into now.`,
  CANNOT_CARRY: ({ unit, transport, model }: Names<"unit" | "transport" | "model">) =>
    `${transport} cannot carry ${model} of ${unit}.`,
  NO_SEATS: ({ unit, transport, needed, left }: Names<"unit" | "transport"> & Numbers<"needed" | "left">) =>
    `${unit} ${verb(unit, "needs", "need")} room for ${needed} in ${transport}, which has room for ${left}.`,
  "AIRCRAFT:deploy": ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} AIRCRAFT and ${verb(unit, "begins", "begin")} the battle in Strategic Reserves.`,
  NO_PASSENGERS: ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} a DEDICATED TRANSPORT: it begins the battle with a unit inside, or not at all.`,

  NO_LEADER: ({ unit }: Names<"unit">) => `${unit} cannot lead another unit.`,
  NOBODY_TO_LEAD: ({ unit }: Names<"unit">) => `${unit} ${has(unit)} no unit to lead.`,
  CANNOT_LEAD: ({ leader, unit }: Names<"leader" | "unit">) => `${leader} cannot lead ${unit}.`,
  LED_ALREADY: ({ leader, unit }: Names<"leader" | "unit">) =>
    `${unit} ${is(unit)} led already; ${leader} cannot join it too.`,
  CARRIES_UNITS: ({ unit }: Names<"unit">) => `${unit} ${has(unit)} units inside.`,
};
