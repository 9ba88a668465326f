import { has, is, its } from "../agreement.ts";
import { inches } from "../inches.ts";
import type { Names, Numbers } from "./data.ts";

/** Why a unit cannot charge, or cannot charge that one. */
export const CHARGING_SENTENCES = {
  ALREADY_CHARGED: ({ unit }: Names<"unit">) => `${unit} ${has(unit)} already tried to charge this phase.`,
  NO_CHARGE_TARGETS: ({ unit, range }: Names<"unit"> & Numbers<"range">) =>
    `No enemy unit that ${unit} can charge is within ${range}".`,
  AIRCRAFT: ({ unit }: Names<"unit">) => `${unit} ${is(unit)} AIRCRAFT and cannot charge.`,
  "ADVANCED:charge": ({ unit }: Names<"unit">) => `${unit} Advanced and cannot charge this turn.`,
  CANNOT_CHARGE: ({ unit }: Names<"unit">) => `${unit} cannot charge this turn, by what it did before.`,
  "ENGAGED:charge": ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} already within Engagement Range of an enemy and cannot charge.`,

  "OUT_OF_RANGE:unit": ({ target, away, range }: Names<"target"> & Numbers<"away" | "range">) =>
    `${target} ${is(target)} ${inches(away)}" away, further than ${range}".`,
  AIRCRAFT_TARGET: ({ unit, target }: Names<"unit" | "target">) =>
    `${target} ${is(target)} AIRCRAFT, and ${unit} cannot FLY.`,
  DUPLICATE_TARGET: ({ target }: Names<"target">) => `${target} ${is(target)} named twice.`,
  OTHER_TARGETS: ({ unit, targets }: Names<"unit"> & { readonly targets: readonly string[] }) =>
    `${unit} declared ${its(unit)} charge on ${targets.join(", ")}.`,

  NO_CHARGE_DECLARED: ({ unit }: Names<"unit">) => `${unit} ${has(unit)} not declared a charge.`,
  ALREADY_ROLLED: ({ unit, roll }: Names<"unit"> & Numbers<"roll">) =>
    `${unit} ${has(unit)} already rolled ${roll}".`,
  NOT_ROLLED: ({ unit }: Names<"unit">) => `${unit} ${has(unit)} not rolled for ${its(unit)} charge yet.`,
  "NOT_ROLLED:preview": ({ unit }: Names<"unit">) => `${unit} ${has(unit)} no charge move to make.`,
};
