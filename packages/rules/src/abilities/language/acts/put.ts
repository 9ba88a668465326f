import * as z from "zod/mini";
import { EFFECT_ENDS } from "../../../game/effects.ts";
import { idSchema, text } from "../../../game/scalar.ts";
import { durationWords } from "../duration.ts";
import { subjectName, subjectSchema } from "../subject.ts";
import { actKind, unitFor } from "./kind.ts";

const schema = z.strictObject({
  /** The effect of another row, by its id. */
  put: idSchema,
  /** How players name it. */
  called: text,
  until: z.enum(EFFECT_ENDS),
  to: subjectSchema,
});

/** Puts a unit under an effect that another row describes. */
export const put = actKind<"put", z.infer<typeof schema>>({
  key: "put",
  schema,
  run({ put: id, until, to }, acting) {
    const unit = unitFor(acting, to);
    if (unit !== undefined) acting.leave(unit.id, id, until);
  },
  words: ({ called, until, to }) => `${durationWords(until)}, ${subjectName(to)} is under ${called}`,
  dice: () => 0,
});
