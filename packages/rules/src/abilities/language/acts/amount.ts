import * as z from "zod/mini";
import { type DiceExpression, faceValue, parseDice } from "../../../dice/expression.ts";
import type { Dice } from "../../../dice/source.ts";
import { named } from "../../../game/fault-words.ts";
import { count, text } from "../../../game/scalar.ts";

/** A number, or dice: 1, "D3", "D3+1". */
export const amountSchema = z.union([
  count(0, 100),
  text.check(z.refine((value) => parseDice(value) !== undefined, { error: named("notDiceText") })),
]);
export type Amount = z.infer<typeof amountSchema>;

/** What is no dice at all has been named by its own check, and rolls none. */
export function diceOf(amount: Amount): DiceExpression {
  if (typeof amount === "number") return { count: 0, sides: 6, plus: amount };
  return parseDice(amount) ?? { count: 0, sides: 6, plus: 0 };
}

/** The faces as they fall, and what they come to. */
export function rollAmount(
  amount: Amount,
  dice: Dice,
): { readonly faces: readonly number[]; readonly total: number } {
  const { count: many, sides, plus } = diceOf(amount);
  const faces = Array.from({ length: many }, () => dice.d6());
  return { faces, total: faces.reduce((sum, face) => sum + faceValue(face, sides), plus) };
}
