import type { Unit } from "../game/document.ts";
import { modelsOf } from "../game/unit.ts";
import { unitAbility } from "./unit-ability.ts";

const PATTERN = /^SCOUTS (\d{1,2})(?:"|″|'')?$/;

/** How far a unit moves before the battle. */
export const scouts = unitAbility<number>({
  rule: "DE-13",
  name: "SCOUTS",
  parse(text) {
    const match = PATTERN.exec(text);
    return match === null ? undefined : Number(match[1]);
  },
  better: Math.max,
});

/** How far the whole unit scouts: every model must be able to, and the shortest counts; null: it does not. */
export function scoutsOf(unit: Unit): number | null {
  const ofUnit = scouts.of(unit);
  let least = Number.POSITIVE_INFINITY;
  for (const { abilities } of modelsOf(unit)) {
    const own = abilities === undefined ? undefined : scouts.of({ abilities });
    const inches = own ?? ofUnit;
    if (inches === undefined) return null;
    least = Math.min(least, inches);
  }
  return Number.isFinite(least) ? least : null;
}
