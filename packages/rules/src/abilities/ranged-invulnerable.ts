import type { Model, Unit } from "../game/document.ts";
import { lowestFace } from "./lowest-face.ts";
import { unitAbility } from "./unit-ability.ts";

const PATTERN = /^INVULNERABLE SAVE ([2-6])\+ AGAINST RANGED ATTACKS$/;

/** A field that stops shells and no blades: the plain invulnerable save is a characteristic, this one an ability. */
export const rangedInvulnerable = unitAbility<number>({
  rule: "KW-30",
  name: "INVULNERABLE SAVE AGAINST RANGED ATTACKS",
  parse(text) {
    const match = PATTERN.exec(text);
    return match === null ? undefined : Number(match[1]);
  },
  better: Math.min,
});

/** The better of the plain save and the one against ranged attacks, its unit's or its own; null: it has neither. */
export function invulnerableAgainstRanged(unit: Unit, model: Model, plain: number | null): number | null {
  const { abilities } = model;
  const own = abilities === undefined ? undefined : rangedInvulnerable.of({ abilities });
  return lowestFace(plain, rangedInvulnerable.of(unit), own);
}
