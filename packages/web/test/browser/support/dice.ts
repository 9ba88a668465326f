import { seededDice } from "@gunline/rules";

/** The faces that a seed gives, drawn in the order in which the rules say that they are rolled (DI-4). */
export function diceOf(seed: string, cursor = 0): (count: number) => readonly number[] {
  const dice = seededDice(seed, cursor);
  return (count) => Array.from({ length: count }, () => dice.d6());
}

export const atLeast =
  (needed: number) =>
  (face: number): boolean =>
    face >= needed;

/** `4 hits`, `1 hit`. */
export function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
