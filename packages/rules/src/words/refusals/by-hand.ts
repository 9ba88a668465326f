import type { Names, Numbers } from "./data.ts";

/** Why something is not changed by hand. */
export const BY_HAND_SENTENCES = {
  BY_HAND_OFF: () => "In this game nothing is changed by hand.",
  CONSENT_PENDING: ({ player }: Names<"player">) =>
    `${player} has asked for a change by hand: it is answered first.`,
  NOTHING_ASKED: () => "Nobody has asked for a change by hand.",
  BUSY_BY_HAND: ({ why }: Names<"why">) => `Models cannot be changed by hand now. ${why}`,
  BREAKS_DOCUMENT: ({ why }: Names<"why">) => `By hand the game would no longer be a valid one: ${why}`,
  TOO_MANY_WOUNDS: ({ model, most }: Names<"model"> & Numbers<"most">) =>
    `${model} has at most ${most} wounds.`,
  PASSENGERS_ABOARD: ({ unit, passenger }: Names<"unit" | "passenger">) =>
    `${passenger} is inside ${unit}: set it up first.`,
  NO_ROOM_TO_RETURN: ({ unit }: Names<"unit">) =>
    `There is no room beside ${unit}: say where the model stands.`,
  RETURNS_OUT_OF_COHERENCY: ({ model }: Names<"model">) => `${model} would come back out of coherency.`,
  "OUT_OF_BOUNDS:cp": ({ player, now, add }: Names<"player"> & Numbers<"now" | "add">) =>
    `${player} has ${now} CP: ${add} more is not possible.`,
  "OUT_OF_BOUNDS:vp": ({ player, now, add }: Names<"player"> & Numbers<"now" | "add">) =>
    `${player} has ${now} VP of that kind: ${add} more is not possible.`,
  UNKNOWN_OBJECTIVE: ({ id }: Names<"id">) => `There is no objective ${id}.`,
  NOT_IN_EFFECT: ({ unit, effect }: Names<"unit" | "effect">) => `${unit} is not under ${effect}.`,
  NO_END: ({ unit }: Names<"unit">) => `Say until when ${unit} is under it.`,
  UNKNOWN_EFFECT: ({ effect }: Names<"effect">) => `No rule of this game has the effect ${effect}.`,
  NAME_OR_EFFECT: () => "An effect by hand has either a name of its own or the id of an effect of the game.",
  NOT_LASTING: ({ effect }: Names<"effect">) =>
    `${effect} does something at once: only what lasts is an effect.`,
};
