import { has, is, verb } from "../agreement.ts";
import { phaseName } from "../phase.ts";
import type { Names } from "./data.ts";

/** Why a unit cannot do what is asked of it, or cannot be chosen for it, whatever that is. */
export const UNIT_SENTENCES = {
  UNKNOWN_UNIT: ({ id }: Names<"id">) => `There is no unit "${id}".`,
  UNKNOWN_WEAPON: ({ id }: Names<"id">) => `There is no weapon "${id}".`,
  UNKNOWN_MODEL: ({ unit, id }: Names<"unit" | "id">) => `${unit} ${has(unit)} no model "${id}".`,
  "UNKNOWN_MODEL:living": ({ unit, id }: Names<"unit" | "id">) =>
    `${unit} ${has(unit)} no living model "${id}".`,

  UNIT_DESTROYED: ({ unit }: Names<"unit">) => `${unit} ${has(unit)} no models left.`,
  OFF_TABLE: ({ unit }: Names<"unit">) => `${unit} ${is(unit)} not on the table.`,
  NOT_SET_UP: ({ unit }: Names<"unit">) => `${unit} ${is(unit)} not set up yet.`,
  BATTLE_SHOCKED: ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} Battle-shocked: no Stratagem can be used on ${verb(unit, "it", "them")}.`,
  FELL_BACK: ({ unit, act }: Names<"unit"> & Act) => `${unit} Fell Back and cannot ${act} this turn.`,
  NOT_YOUR_UNIT: ({ unit }: Names<"unit">) => `${unit} ${verb(unit, "belongs", "belong")} to your opponent.`,
  NOT_YOUR_TURN: ({ unit, act, player }: Names<"unit" | "player"> & Act) =>
    `It is ${player}'s turn: ${unit} cannot ${act} now.`,
  WRONG_PHASE: ({ phase, act, own }: Names<"phase" | "own"> & Act) =>
    `It is the ${phaseName(phase)} phase; units ${act} in the ${phaseName(own)} phase.`,
  SKIPPED: ({ unit }: Names<"unit">) => `${unit} ${verb(unit, "was", "were")} skipped this phase.`,

  FRIENDLY_TARGET: ({ target }: Names<"target">) => `${target} ${is(target)} on the same side.`,
  TARGET_DESTROYED: ({ target }: Names<"target">) => `${target} ${has(target)} no models left.`,
  TARGET_OFF_TABLE: ({ target }: Names<"target">) => `${target} ${is(target)} not on the table.`,
};

/** What units do in a phase of their own. */
interface Act {
  readonly act: "shoot" | "charge" | "move" | "fight" | "test";
}
