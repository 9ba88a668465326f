import { has, is, verb } from "../agreement.ts";
import type { Names } from "./data.ts";

/** Why a unit takes no Battle-shock test. */
export const COMMANDING_SENTENCES = {
  ALREADY_TESTED: ({ unit }: Names<"unit">) => `${unit} ${has(unit)} been tested in this phase.`,
  "BATTLE_SHOCKED:test": ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} Battle-shocked already and ${verb(unit, "owes", "owe")} no test.`,
  NO_TEST_OWED: ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} not Below Half-strength and ${verb(unit, "owes", "owe")} no test.`,
};
