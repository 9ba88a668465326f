import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { count, idSchema, listOf, text } from "../../../game/scalar.ts";
import { writeEffects } from "../../write.ts";
import { compileCondition, conditionSchema, conditionWords } from "../condition.ts";
import { subjectName, subjectSchema } from "../subject.ts";
import { actKind, sceneIn, unitFor } from "./kind.ts";

const schema = z.strictObject({
  /** Effects that end on the unit, by the ids that documents have for them; those of options by the id of their clause. */
  end: listOf(idSchema, LIMITS.rowParts, 1),
  /** How players name them. */
  called: text,
  to: subjectSchema,
  /** If this holds, so many of the latest of them go on. */
  keep: z.optional(z.strictObject({ count: count(1, LIMITS.rowParts), if: conditionSchema })),
});

/** Ends effects on a unit before their time: something else takes their place. */
export const end = actKind<"end", z.infer<typeof schema>>({
  key: "end",
  schema,
  run({ end: ids, to, keep }, acting) {
    const unit = unitFor(acting, to);
    if (unit === undefined) return;
    const all = unit.effects ?? [];
    const ending = all.filter(({ effect }) =>
      ids.some((id) => effect === id || effect.startsWith(`${id}_OPTION_`)),
    );
    const kept =
      keep !== undefined && compileCondition(keep.if)(sceneIn(acting)) ? ending.slice(-keep.count) : [];
    const left = all.filter((one) => !ending.includes(one) || kept.includes(one));
    writeEffects(acting.change, unit.id, left);
  },
  words: ({ called, to, keep }) =>
    `${called} ends for ${subjectName(to)}${
      keep === undefined ? "" : `, but for the latest ${keep.count} if ${conditionWords(keep.if)}`
    }`,
  dice: () => 0,
});
