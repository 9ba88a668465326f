import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { listOf } from "../../../game/scalar.ts";
import { listWords } from "../lists.ts";
import { changeKind } from "./kind.ts";

const ROLLS = { HIT: "hit roll", WOUND: "wound roll", SKILL: "Ballistic Skill or Weapon Skill" } as const;
type Ignored = keyof typeof ROLLS;
const NAMES = Object.keys(ROLLS) as [Ignored, ...Ignored[]];

const schema = z.strictObject({ ignoreModifiers: listOf(z.enum(NAMES), LIMITS.rowParts, 1) });

/** Who may ignore any modifiers ignores those that are bad for the attack: nobody gives up the others. */
export const ignoreModifiers = changeKind<"ignoreModifiers", z.infer<typeof schema>>({
  key: "ignoreModifiers",
  schema,
  compile({ ignoreModifiers: ignored }, { name, rule }) {
    const cause = { what: "MODIFIERS_IGNORED", rule, name } as const;
    return ({ draft }) => {
      if (ignored.includes("SKILL")) draft.skillIsFirm = true;
      for (const [roll, called] of [
        [draft.hit, "HIT"],
        [draft.wound, "WOUND"],
      ] as const) {
        if (!ignored.includes(called)) continue;
        roll.isFirm = true;
        roll.remarks.push(cause);
      }
    };
  },
  words: ({ ignoreModifiers: ignored }) =>
    `ignore modifiers that worsen the ${listWords(
      ignored.map((one) => ROLLS[one]),
      "or",
    )}`,
});
