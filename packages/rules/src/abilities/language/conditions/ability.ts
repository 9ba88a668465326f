import * as z from "zod/mini";
import { normaliseKeyword } from "../../../base/keyword.ts";
import { everyModelHas, someModelHas } from "../../../game/every-model.ts";
import { text } from "../../../game/scalar.ts";
import { conditionKind } from "../kind.ts";
import { subjectIn, subjectName, subjectSchema } from "../subject.ts";

const schema = z.strictObject({
  /** As units have it in their abilities. */
  ability: text,
  /** Whether every model must have it. */
  every: z.optional(z.literal(true)),
  of: subjectSchema,
});

export const ability = conditionKind<"ability", z.infer<typeof schema>>({
  key: "ability",
  schema,
  sees: ({ of }) => (of === undefined || of === "UNIT" ? "UNIT" : "ATTACK"),
  compile({ ability: name, every, of }) {
    const wanted = normaliseKeyword(name);
    const has = every === true ? everyModelHas : someModelHas;
    return (scene) => {
      const unit = subjectIn(scene, of);
      return unit !== undefined && has(unit, wanted);
    };
  },
  words: ({ ability: name, of }) => `${subjectName(of)} has ${titled(name)}`,
});

function titled(name: string): string {
  return name.toLowerCase().replaceAll(/(^|[\s-])([a-z])/g, (all) => all.toUpperCase());
}
