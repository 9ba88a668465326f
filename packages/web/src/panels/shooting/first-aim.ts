import type { Game, Unit } from "@gunline/rules";
import type { Wish } from "../../table/assignments.ts";
import { type Arm, lentBy } from "./arsenal.ts";
import { type Sighted, sightedBy } from "./targets.ts";

interface FirstAim {
  /** All that the weapon sees, the nearest that it may be fired at first. */
  readonly sighted: readonly Sighted[];
  readonly nearest: Sighted | undefined;
  readonly wish: Wish;
}

/** Where a weapon without a target would be aimed first. */
export function firstAim(game: Game, unit: Unit, arm: Arm, weaponId: string): FirstAim {
  const sighted = sightedBy(game, unit, weaponId, arm);
  const nearest = sighted.find(({ eligible }) => eligible);
  // On a deck the first of them speaks for all: how many there is room for is another question.
  const one = arm.from === undefined ? {} : { model_ids: arm.bearers.slice(0, 1) };
  const wish = { weapon_id: weaponId, target_unit_id: nearest?.unit.id ?? "", ...lentBy(arm), ...one };
  return { sighted, nearest, wish };
}
