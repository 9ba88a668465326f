import * as z from "zod/mini";
import { type Subject, subjectName, subjectSchema } from "../subject.ts";
import { tools } from "../tools.ts";
import { actKind, unitFor } from "./kind.ts";

const fightSchema = z.strictObject({ fight: z.literal("NOW"), to: subjectSchema });

/** The unit fights next, whoever's pick it would be. */
export const fightNow = actKind<"fight", z.infer<typeof fightSchema>>({
  key: "fight",
  schema: fightSchema,
  run({ to }, acting) {
    const unit = unitFor(acting, to);
    if (unit !== undefined) tools.value.fight(acting.change, unit.id);
  },
  words: ({ to }) => `${subjectName(to)} fights next`,
  dice: () => 0,
});

const chargeSchema = z.strictObject({
  charge: z.literal("NOW"),
  /** Whom it charges. */
  at: z.enum(["IT", "CHOSEN"]),
  to: subjectSchema,
});

/** The unit declares a charge out of its own Charge phase. */
export const chargeNow = actKind<"charge", z.infer<typeof chargeSchema>>({
  key: "charge",
  schema: chargeSchema,
  run({ at, to }, acting) {
    const unit = unitFor(acting, to);
    const target = unitFor(acting, at satisfies Subject);
    if (unit !== undefined && target !== undefined) tools.value.charge(acting.change, unit.id, target.id);
  },
  words: ({ at, to }) => `${subjectName(to)} declares a charge that targets ${subjectName(at)}`,
  dice: () => 2,
});
