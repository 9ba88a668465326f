import type { Names, Numbers } from "./data.ts";

/** Why an action cannot be taken now, or not by this player, whatever it is about. */
export const MOMENT_SENTENCES = {
  BATTLE_OVER: () => "The battle is over.",
  DICE_SPENT: () => "This game has no dice left.",
  LAST_ROUND: ({ round }: Numbers<"round">) => `Round ${round} is the last one.`,

  NOT_NOW: ({ waits }: Names<"waits">) => `This cannot be done now: the game waits for ${waits}.`,
  NOT_YOUR_DECISION: ({ player, waits }: Names<"player" | "waits">) =>
    `The game waits for ${player}: ${waits}.`,
  "NOT_YOUR_DECISION:undo": ({ player }: Names<"player">) =>
    `The choice of ${player} is not yours to take back.`,
  "NOT_YOUR_DECISION:dice": () => "How the dice of a volley are rolled is for whoever rolls them to say.",
  "NOT_YOUR_DECISION:allocation": () => "Who picks the models that take wounds is for your opponent to say.",

  EARLIER_VERSION: () => "This game was begun with an earlier version of Gunline and cannot go on here.",
  NOTHING_TO_SKIP: ({ what }: { readonly what: "shoot" | "charge" }) =>
    `No unit can ${what} any more: there is nothing to skip.`,
  NOTHING_TO_UNDO: () => "There is nothing to undo.",
  CONFIRMED: () => "The targets are confirmed; they cannot be taken back.",
  ROLLED: () => "The charge is rolled; it cannot be taken back.",

  CHARGE_PENDING: ({ unit }: Names<"unit">) => `${unit} is in the middle of its charge; finish it first.`,
  MOVE_PENDING: ({ unit }: Names<"unit">) => `${unit} is in the middle of its move; finish it first.`,
  RESOLUTION_PENDING: ({ unit }: Names<"unit">) =>
    `${unit} is in the middle of its attacks; resolve them first.`,
  WINDOW_OPEN: ({ player }: Names<"player">) => `${player} may react first.`,

  NOTHING_TO_RESOLVE: () => "No targets are confirmed: confirm them before attacks are rolled.",
  WRONG_UNIT: ({ unit, id }: Names<"unit" | "id">) => `${unit} is shooting, not ${id}.`,
  "WRONG_UNIT:wound": ({ unit, id }: Names<"unit" | "id">) => `The wound is on ${unit}, not on ${id}.`,
  AWAITING_ALLOCATION: ({ unit }: Names<"unit">) =>
    `The defender chooses first which model of ${unit} takes the wound.`,
  NOTHING_TO_ALLOCATE: () => "No wound is waiting to be allocated.",
  "NOTHING_TO_ALLOCATE:automatic": () => "The referee picks the model: the choice was left to it.",
  NOT_A_CHOICE: ({ model, choices }: Names<"model"> & { readonly choices: readonly string[] }) =>
    `${model} may not take the wound; ${choices.join(", ")} may.`,
};
