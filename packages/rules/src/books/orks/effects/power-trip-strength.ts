import { addStrength } from "../../../abilities/add.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";

/** The grots have found the right lever. */
export const powerTripStrength: EffectRow = {
  id: "POWER_TRIP_STRENGTH",
  name: "Shooty Power Trip",
  rule: "AR-6",
  source: "ABILITY",
  text: "+1 Strength with ranged weapons",
  attacking({ weapon }, draft) {
    if (!isMelee(weapon)) addStrength(draft, powerTripStrength, 1);
  },
};
