import type { StratagemPayload } from "../stratagems/stratagem.ts";
import type { PendingRoll } from "./roll.ts";

/** Which dice of a roll on the table can be named. */

/** Dice that were not rolled again yet. */
export function freeDice({ faces, rerolled }: PendingRoll): readonly number[] {
  return faces.map((_, die) => die).filter((die) => !rerolled.includes(die));
}

/** The die that was named, or the only one that there is. */
export function dieOf(
  { whole, faces }: PendingRoll,
  { dice_index }: Pick<StratagemPayload, "dice_index">,
): number | undefined {
  return dice_index ?? (whole || faces.length === 1 ? 0 : undefined);
}

/** The first die of each face: which of several that are the same makes no difference to most. */
export function firstOfEachFace({ faces }: PendingRoll, dice: readonly number[]): readonly number[] {
  return dice.filter((die, at) => dice.findIndex((one) => faces[one] === faces[die]) === at);
}
