import { addAttacks, addStrength } from "../../../abilities/add.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { hasEffect } from "../../../abilities/has-effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";

/** A bearer who strikes harder and more often. */
export const honourVehement: EffectRow = {
  id: "THE_HONOUR_VEHEMENT",
  name: "The Honour Vehement",
  rule: "AR-12",
  source: "ENHANCEMENT",
  text: "+1 Attacks and +1 Strength in melee, +2 of each under the Assault Doctrine",
  ability: "THE HONOUR VEHEMENT",
  attacking({ weapon, shooter, abilities }, draft) {
    if (!isMelee(weapon)) return;
    const more = hasEffect(shooter, "ASSAULT_DOCTRINE") ? 2 : 1;
    addStrength(draft, honourVehement, more);
    if (!abilities.traits.extraAttacks) addAttacks(draft, honourVehement, more);
  },
};
