import * as z from "zod/mini";
import type { Unit } from "../../../game/document.ts";
import { conditionKind } from "../kind.ts";
import { oneOrMore } from "../lists.ts";
import { isOfKind, kindWords } from "./within.ts";

const schema = z.strictObject({
  closest: z.literal(true),
  /** Of units with one of these keywords, of which the target is one. */
  keyword: z.optional(oneOrMore),
});

/** The target is the closest eligible one of the model that attacks. */
export const closest = conditionKind<"closest", z.infer<typeof schema>>({
  key: "closest",
  schema,
  sees: () => "MODEL",
  compile({ keyword }) {
    const among = keyword === undefined ? undefined : (unit: Unit) => isOfKind(unit, keyword);
    return ({ volley, firing }) => {
      if (volley === undefined || firing === undefined) return false;
      if (among !== undefined && (volley.target === undefined || !among(volley.target))) return false;
      const index = volley.firing.findIndex(({ model }) => model.id === firing.model.id);
      return index >= 0 && volley.isClosestTarget(index, among);
    };
  },
  words: ({ keyword }) =>
    `the target is the closest eligible ${keyword === undefined ? "one" : kindWords("unit", keyword)}`,
});
