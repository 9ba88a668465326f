import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { idSchema, listOf, text } from "../../../game/scalar.ts";
import { writeEffects } from "../../write.ts";
import { subjectName, subjectSchema } from "../subject.ts";
import { actKind, unitFor } from "./kind.ts";

const schema = z.strictObject({
  /** Effects that end on the unit, by the ids that documents have for them. */
  end: listOf(idSchema, LIMITS.rowParts, 1),
  /** How players name them. */
  called: text,
  to: subjectSchema,
});

/** Ends effects on a unit before their time: something else takes their place. */
export const end = actKind<"end", z.infer<typeof schema>>({
  key: "end",
  schema,
  run({ end: ids, to }, acting) {
    const unit = unitFor(acting, to);
    if (unit === undefined) return;
    const left = (unit.effects ?? []).filter(({ effect }) => !ids.includes(effect));
    writeEffects(acting.change, unit.id, left);
  },
  words: ({ called, to }) => `${called} ends for ${subjectName(to)}`,
  dice: () => 0,
});
