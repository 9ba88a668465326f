import type { Table } from "../game/change.ts";
import type { Unit } from "../game/document.ts";
import { modelsOf } from "../game/unit.ts";
import { coreAbilityGiven } from "./core-ability.ts";
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
export function scoutsOf(game: Table, unit: Unit): number | null {
  const ofUnit = scouts.of(unit);
  let least = Number.POSITIVE_INFINITY;
  for (const model of modelsOf(unit)) {
    const own = model.abilities === undefined ? undefined : scouts.of({ abilities: model.abilities });
    const given = coreAbilityGiven(game, unit, scouts, model);
    const written = own ?? ofUnit;
    const inches = given === undefined ? written : Math.max(given, written ?? 0);
    if (inches === undefined) return null;
    least = Math.min(least, inches);
  }
  return Number.isFinite(least) ? least : null;
}
