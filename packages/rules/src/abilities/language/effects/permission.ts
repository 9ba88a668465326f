import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { listOf } from "../../../game/scalar.ts";
import { listWords } from "../lists.ts";
import { effectKind } from "./kind.ts";

const WORDS = {
  SHOOT_AFTER_ADVANCE: "shoot in a turn in which it Advanced",
  SHOOT_AFTER_FALL_BACK: "shoot in a turn in which it Fell Back",
  CHARGE_AFTER_ADVANCE: "charge in a turn in which it Advanced",
  CHARGE_AFTER_FALL_BACK: "charge in a turn in which it Fell Back",
  PASS_DESPERATE_ESCAPE: "Fall Back without Desperate Escape tests",
  DISEMBARK_AFTER_ADVANCE: "let units disembark after it has Advanced (they cannot move or charge that turn)",
  CHARGE_AFTER_DISEMBARK: "let units that disembark after it has made a Normal move charge that turn",
  ACT_AFTER_ADVANCE: "start an Action in a turn in which it Advanced",
  MOVE_OVER_MODELS: "move over other models as if they were not there",
  MOVE_OVER_TERRAIN: "move through terrain features as if they were not there",
  CHARGE_OVER_MODELS: "make Charge moves over other models as if they were not there",
  CHARGE_OVER_TERRAIN: "make Charge moves through terrain features as if they were not there",
  IGNORE_HEIGHT: "ignore vertical distance in Normal, Advance, Fall Back and Charge moves",
} as const;

export type Permission = keyof typeof WORDS;
const PERMISSIONS = Object.keys(WORDS) as [Permission, ...Permission[]];

const schema = z.strictObject({ may: listOf(z.enum(PERMISSIONS), LIMITS.rowParts, 1) });

/** What the unit may do all the same. */
export const permission = effectKind<"may", z.infer<typeof schema>>({
  key: "may",
  schema,
  compile: ({ may }) => ({ grants: may }),
  words: ({ may }, who) =>
    `${who} can ${listWords(
      may.map((one) => WORDS[one]),
      "and",
    )}`,
});
