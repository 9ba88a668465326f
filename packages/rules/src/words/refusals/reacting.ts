import type { Names, Numbers } from "./data.ts";

/** Why a stratagem cannot be used, or not on that unit. */
export const REACTING_SENTENCES = {
  UNKNOWN_STRATAGEM: ({ id }: Names<"id">) => `No stratagem "${id}".`,
  "NOT_NOW:stratagem": ({ stratagem }: Names<"stratagem">) => `${stratagem} cannot be used at this moment.`,
  ALREADY_USED: ({ stratagem }: Names<"stratagem">) => `${stratagem} has been used already.`,
  NOT_ENOUGH_CP: ({ stratagem, cost, left }: Names<"stratagem"> & Numbers<"cost" | "left">) =>
    `${stratagem} costs ${cost} CP, and ${left} are left.`,
  NO_WINDOW: () => "There is nothing to pass on.",

  TITANIC: ({ unit }: Names<"unit">) => `${unit} is TITANIC and cannot fire Overwatch.`,
  "ENGAGED:overwatch": ({ unit }: Names<"unit">) =>
    `${unit} is within Engagement Range of an enemy and cannot fire Overwatch.`,
  "NO_LINE_OF_SIGHT:unit": ({ unit, target }: Names<"unit" | "target">) =>
    `No model of ${unit} sees ${target}.`,
  "OTHER_TARGETS:overwatch": ({ target }: Names<"target">) => `Overwatch is fired at ${target} alone.`,
};
