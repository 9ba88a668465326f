import { addAttacks } from "../../../abilities/add.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";

/** The grots have found all the levers. */
export const powerTripAttacks: EffectRow = {
  id: "POWER_TRIP_ATTACKS",
  name: "Shooty Power Trip",
  rule: "AR-6",
  source: "ABILITY",
  text: "+1 Attacks with ranged weapons",
  attacking({ weapon }, draft) {
    if (!isMelee(weapon)) addAttacks(draft, powerTripAttacks, 1);
  },
};
