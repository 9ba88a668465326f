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

export const AT_HAND: readonly Toggle[] = [
  { roll: "hit", name: "reroll_ones", label: "Re-roll 1s", said: "Re-roll hit rolls of 1" },
  { roll: "hit", name: "plus_one", label: "+1 hit", said: "Add 1 to hit rolls" },
  { roll: "hit", name: "minus_one", label: "−1 hit", said: "Subtract 1 from hit rolls" },
];

export const FOLDED: readonly Toggle[] = [
  { roll: "hit", name: "reroll_failed", label: "Re-roll misses", said: "Re-roll failed hit rolls" },
  { roll: "wound", name: "reroll_ones", label: "Re-roll wound 1s", said: "Re-roll wound rolls of 1" },
  {
    roll: "wound",
    name: "reroll_failed",
    label: "Re-roll failed wounds",
    said: "Re-roll failed wound rolls",
  },
  { roll: "wound", name: "plus_one", label: "+1 wound", said: "Add 1 to wound rolls" },
  { roll: "wound", name: "minus_one", label: "−1 wound", said: "Subtract 1 from wound rolls" },
];

type Modified = Pick<Wish, "modifiers">;

export function isOn({ modifiers }: Modified, { roll, name }: Toggle): boolean {
  return modifiers?.[roll]?.[name] === true;
}
