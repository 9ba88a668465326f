import * as z from "zod/mini";
import { addReroll } from "../../draft.ts";
import { changeKind } from "./kind.ts";

const schema = z.strictObject({
  reroll: z.enum(["HIT", "WOUND", "DAMAGE"]),
  /** Only ones, or all that fail, which is the same as all for who wants to succeed. */
  of: z.optional(z.literal("ONES")),
});

const ROLLS = { HIT: "hit roll", WOUND: "wound roll", DAMAGE: "damage roll" } as const;

export const reroll = changeKind<"reroll", z.infer<typeof schema>>({
  key: "reroll",
  schema,
  compile({ reroll: roll, of }, named) {
    return ({ draft }) => {
      if (roll === "DAMAGE") draft.damageRerolled = true;
      else addReroll(roll === "HIT" ? draft.hit : draft.wound, of ?? "FAILED", named);
    };
  },
  words: ({ reroll: roll, of }) =>
    of === "ONES" ? `re-roll ${ROLLS[roll]}s of 1` : `you can re-roll the ${ROLLS[roll]}`,
});
