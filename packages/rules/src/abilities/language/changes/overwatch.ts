import * as z from "zod/mini";
import { count } from "../../../game/scalar.ts";
import { changeKind } from "./kind.ts";

const schema = z.strictObject({ overwatch: count(2, 5) });

/** Fire Overwatch hits on lower faces than a 6, whatever the skill; of two the lower one counts. */
export const overwatch = changeKind<"overwatch", z.infer<typeof schema>>({
  key: "overwatch",
  schema,
  compile({ overwatch: face }, { name, rule }) {
    return ({ draft, volley: { circumstance } }) => {
      if (circumstance !== "FIRE_OVERWATCH") return;
      draft.overwatchFrom = Math.min(draft.overwatchFrom, face);
      draft.hit.remarks.push({ what: "ROW", rule, name });
    };
  },
  words: ({ overwatch: face }) => `unmodified hit rolls of ${face}+ hit in Fire Overwatch`,
});
