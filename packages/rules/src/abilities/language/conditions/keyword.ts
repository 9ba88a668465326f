import * as z from "zod/mini";
import { keywordsOf } from "../../../game/unit.ts";
import { conditionKind } from "../kind.ts";
import { listWords, oneOrMore, toList } from "../lists.ts";
import { subjectIn, subjectName, subjectSchema } from "../subject.ts";

const schema = z.strictObject({
  /** One of these is enough. */
  keyword: oneOrMore,
  /** All of these too. */
  and: z.optional(oneOrMore),
  of: subjectSchema,
});

/** A unit has the keywords of all its models. */
export const keyword = conditionKind<"keyword", z.infer<typeof schema>>({
  key: "keyword",
  schema,
  refusal: "WRONG_KEYWORDS",
  sees: ({ of }) => (of === undefined || of === "UNIT" ? "UNIT" : "ATTACK"),
  compile({ keyword: any, and = [], of }) {
    const [some, all] = [toList(any), toList(and)];
    return (scene) => {
      const unit = subjectIn(scene, of);
      if (unit === undefined) return false;
      const own = keywordsOf(unit);
      return some.some((one) => own.has(one)) && all.every((one) => own.has(one));
    };
  },
  words: ({ keyword: any, and = [], of }) =>
    `${subjectName(of)} ${any === "FLY" ? "can" : "is"} ${[listWords(toList(any), "or"), ...toList(and)].join(" ")}`,
});
