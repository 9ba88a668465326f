import type { Names } from "./data.ts";

/** Why a unit cannot do what is asked of it, or cannot be chosen for it, whatever that is. */
export const UNIT_SENTENCES = {
  UNKNOWN_UNIT: ({ id }: Names<"id">) => `No unit "${id}".`,
  UNKNOWN_WEAPON: ({ id }: Names<"id">) => `No weapon "${id}".`,
  UNKNOWN_MODEL: ({ unit, id }: Names<"unit" | "id">) => `${unit} has no model "${id}".`,
  "UNKNOWN_MODEL:living": ({ unit, id }: Names<"unit" | "id">) => `${unit} has no living model "${id}".`,

  UNIT_DESTROYED: ({ unit }: Names<"unit">) => `${unit} has no models left.`,
  OFF_TABLE: ({ unit }: Names<"unit">) => `${unit} is not on the table.`,
  NOT_SET_UP: ({ unit }: Names<"unit">) => `${unit} is not set up.`,
  BATTLE_SHOCKED: ({ unit }: Names<"unit">) => `${unit} is Battle-shocked: no Stratagem can be used on it.`,
  FELL_BACK: ({ unit, act }: Names<"unit"> & Act) => `${unit} Fell Back and cannot ${act} this turn.`,
  NOT_YOUR_UNIT: ({ unit }: Names<"unit">) => `${unit} is a unit of the opponent.`,
  NOT_YOUR_TURN: ({ unit, act, player }: Names<"unit" | "player"> & Act) =>
    `${unit} cannot ${act} in the turn of ${player}.`,
  WRONG_PHASE: ({ phase, act, own }: Names<"phase" | "own"> & Act) =>
    `It is the ${phase} phase; units ${act} in the ${own} phase.`,
  SKIPPED: ({ unit }: Names<"unit">) => `${unit} was skipped in this phase.`,

  FRIENDLY_TARGET: ({ target }: Names<"target">) => `${target} is a friendly unit.`,
  TARGET_DESTROYED: ({ target }: Names<"target">) => `${target} has no models left.`,
  TARGET_OFF_TABLE: ({ target }: Names<"target">) => `${target} is not on the table.`,
};

/** What units do in a phase of their own. */
interface Act {
  readonly act: "shoot" | "charge" | "move";
}
