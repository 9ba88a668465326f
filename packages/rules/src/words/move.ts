import type { Numbers } from "../game/numbers.ts";
import type { MoveDistance, MoveGoal, MoveOrder } from "../space/move/order.ts";
import { inches } from "./inches.ts";

/** How texts about a move name what its order says. */

/** How far a model may go, and whether dice said so. */
export type Allowed = Pick<MoveDistance, "inches" | "isRoll">;

/** `the roll of 7` or `a roll of 7`, and where there was none plain `6"`. */
export function allowanceInWords(allowed: Allowed, article: "a" | "the"): string {
  return allowed.isRoll ? `${article} roll of ${allowed.inches}` : `${inches(allowed.inches)}"`;
}

export function goalInWords(goal: MoveGoal): string {
  switch (goal.to) {
    case "TARGET":
      return "a target";
    case "CLOSEST_MODEL":
      return "the closest enemy model";
    case "MARKER":
      return goal.marker.name;
  }
}

/** What a move must keep, each as the title of a line that is ticked or not. */
export const CONDITION_TITLES = {
  engaged: ({ ending }: MoveOrder, { engagement }: Numbers) =>
    `Within ${engagement.across}″ of ${ending.engaged!.targets === "EVERY" ? "every target" : "an enemy"}`,
  contact: () => "Base contact where possible",
  inRangeOf: ({ ending }: MoveOrder) => `In range of ${ending.inRangeOf!.marker.name}`,
  coherency: () => "Unit coherency",
  distance: (order: MoveOrder) => `No path longer than ${inches(order.distance.inches)}″`,
  range: ({ targets }: MoveOrder, { engagement }: Numbers) =>
    `Over ${engagement.across}″ from ${targets.length > 0 ? "units not charged" : "enemy units"}`,
  passing: () => "No overlapping models",
  footing: () => "Legal end position",
  nearer: ({ ending }: MoveOrder) => {
    const { goal } = ending.nearer!;
    return goal.to === "TARGET" ? "Every model ends closer" : `Closer to ${goalInWords(goal)}`;
  },
  straight: ({ straight }: MoveOrder) =>
    `Straight ahead, ${straight!.least}″ or more, then a turn of up to ${straight!.turn}°`,
  contactHolds: () => "Models in base contact stay",
};

export type ConditionName = keyof typeof CONDITION_TITLES;
