import { is } from "../agreement.ts";
import type { Names, Numbers } from "./data.ts";

/** Why a stratagem cannot be used, or not on that unit. */
export const REACTING_SENTENCES = {
  UNKNOWN_STRATAGEM: ({ id }: Names<"id">) => `There is no stratagem "${id}".`,
  "NOT_NOW:stratagem": ({ stratagem }: Names<"stratagem">) => `${stratagem} cannot be used now.`,
  ALREADY_USED: ({ stratagem }: Names<"stratagem">) => `${stratagem} has already been used.`,
  NOT_ENOUGH_CP: ({ stratagem, cost, left }: Names<"stratagem"> & Numbers<"cost" | "left">) =>
    `${stratagem} costs ${cost} CP, and ${left} CP ${left === 1 ? "is" : "are"} left.`,
  NO_WINDOW: () => "There is nothing to react to.",

  TITANIC: ({ unit }: Names<"unit">) => `${unit} ${is(unit)} TITANIC and cannot Fire Overwatch.`,
  "ENGAGED:overwatch": ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} within Engagement Range of an enemy and cannot Fire Overwatch.`,
  "NO_LINE_OF_SIGHT:unit": ({ unit, target }: Names<"unit" | "target">) =>
    `No model of ${unit} sees ${target}.`,
  "OTHER_TARGETS:overwatch": ({ target }: Names<"target">) => `Overwatch can only be fired at ${target}.`,
};
