import * as z from "zod/mini";
import { parseDice } from "../../../dice/expression.ts";
import { diceText } from "../dice-text.ts";
import { changeKind } from "./kind.ts";

const isSchema = z.strictObject({ damageIs: diceText });

/** Another Damage characteristic; of two the lower one on average stands. What adds to it still does. */
export const damageIs = changeKind<"damageIs", z.infer<typeof isSchema>>({
  key: "damageIs",
  schema: isSchema,
  compile({ damageIs: damage }, { name }) {
    const dice = parseDice(damage)!;
    const mean = (one: typeof dice) => (one.count * (one.sides + 1)) / 2 + one.plus;
    return ({ draft }) => {
      if (draft.damageIs === null || mean(dice) < mean(draft.damageIs)) draft.damageIs = dice;
      draft.notes.push({ what: "DAMAGE_IS", name, damage });
    };
  },
  words: ({ damageIs: damage }) => `the Damage characteristic is ${damage}`,
});

const halvedSchema = z.strictObject({ halveDamage: z.literal(true) });

/** Rounding up, and before anything is added. */
export const halveDamage = changeKind<"halveDamage", z.infer<typeof halvedSchema>>({
  key: "halveDamage",
  schema: halvedSchema,
  compile:
    (_, { name }) =>
    ({ draft }) => {
      draft.damageHalved = true;
      draft.notes.push({ what: "DAMAGE_HALVED", name });
    },
  words: () => "halve the Damage characteristic, rounding up",
});
