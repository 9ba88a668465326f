import * as z from "zod/mini";
import { changeKind } from "./kind.ts";

const schema = z.strictObject({ ignoreOwnFight: z.literal(true) });

/** A unit that shoots while enemies are within Engagement Range of it does so without the penalty (SH-11). */
export const ignoreOwnFight = changeKind<"ignoreOwnFight", z.infer<typeof schema>>({
  key: "ignoreOwnFight",
  schema,
  compile:
    () =>
    ({ draft }) => {
      draft.ignoresOwnFight = true;
    },
  words: () => "the hit roll has no penalty for enemy units that are within Engagement Range of the attacker",
});
