import * as z from "zod/mini";
import { parseDice } from "../../dice/expression.ts";
import { named } from "../../game/fault-words.ts";
import { text } from "../../game/scalar.ts";

/** A number or dice, as datasheets write them: "1", "D3", "2D6+1". */
export const diceText = text.check(
  z.refine((one) => parseDice(one) !== undefined, { error: named("notDiceText") }),
);
