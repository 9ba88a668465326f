import * as z from "zod/mini";
import { count } from "../../../game/scalar.ts";
import { changeKind } from "./kind.ts";

const armourSchema = z.strictObject({
  armourSave: z.literal(1),
  /** Only against attacks with this Damage, with all that changes it. */
  ifDamage: z.optional(count(1, 6)),
});

/** Added to armour saves against the attack; like cover it betters none by more than 1. */
export const armourSave = changeKind<"armourSave", z.infer<typeof armourSchema>>({
  key: "armourSave",
  schema: armourSchema,
  compile:
    ({ armourSave: value, ifDamage = null }, { name, rule }) =>
    ({ draft }) => {
      draft.armourSaves.push({ value, ifDamage, cause: { what: "ROW", rule, name } });
    },
  words: ({ armourSave: value, ifDamage }) =>
    `add ${value} to armour saves against it${ifDamage === undefined ? "" : ` if its Damage characteristic is ${ifDamage}`}`,
});

const invulnerableSchema = z.strictObject({ invulnerableSave: count(2, 6) });

/** An invulnerable save against attacks of some kind; of two the better one stands. */
export const invulnerableSave = changeKind<"invulnerableSave", z.infer<typeof invulnerableSchema>>({
  key: "invulnerableSave",
  schema: invulnerableSchema,
  compile:
    ({ invulnerableSave: save }, { name, rule }) =>
    ({ draft }) => {
      if (draft.invulnerable !== null && draft.invulnerable.save <= save) return;
      draft.invulnerable = { save, cause: { what: "ROW", rule, name } };
    },
  words: ({ invulnerableSave: save }) => `the target has a ${save}+ invulnerable save against it`,
});
