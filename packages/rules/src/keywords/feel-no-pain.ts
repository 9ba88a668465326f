import type { Model, Unit } from "../game/document.ts";
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

/** The face from which the model ignores a wound, by its unit's ability or its own; null: it ignores none. */
export function feelNoPainOf(unit: Unit, { abilities }: Model): number | null {
  const ofUnit = feelNoPain.of(unit);
  const own = abilities === undefined ? undefined : feelNoPain.of({ abilities });
  if (own === undefined) return ofUnit ?? null;
  return ofUnit === undefined ? own : Math.min(ofUnit, own);
}
