import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { idSchema, listOf, text } from "../../../game/scalar.ts";
import { writeEffects } from "../../write.ts";
import { subjectName, subjectSchema } from "../subject.ts";
import { actKind, unitFor } from "./kind.ts";

const schema = z.strictObject({
  /** The ids of effects as documents have them; those of options begin with the id of their clause. */
  end: listOf(idSchema, LIMITS.rowParts, 1),
  called: text,
  to: subjectSchema,
});

/** Effects of this player's rules on a unit end before their time. */
export const endEffects = actKind<"end", z.infer<typeof schema>>({
  key: "end",
  schema,
  run({ end: ids, to }, acting) {
    const unit = unitFor(acting, to);
    if (unit === undefined) return;
    const left = (unit.effects ?? []).filter(
      ({ effect, player }) =>
        player !== acting.player || !ids.some((id) => effect === id || effect.startsWith(`${id}_OPTION_`)),
    );
    writeEffects(acting.change, unit.id, left);
  },
  words: ({ called, to }) => `${called} no longer affects ${subjectName(to)}`,
  dice: () => 0,
});
