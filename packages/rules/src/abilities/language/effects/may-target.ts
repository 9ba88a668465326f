import * as z from "zod/mini";
import { normaliseKeyword } from "../../../base/keyword.ts";
import { listWords, oneOrMore, toList } from "../lists.ts";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({
  /** Enemies that only this unit is engaged with, though the weapon is a Blast one; or Lone Operatives from afar. */
  mayTarget: z.enum(["ENGAGED", "LONE_OPERATIVE"]),
  /** Weapons whose name has one of these words in it; absent: all ranged weapons. */
  weapon: z.optional(oneOrMore),
});

/** Whom ranged attacks may target all the same. */
export const mayTarget = effectKind<"mayTarget", z.infer<typeof schema>>({
  key: "mayTarget",
  schema,
  compile({ mayTarget: whom, weapon }) {
    const names = weapon === undefined ? undefined : toList(weapon).map(normaliseKeyword);
    return { mayTarget: [{ whom, names }] };
  },
  words({ mayTarget: whom, weapon }, who) {
    const means = weapon === undefined ? "" : ` with ${listWords(toList(weapon), "or")}`;
    return whom === "ENGAGED"
      ? `${who} can target enemies within its Engagement Range${means}, if no other friendly unit is engaged with them`
      : `ranged attacks of ${who}${means} ignore Lone Operative`;
  },
});
