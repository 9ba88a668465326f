import type { Table } from "../game/change.ts";
import type { Model, Unit } from "../game/document.ts";
import type { Harm } from "./effect.ts";
import { lowestFace } from "./lowest-face.ts";
import { feelNoPainGiven } from "./permissions.ts";
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

/** The face from which the model ignores a wound: the best of its unit's ability, its own and any effect; null: it ignores none. */
export function feelNoPainOf(
  game: Table,
  unit: Unit,
  model: Model,
  harms: readonly Harm[] = [],
): number | null {
  const { abilities } = model;
  const own = abilities === undefined ? undefined : feelNoPain.of({ abilities });
  return lowestFace(feelNoPain.of(unit), own, feelNoPainGiven(game, unit, model, harms)?.face);
}

export const MORTAL: readonly Harm[] = ["MORTAL_WOUNDS"];
