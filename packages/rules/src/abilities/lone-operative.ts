import type { Unit } from "../game/document.ts";
import { isAttached } from "../game/unit.ts";
import { unitAbility } from "./unit-ability.ts";

export const loneOperative = unitAbility<true>({
  rule: "KW-24",
  name: "LONE OPERATIVE",
  parse: (text) => (text === "LONE OPERATIVE" ? true : undefined),
  better: () => true,
});

const TARGETED_WITHIN = 12;

/** How near a model must be to shoot at this unit; undefined: at any distance. */
export function loneOperativeRange(unit: Unit): number | undefined {
  return loneOperative.of(unit) === true && !isAttached(unit) ? TARGETED_WITHIN : undefined;
}
