import type { Game } from "../../game/document.ts";
import type { Phase } from "../../game/phase.ts";
import type { WaitingFor } from "../../game/waiting-for.ts";
import { has, is, its, verb } from "../agreement.ts";
import { phaseName } from "../phase.ts";
import { waitingInWords } from "../waiting.ts";
import type { Names, Numbers } from "./data.ts";

export interface Waits {
  readonly game: Game;
  readonly waits: WaitingFor;
}

/** Why an action cannot be taken now, or not by this player, whatever it is about. */
export const MOMENT_SENTENCES = {
  BATTLE_OVER: () => "The battle is over.",
  DICE_SPENT: () => "This game has no dice left.",
  LAST_ROUND: ({ round }: Numbers<"round">) => `Round ${round} is the last one.`,

  AND_MORE: ({ more }: Numbers<"more">) =>
    `${more} more ${more === 1 ? "problem is" : "problems are"} not listed.`,
  "AND_MORE:uncounted": ({ more }: Numbers<"more">) => `At least ${more} more problems are not listed.`,

  NOT_NOW: ({ game, waits }: Waits) => `Not now: the game waits for ${waitingInWords(game, waits)}.`,
  NOT_YOUR_DECISION: ({ player, game, waits }: Names<"player"> & Waits) =>
    `It is for ${player} to act: the game waits for ${waitingInWords(game, waits)}.`,
  "NOT_YOUR_DECISION:undo": ({ player }: Names<"player">) =>
    `The last choice was made by ${player}, who alone can undo it.`,
  "NOT_YOUR_DECISION:formations": ({ player }: Names<"player">) =>
    `Only ${player} declares the battle formations of that army.`,
  "NOT_YOUR_DECISION:dice": () => "Only the player who rolls these dice can change how they are rolled.",
  "NOT_YOUR_DECISION:allocation": () =>
    "Only your opponent can change who picks the models that take wounds.",

  EARLIER_VERSION: () =>
    "This game was started with an earlier version of Gunline and cannot be continued here.",
  NOTHING_TO_SKIP: ({ what }: { readonly what: "shoot" | "charge" }) =>
    `No unit can ${what} any more: there is nothing to skip.`,
  NOTHING_TO_UNDO: () => "There is nothing to undo.",
  "NOTHING_TO_UNDO:asked": ({ player }: Names<"player">) =>
    `${player} is being asked about that: it cannot be undone any more.`,
  CONFIRMED: () => "The targets are confirmed: this cannot be undone.",
  ROLLED: () => "The charge is rolled: this cannot be undone.",

  CHARGE_PENDING: ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} in the middle of a charge: finish it first.`,
  PHASE_ENDING: ({ phase }: { readonly phase: Phase }) => `The ${phaseName(phase)} phase is about to end.`,
  MOVE_PENDING: ({ unit }: Names<"unit">) => `${unit} ${is(unit)} in the middle of a move: finish it first.`,
  RESOLUTION_PENDING: ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} in the middle of ${its(unit)} attacks: finish them first.`,
  WOUNDS_PENDING: ({ unit }: Names<"unit">) => `${unit} ${verb(unit, "takes", "take")} mortal wounds first.`,
  WRECK_PENDING: ({ unit }: Names<"unit">) => `Whoever is inside the wreck of ${unit} gets out first.`,
  SPLIT_PENDING: ({ unit }: Names<"unit">) => `${unit} ${verb(unit, "comes", "come")} apart first.`,
  QUESTION_PENDING: () => "A question has to be answered first.",
  WINDOW_OPEN: ({ player }: Names<"player">) => `${player} is asked for an answer first.`,
  "WINDOW_OPEN:reaction": ({ player, game, waits }: Names<"player"> & Waits) =>
    `The game waits for ${waitingInWords(game, waits)}: ${player} first reacts or passes.`,
  "WINDOW_OPEN:owed": ({ player, stratagem }: Names<"player" | "stratagem">) =>
    `${player} first has to use ${stratagem} and name its target.`,

  NOTHING_TO_RESOLVE: () => "Confirm the targets before attacks are rolled.",
  WRONG_UNIT: ({ unit, id }: Names<"unit" | "id">) => `${unit} ${is(unit)} shooting, not ${id}.`,
  "WRONG_UNIT:wound": ({ unit, id }: Names<"unit" | "id">) => `${unit} ${has(unit)} the wound, not ${id}.`,
  AWAITING_ALLOCATION: ({ unit }: Names<"unit">) =>
    `The defender first picks the model of ${unit} that takes the wound.`,
  NOTHING_TO_ALLOCATE: () => "No wound waits for a model to be picked.",
  "NOTHING_TO_ALLOCATE:automatic": () => "Models that take wounds are picked automatically in this game.",
  NOT_A_CHOICE: ({ model, choices }: Names<"model"> & { readonly choices: readonly string[] }) =>
    `${model} cannot take the wound; ${choices.join(", ")} can.`,
};
