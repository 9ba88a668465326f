import type { Table } from "../game/change.ts";
import type { Unit } from "../game/document.ts";
import { isAttached } from "../game/unit.ts";
import { coreAbilityGiven } from "./core-ability.ts";
import { unitAbility } from "./unit-ability.ts";

export const loneOperative = unitAbility<true>({
  rule: "KW-24",
  name: "LONE OPERATIVE",
  parse: (text) => (text === "LONE OPERATIVE" ? true : undefined),
  better: () => true,
});

const TARGETED_WITHIN = 12;

/** How near a model must be to shoot at this unit; undefined: at any distance. */
export function loneOperativeRange(game: Table, unit: Unit): number | undefined {
  if (isAttached(unit)) return undefined;
  const isAlone = loneOperative.of(unit) ?? coreAbilityGiven(game, unit, loneOperative);
  return isAlone === true ? TARGETED_WITHIN : undefined;
}
