import * as z from "zod/mini";
import { addReroll } from "../../draft.ts";
import { changeKind } from "./kind.ts";

const schema = z.strictObject({
  reroll: z.enum(["HIT", "WOUND", "DAMAGE", "SAVE", "INVULNERABLE_SAVE"]),
  /** Only ones, or all that fail, which is the same as all for who wants to succeed. */
  of: z.optional(z.literal("ONES")),
});

const ROLLS = {
  HIT: "hit roll",
  WOUND: "wound roll",
  DAMAGE: "damage roll",
  SAVE: "saving throw",
  INVULNERABLE_SAVE: "invulnerable saving throw",
} as const;

export const reroll = changeKind<"reroll", z.infer<typeof schema>>({
  key: "reroll",
  schema,
  compile({ reroll: roll, of }, named) {
    return ({ draft }) => {
      if (roll === "DAMAGE") draft.damageRerolled = true;
      else if (roll === "SAVE" || roll === "INVULNERABLE_SAVE") {
        const which = roll === "SAVE" ? "saveReroll" : "invulnerableReroll";
        if (draft[which] !== "FAILED") draft[which] = of ?? "FAILED";
        draft.saveCauses.push({ what: "ROW", rule: named.rule, name: named.name });
      } else addReroll(roll === "HIT" ? draft.hit : draft.wound, of ?? "FAILED", named);
    };
  },
  words: ({ reroll: roll, of }) =>
    of === "ONES" ? `re-roll ${ROLLS[roll]}s of 1` : `you can re-roll the ${ROLLS[roll]}`,
});
