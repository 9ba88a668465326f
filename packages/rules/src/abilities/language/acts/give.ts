import * as z from "zod/mini";
import { LIMITS } from "../../../base/limits.ts";
import { EFFECT_ENDS } from "../../../game/effects.ts";
import { idSchema, listOf, text } from "../../../game/scalar.ts";
import { durationWords } from "../duration.ts";
import { effectSchema, effectWords } from "../effect.ts";
import { subjectName, subjectSchema } from "../subject.ts";
import { actKind, unitFor } from "./kind.ts";

const schema = z.strictObject({
  /** What the unit is under from now on; nothing at all is a mark. */
  give: listOf(effectSchema, LIMITS.rowParts),
  /** The id that documents have for it. */
  as: idSchema,
  /** How players name it; absent: as the row. */
  called: z.optional(text),
  until: z.enum(EFFECT_ENDS),
  to: subjectSchema,
  /** The other unit that it is about: whoever has the rule, set it off or attacked. One mark for each of them. */
  about: z.optional(z.enum(["UNIT", "IT", "ATTACKER"])),
  /** Whether it is another one each time, and all of them count together. */
  stacks: z.optional(z.literal(true)),
});

/** Effects that are given to a unit for a time, where a rule gives several or gives them on a condition. */
export const give = actKind<"give", z.infer<typeof schema>>({
  key: "give",
  schema,
  run({ as, until, to, about, stacks }, acting) {
    const unit = unitFor(acting, to);
    const other = about === undefined ? undefined : unitFor(acting, about);
    if (unit !== undefined) acting.leave(unit.id, as, until, other?.id, stacks);
  },
  words({ give: effects, called, until, to, stacks }) {
    const who = subjectName(to);
    const does =
      effects.length === 0
        ? `${who} is marked${called === undefined ? "" : ` (${called})`}`
        : effects.map((effect) => effectWords(effect, who)).join(", and ");
    return `${durationWords(until)}, ${does}${stacks === true ? " (each time again)" : ""}`;
  },
  dice: () => 0,
});
