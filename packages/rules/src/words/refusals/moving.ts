import { TOLERANCE } from "../../base/limits.ts";
import type { BadFooting } from "../../space/move/ending.ts";
import type { StoppedBy } from "../../space/move/hindrance.ts";
import type { MoveGoal } from "../../space/move/order.ts";
import { is } from "../agreement.ts";
import { inches } from "../inches.ts";
import { type Allowed, allowanceInWords, goalInWords } from "../move.ts";
import type { Names, Numbers } from "./data.ts";

/** What is wrong with a move: of one model, or of the unit when all have moved. */
export const MOVING_SENTENCES = {
  PATH_START: ({ model, off }: Names<"model"> & Numbers<"off">) =>
    `The path of ${model} starts ${inches(off)}" from where it stands.`,
  "OFF_TABLE:path": ({ model, point }: Names<"model"> & Numbers<"point">) =>
    `Point ${point} of the path of ${model} is off the table.`,
  IN_CONTACT: ({ model }: Names<"model">) => `${model} is in base contact with an enemy and cannot move.`,
  TOO_FAR: ({ model, way, over, allowed }: Names<"model"> & Numbers<"way" | "over"> & Allowance) =>
    `${model} moves ${inches(way)}", ${inches(over)}" more than ${allowanceInWords(allowed, "the")}.`,

  OFF_BOARD: ({ model, verb }: Names<"model"> & { readonly verb: "ends" | "passes" }) =>
    `${model} ${verb} over the edge of the table.`,
  ENEMY_IN_THE_WAY: passesThrough,
  FRIEND_IN_THE_WAY: passesThrough,
  "FRIEND_IN_THE_WAY:mate": ({ model }: Names<"model">) => `${model} moves through a model of its own unit.`,
  NON_TARGET_ENGAGED: (near: TooNear) => `${comesWithin(near)}, a unit that was not charged.`,
  ENEMY_TOO_NEAR: (near: TooNear) => `${comesWithin(near)}.`,
  OVERLAP: ({ model, other, unit }: Names<"model" | "other" | "unit">) =>
    `${model} ends on top of ${other} of ${unit}.`,
  "OVERLAP:mate": ({ model, other }: Names<"model" | "other">) =>
    `${model} ends on top of ${other} of its own unit.`,
  BAD_FOOTING: ({ model, footing }: Names<"model"> & { readonly footing: BadFooting }) =>
    `${model} ${footingInWords(footing)}.`,

  ON_MARKER: ({ model, marker }: Names<"model" | "marker">) => `${model} ends on the marker ${marker}.`,
  NOT_STRAIGHT: ({ model }: Names<"model">) => `${model} must move straight ahead, the way it faces.`,
  TOO_SHORT: ({ model, way, least }: Names<"model"> & Numbers<"way" | "least">) =>
    `${model} moves ${inches(way)}"; it must move ${least}" or more.`,
  TURNS_TOO_FAR: ({ model, most }: Names<"model"> & Numbers<"most">) =>
    `${model} turns by more than ${most}°.`,

  TARGET_NOT_ENGAGED: ({ target, model, short }: Names<"target" | "model"> & Numbers<"short">) =>
    `No model ends within Engagement Range of ${target}: ${model} is ${inches(short)}" short.`,
  MARKER_OUT_OF_RANGE: ({ marker, short }: Names<"marker"> & Numbers<"short">) =>
    `No model ends in range of ${marker}: ${inches(short)}" short.`,
  COHERENCY: ({ model, short }: Names<"model"> & { readonly short: number | undefined }) =>
    `${model} ends out of coherency${short === undefined ? "" : `, ${inches(short)}" too far from its unit`}.`,
  "COHERENCY:groups": ({ groups }: Numbers<"groups">) => `The unit ends in ${groups} groups instead of one.`,
  NOT_NEARER: ({ model, goal, further }: Names<"model"> & Numbers<"further"> & { readonly goal: MoveGoal }) =>
    `${model} must end closer to ${goalInWords(goal)}: it ends ${further > TOLERANCE ? `${inches(further)}" further away` : "no closer"}.`,
  NOT_CLOSEST: ({ targets, short }: Pick<Targets, "targets"> & Numbers<"short">) =>
    `The unit must end as close as possible to ${targets.join(" or ")}: it can end ${inches(short)}" closer.`,
  MUST_SURGE: ({ unit }: Names<"unit">) =>
    `${unit} must move as close as possible to the closest enemy unit.`,
  FAR_FROM_FRIENDS: ({ model, most, over }: Names<"model"> & Numbers<"most" | "over">) =>
    `${model} must end wholly within ${inches(most)}" of such a friendly unit: it ends ${inches(over)}" too far away.`,
  BASE_CONTACT: ({ model, enemy, unit, x, y }: Names<"model" | "enemy" | "unit"> & Numbers<"x" | "y">) =>
    // A place and no length: it is named as exactly as anybody can set a model down.
    `${model} can end in base contact with ${enemy} of ${unit}, at ${x.toFixed(2)}, ${y.toFixed(2)}, and so must.`,

  TARGET_OUT_OF_REACH: ({ target, short, allowed }: Names<"target"> & Numbers<"short"> & Allowance) =>
    `${target} ${is(target)} ${inches(short)}" out of reach of ${allowanceInWords(allowed, "a")}.`,
  NO_WAY: ({ target, allowed, stopped }: Names<"target"> & Allowance & Stopped) =>
    `No model has a legal way of ${inches(allowed.inches)}" into Engagement Range of ${target}: ${stoppedInWords(stopped)}.`,
  NOT_FOUND: ({ unit, targets, every, allowed, stopped }: Names<"unit"> & Allowance & Targets & Stopped) =>
    `No legal move was found for ${unit} to reach ${targets.join(every ? " and " : " or ")} with ${allowanceInWords(allowed, "a")}: ${stoppedInWords(stopped)}. There may still be one.`,
  NO_PLACES: ({ unit, targets, every, allowed, stopped }: Names<"unit"> & Allowance & Targets & Stopped) =>
    `${unit} cannot reach ${targets.join(every ? " and " : " or ")} and end in coherency with ${allowanceInWords(allowed, "a")}: ${stoppedInWords(stopped)}.`,
  "NO_PLACES:alone": ({
    unit,
    targets,
    every,
    allowed,
    stopped,
  }: Names<"unit"> & Allowance & Targets & Stopped) =>
    `${unit} cannot reach ${targets.join(every ? " and " : " or ")} with ${allowanceInWords(allowed, "a")}: ${stoppedInWords(stopped)}.`,
};

