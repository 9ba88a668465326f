import type { Problem } from "@gunline/link";
import type { Action, Game } from "@gunline/rules";

/** Settings that stop the game for whoever may react or roll again. */
const ASKING = ["stratagems", "reroll_windows"] as const;

const FOR_BOTH: Problem = {
  code: "FOR_BOTH",
  message: "Both sides are asked at this table: neither switches that off for the other.",
};

/**
 * Anyone who acts could switch the other side's reactions off for the length of one action. Each may say of itself that it
 * wants not to be asked.
 */
export function switchingOffProblems({ settings }: Game, action: Action): readonly Problem[] {
  if (action.type !== "CHANGE_SETTINGS") return [];
  const isSwitchedOff = ASKING.some((one) => settings[one] === "ON" && action.payload[one] === "OFF");
  return isSwitchedOff ? [FOR_BOTH] : [];
}
