import * as z from "zod/mini";
import { count } from "../../../game/scalar.ts";
import { changeKind } from "./kind.ts";

const schema = z.strictObject({
  fails: z.enum(["HIT", "WOUND"]),
  /** Unmodified rolls up to this fail, whatever else the attack has. */
  upTo: count(2, 5),
});

/** Only high faces succeed: "this unit can only be wounded on 4+". */
export const fails = changeKind<"fails", z.infer<typeof schema>>({
  key: "fails",
  schema,
  compile({ fails: roll, upTo }, { name, rule }) {
    return ({ draft: { hit, wound } }) => {
      if (roll === "HIT") hit.missesUpTo = Math.max(hit.missesUpTo, upTo);
      else wound.failsUpTo = Math.max(wound.failsUpTo, upTo);
      const { remarks } = roll === "HIT" ? hit : wound;
      remarks.push({ what: "FAILS_UP_TO", rule, name, face: upTo });
    };
  },
  words: ({ fails: roll, upTo }) =>
    `unmodified ${roll === "HIT" ? "hit" : "wound"} rolls of 1 to ${upTo} always fail`,
});
