import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { idSchema, listOf } from "../../../game/scalar.ts";
import { conditionKind } from "../kind.ts";
import { subjectIn, subjectName, subjectSchema } from "../subject.ts";
import { tools } from "../tools.ts";

const schema = z.strictObject({
  /** Ids of effects, also of those that are always on: one of them is enough. */
  inForce: z.union([idSchema, listOf(idSchema, LIMITS.rowParts, 1)]),
  /** As sentences name it. */
  called: z.string(),
  of: subjectSchema,
});

/** An effect is in force on a unit: given to it, its own, or an aura that reaches it. */
export const inForce = conditionKind<"inForce", z.infer<typeof schema>>({
  key: "inForce",
  schema,
  sees: ({ of }) => (of === undefined || of === "UNIT" ? "TABLE" : "ATTACK"),
  compile({ inForce: wanted, of }) {
    const ids = typeof wanted === "string" ? [wanted] : wanted;
    return (scene) => {
      const unit = subjectIn(scene, of);
      return unit !== undefined && tools.value.isInForce(scene.game, unit, ids);
    };
  },
  words: ({ called, of }) => `${subjectName(of)} is ${called}`,
});
