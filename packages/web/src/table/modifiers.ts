import { words } from "../words/english.ts";
import type { Wish } from "./assignments.ts";

/** What a player may add to rolls by hand, because of what the referee does not know: abilities, stratagems. */

export type Roll = "hit" | "wound";
type Name = "reroll_ones" | "reroll_failed" | "plus_one" | "minus_one";

export interface Toggle {
  readonly roll: Roll;
  readonly name: Name;
  readonly label: string;
  readonly said: string;
}

const { modifiers } = words.shooting;

export const AT_HAND: readonly Toggle[] = [
  { roll: "hit", name: "reroll_ones", ...modifiers.rerollOnes },
  { roll: "hit", name: "plus_one", ...modifiers.plusOne },
  { roll: "hit", name: "minus_one", ...modifiers.minusOne },
];

export const FOLDED: readonly Toggle[] = [
  { roll: "hit", name: "reroll_failed", ...modifiers.rerollFailed },
  { roll: "wound", name: "reroll_ones", ...modifiers.woundRerollOnes },
  { roll: "wound", name: "reroll_failed", ...modifiers.woundRerollFailed },
  { roll: "wound", name: "plus_one", ...modifiers.woundPlusOne },
  { roll: "wound", name: "minus_one", ...modifiers.woundMinusOne },
];

type Modified = Pick<Wish, "modifiers">;

export function isOn({ modifiers }: Modified, { roll, name }: Toggle): boolean {
  return modifiers?.[roll]?.[name] === true;
}
