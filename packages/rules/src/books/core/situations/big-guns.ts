import { addModifier, type Draft } from "../../../abilities/draft.ts";
import type { Volley } from "../../../abilities/volley.ts";
import { isMonsterOrVehicle } from "../../../game/unit.ts";

const BIG_GUNS = { name: "Big Guns Never Tire", rule: "SH-11" } as const;

const ENGAGED_TARGET = { value: -1, cause: { what: "ENGAGED_TARGET", rule: "SH-11", value: -1 } } as const;

/**
 * Big Guns Never Tire: the price of shooting in or into a fight. An engaged Monster or Vehicle pays it at every
 * target, and everyone pays it at an engaged one; Pistols never do.
 */
export function compileBigGuns(
  { shooter, target, shooterEngaged, targetEngaged, abilities }: Volley,
  draft: Draft,
): void {
  if (abilities.traits.sidearm) return;
  if (isMonsterOrVehicle(shooter) && !draft.ignoresOwnFight && shooterEngaged()) {
    addModifier(draft.hit, -1, BIG_GUNS);
  }
  if (isMonsterOrVehicle(target) && targetEngaged()) draft.hit.modifiers.push(ENGAGED_TARGET);
}
