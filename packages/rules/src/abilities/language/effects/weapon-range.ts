import * as z from "zod/mini";
import { normaliseKeyword } from "../../../base/keyword.ts";
import { within } from "../../../game/scalar.ts";
import { listWords, oneOrMore, toList } from "../lists.ts";
import { effectKind } from "./kind.ts";

const schema = z.strictObject({
  /** In inches; below 0: shorter. */
  weaponRange: within(-24, 48),
  /** Weapons whose name has one of these words in it; absent: all ranged weapons. */
  weapon: z.optional(oneOrMore),
});

/** The Range characteristic of ranged weapons of the unit. */
export const weaponRange = effectKind<"weaponRange", z.infer<typeof schema>>({
  key: "weaponRange",
  schema,
  compile({ weaponRange: inches, weapon }) {
    const names = weapon === undefined ? undefined : toList(weapon).map(normaliseKeyword);
    return { ranges: [{ inches, names }] };
  },
  words({ weaponRange: inches, weapon }, who) {
    const which = weapon === undefined ? "ranged weapons" : listWords(toList(weapon), "or");
    return inches >= 0
      ? `add ${inches}″ to the Range characteristic of ${which} of ${who}`
      : `subtract ${-inches}″ from the Range characteristic of ${which} of ${who}`;
  },
});
