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

const shootSchema = z.strictObject({
  /** AGAIN: it may be selected to shoot once more in this phase; NOW: it shoots at once, out of turn. */
  shoot: z.enum(["NOW", "AGAIN"]),
  /** Whom it shoots at now; everything that it can fire. */
  at: z.optional(z.enum(["IT", "CHOSEN", "ATTACKER"])),
  to: subjectSchema,
});

/** The unit shoots out of its own Shooting phase, or once more in it. */
export const shootNow = actKind<"shoot", z.infer<typeof shootSchema>>({
  key: "shoot",
  schema: shootSchema,
  run({ shoot, at = "IT", to }, acting) {
    const unit = unitFor(acting, to);
    if (unit === undefined) return;
    if (shoot === "AGAIN") {
      if (unit.flags.has_shot === true) acting.change.remove(`units.${unit.id}.flags.has_shot`);
      return;
    }
    const target = unitFor(acting, at satisfies Subject);
    if (target !== undefined) tools.value.shoot(acting.change, unit.id, target.id);
  },
  words: ({ shoot, at = "IT", to }) =>
    shoot === "AGAIN"
      ? `${subjectName(to)} can shoot again`
      : `${subjectName(to)} shoots at ${subjectName(at)} as if it were your Shooting phase`,
  dice: () => 0,
});