/** Who is stopped, and by what. */
interface Stopped {
  readonly stopped: Names<"model"> & { readonly by: StoppedBy };
}

function stoppedInWords({ model, by }: Stopped["stopped"]): string {
  if (by === "EDGE") return `${model} is stopped by the edge of the table`;
  if (by === "COHERENCY") return `${model} cannot end in coherency with the others`;
  if (by === "DISTANCE") return `it is too far for ${model}`;
  if ("terrain" in by) return `${model} is stopped by ${by.terrain}`;
  return by.enemy
    ? `${model} must keep away from ${by.unit}`
    : `${by.unit} ${is(by.unit)} in the way of ${model}`;
}

/** Units that are charged: every one of them, or any. */
interface Targets {
  readonly targets: readonly string[];
  readonly every: boolean;
}

interface Allowance {
  readonly allowed: Allowed;
}

/** `least`: how far it must keep away; `isEngagement`: out of Engagement Range, and no further. */
type TooNear = Names<"model" | "other" | "unit"> &
  Numbers<"gap" | "least"> & { readonly isEngagement: boolean };

function comesWithin({ model, gap, least, isEngagement, other, unit }: TooNear): string {
  if (!isEngagement)
    return `${model} is ${inches(gap)}" from ${other} of ${unit} and must be more than ${inches(least)}" away`;
  return `${model} comes within ${inches(gap)}" of ${other} of ${unit}`;
}

function passesThrough({ model, other, unit }: Names<"model" | "other" | "unit">): string {
  return `${model} moves through ${other} of ${unit}.`;
}

function footingInWords(footing: BadFooting): string {
  switch (footing.how) {
    case "ON":
      return `ends on ${footing.terrain}`;
    case "OVERHANGING":
      return `overhangs ${footing.terrain}`;
    case "HALFWAY_UP":
      return `ends halfway up ${footing.terrain}`;
    case "IN_THE_AIR":
      return `ends ${inches(footing.up)}" up in the air`;
  }
}
