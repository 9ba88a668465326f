import { addModifier, type Draft } from "../../../abilities/draft.ts";
import type { Volley } from "../../../abilities/volley.ts";
import { isMonsterOrVehicle } from "../../../game/unit.ts";

/**
 * Big Guns Never Tire: the price of shooting in or into a fight. An engaged Monster or Vehicle pays it at every
 * target, and everyone pays it at an engaged one; Pistols never do.
 */
export function compileBigGuns(
  { shooter, target, shooterEngaged, targetEngaged, abilities }: Volley,
  draft: Draft,
): void {
  if (abilities.traits.sidearm) return;
  if (isMonsterOrVehicle(shooter) && shooterEngaged())
    addModifier(draft.hit, -1, "Big Guns Never Tire", "SH-11");
  if (isMonsterOrVehicle(target) && targetEngaged()) addModifier(draft.hit, -1, "Engaged target", "SH-11");
}
