import type { Unit } from "../game/document.ts";
import { unitAbility } from "./unit-ability.ts";

const PATTERN = /^FEEL NO PAIN ([2-6])\+$/;

export const feelNoPain = unitAbility<number>({
  rule: "KW-25",
  name: "FEEL NO PAIN",
  parse(text) {
    const match = PATTERN.exec(text);
    return match === null ? undefined : Number(match[1]);
  },
  better: Math.min,
});

/** The face from which a wound is ignored, or null. */
export function feelNoPainOf(unit: Unit): number | null {
  return feelNoPain.of(unit) ?? null;
}
