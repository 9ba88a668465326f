import type { MoveDistance, MoveGoal } from "../space/move/order.ts";
import type { ConditionAbout } from "../space/move/preview.ts";
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

/** What a move must keep, as the title of a line that is ticked or not. */
export function conditionTitle(about: ConditionAbout): string {
  switch (about.name) {
    case "ENGAGED":
      return `Within ${about.inches}″ of ${about.targets === "EVERY" ? "every target" : "an enemy"}`;
    case "CONTACT":
      return "Base contact where possible";
    case "IN_RANGE_OF":
      return `In range of ${about.marker}`;
    case "COHERENCY":
      return "Unit coherency";
    case "DISTANCE":
      return `No path longer than ${inches(about.inches)}″`;
    case "RANGE":
      return `Over ${about.inches}″ from ${about.charged ? "units not charged" : "enemy units"}`;
    case "PASSING":
      return "No overlapping models";
    case "FOOTING":
      return "Legal end position";
    case "NEARER":
      return about.goal.to === "TARGET" ? "Every model ends closer" : `Closer to ${goalInWords(about.goal)}`;
    case "CLOSEST":
      return `As close as possible to ${about.targets.join(" or ")}`;
    case "AMONG":
      return `Every model wholly within ${about.inches}″ of such a friendly unit`;
    case "STRAIGHT":
      return `Straight ahead, ${about.least}″ or more, then a turn of up to ${about.turn}°`;
    case "CONTACT_HOLDS":
      return "Models in base contact stay";
  }
}
