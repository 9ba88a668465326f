import type { MoveKind } from "../../game/move-kind.ts";
import { has, is, it, its, verb } from "../agreement.ts";
import { inches } from "../inches.ts";
import type { Names, Numbers } from "./data.ts";

/** Why a unit cannot move in the Movement phase, or arrive in it, or not in that way. */
export const MOVEMENT_SENTENCES = {
  ALREADY_MOVED: ({ unit }: Names<"unit">) => `${unit} ${has(unit)} already moved this phase.`,
  "ALREADY_MOVED:stationary": ({ unit }: Names<"unit">) =>
    `${unit} ${verb(unit, "remains", "remain")} stationary this phase.`,
  "ENGAGED:move": ({ unit, kind }: Names<"unit"> & Kind) =>
    `${unit} ${is(unit)} within Engagement Range of an enemy and cannot ${kindInWords(kind)}; ${it(unit)} can Fall Back.`,
  "NOT_ENGAGED:fall_back": ({ unit }: Names<"unit">) =>
    `${unit} ${is(unit)} not within Engagement Range of an enemy and cannot Fall Back.`,
  "AIRCRAFT:move": ({ unit, kind }: Names<"unit"> & Kind) =>
    `${unit} ${is(unit)} AIRCRAFT and cannot ${kindInWords(kind)}.`,
  DISEMBARKED: ({ unit }: Names<"unit">) => `${unit} disembarked this turn and cannot Remain Stationary.`,
  "NOT_ROLLED:advance": ({ unit }: Names<"unit">) =>
    `${unit} ${has(unit)} not rolled for ${its(unit)} Advance.`,
  "ALREADY_ROLLED:advance": ({ unit, roll }: Names<"unit"> & Numbers<"roll">) =>
    `${unit} ${has(unit)} already rolled ${roll} for ${its(unit)} Advance.`,
  ADVANCING: ({ unit, kind }: Names<"unit"> & Kind) =>
    `${unit} ${has(unit)} rolled for ${its(unit)} Advance and cannot ${kindInWords(kind)}.`,
  NO_MOVE_FOUND: ({ unit }: Names<"unit">) => `No legal move of ${unit} towards that place was found.`,
  REINFORCEMENTS: ({ unit }: Names<"unit">) =>
    `${unit} cannot move: units have arrived from reserve, and moves come before that.`,

  NOT_EMBARKED: ({ unit }: Names<"unit">) => `${unit} ${is(unit)} inside no transport.`,
  TRANSPORT_OFF_TABLE: ({ transport }: Names<"unit" | "transport">) => `${transport} is not on the table.`,
  EMBARKED_NOW: ({ unit, transport }: Names<"unit" | "transport">) =>
    `${unit} got into ${transport} this phase and cannot get out again.`,
  TRANSPORT_MOVED: ({ unit, transport, how }: Names<"unit" | "transport"> & { readonly how: MoveKind }) =>
    `${transport} ${how === "ADVANCE" ? "Advanced" : "Fell Back"}: ${unit} cannot get out of it this turn.`,
  NOT_MOVED: ({ unit }: Names<"unit">) =>
    `${unit} ${has(unit)} not moved: a unit gets into a transport after its move.`,
  "DISEMBARKED:embark": ({ unit }: Names<"unit">) =>
    `${unit} got out of a transport this turn and cannot get into one.`,
  "ARRIVED:embark": ({ unit }: Names<"unit">) =>
    `${unit} arrived from reserve this turn and cannot get into a transport.`,
  TOO_FAR_TO_EMBARK: ({ model, transport, most }: Names<"unit" | "model" | "transport"> & Numbers<"most">) =>
    `${model} is not within ${most}" of ${transport}.`,

  NOT_IN_RESERVE: ({ unit }: Names<"unit">) => `${unit} ${is(unit)} not in reserve.`,
  TOO_EARLY: ({ unit, round }: Names<"unit"> & Numbers<"round">) =>
    `${unit} cannot arrive from reserve before round ${round}.`,
  FAR_FROM_EDGE: ({ model, most, over }: Names<"model"> & Numbers<"most" | "over">) =>
    `${model} is not wholly within ${most}" of the edge: ${inches(over)}" too far.`,
  IN_ENEMY_ZONE: ({ model }: Names<"model">) => `${model} is in the enemy's deployment zone.`,

  SCOUTS_FIRST: ({ player }: Names<"player">) => `${player} moves Scouts first.`,
  NORMAL_ONLY: ({ unit }: Names<"unit">) => `${unit} can only make a Normal move now.`,
  OTHER_MOVER: ({ unit, mover }: Names<"unit" | "mover">) =>
    unit === mover ? `It is not for ${unit} to move now.` : `It is ${mover} that may move now, not ${unit}.`,
  SCOUTS_ONLY: ({ unit }: Names<"unit">) => `${unit} can only scout now: the battle has not begun.`,
  NO_SCOUTS: ({ unit }: Names<"unit">) => `${unit} ${verb(unit, "does", "do")} not scout now.`,
  ALREADY_SCOUTED: ({ unit }: Names<"unit">) => `${unit} ${has(unit)} scouted already.`,
  NOT_BEFORE_BATTLE: () => "Scouts move before the battle.",

  MOVES_STATIONARY: ({ model }: Names<"model">) => `${model} moves, but its unit is to Remain Stationary.`,
};

interface Kind {
  readonly kind: MoveKind;
}

/** `Boyz make a Normal move`, `a Trukk makes a Normal move`. */
export function kindDone(name: string, kind: MoveKind): string {
  const [first, ...rest] = kindInWords(kind).split(" ");
  return [verb(name, `${first}s`, first!), ...rest].join(" ");
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
