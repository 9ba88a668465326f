import type { MoveKind } from "../../game/move-kind.ts";
import { inches } from "../inches.ts";
import type { Names, Numbers } from "./data.ts";

/** Why a unit cannot move in the Movement phase, or arrive in it, or not in that way. */
export const MOVEMENT_SENTENCES = {
  ALREADY_MOVED: ({ unit }: Names<"unit">) => `${unit} has already moved this phase.`,
  "ALREADY_MOVED:stationary": ({ unit }: Names<"unit">) => `${unit} remains stationary this phase.`,
  "ENGAGED:move": ({ unit, kind }: Names<"unit"> & Kind) =>
    `${unit} is within Engagement Range of an enemy and cannot ${kindInWords(kind)}; it can Fall Back.`,
  NOT_ENGAGED: ({ unit }: Names<"unit">) =>
    `${unit} is not within Engagement Range of an enemy and cannot Fall Back.`,
  "AIRCRAFT:move": ({ unit, kind }: Names<"unit"> & Kind) =>
    `${unit} is AIRCRAFT and cannot ${kindInWords(kind)}.`,
  DISEMBARKED: ({ unit }: Names<"unit">) => `${unit} disembarked this turn and cannot Remain Stationary.`,
  "NOT_ROLLED:advance": ({ unit }: Names<"unit">) => `${unit} has not rolled for its Advance.`,
  "ALREADY_ROLLED:advance": ({ unit, roll }: Names<"unit"> & Numbers<"roll">) =>
    `${unit} has already rolled ${roll} for its Advance.`,
  ADVANCING: ({ unit, kind }: Names<"unit"> & Kind) =>
    `${unit} has rolled for its Advance and cannot ${kindInWords(kind)}.`,
  NO_MOVE_FOUND: ({ unit }: Names<"unit">) => `No legal move of ${unit} towards that place was found.`,
  REINFORCEMENTS: ({ unit }: Names<"unit">) =>
    `${unit} cannot move: units have arrived from reserve, and moves come before that.`,

  NOT_IN_RESERVE: ({ unit }: Names<"unit">) => `${unit} is not in reserve.`,
  TOO_EARLY: ({ unit, round }: Names<"unit"> & Numbers<"round">) =>
    `${unit} cannot arrive from reserve before round ${round}.`,
  NOT_PLACED: ({ model }: Names<"model">) => `${model} is given no place.`,
  "OFF_TABLE:place": ({ model }: Names<"model">) => `The place of ${model} is off the table.`,
  FAR_FROM_EDGE: ({ model, most, over }: Names<"model"> & Numbers<"most" | "over">) =>
    `${model} is not wholly within ${most}" of the edge: ${inches(over)}" too far.`,
  IN_ENEMY_ZONE: ({ model }: Names<"model">) => `${model} is in the enemy's deployment zone.`,

  MOVES_STATIONARY: ({ model }: Names<"model">) => `${model} moves, but its unit is to Remain Stationary.`,
};

interface Kind {
  readonly kind: MoveKind;
}

/** `make a Normal move`, after "can" or "cannot". */
export function kindInWords(kind: MoveKind): string {
  switch (kind) {
    case "NORMAL":
      return "make a Normal move";
    case "ADVANCE":
      return "Advance";
    case "FALL_BACK":
      return "Fall Back";
    case "STATIONARY":
      return "Remain Stationary";
  }
}
