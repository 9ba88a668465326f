import { grantDevastatingWounds } from "../../../abilities/add.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";

/** A blade that no armour stops. */
export const killchoppa: EffectRow = {
  id: "HEADWOPPAS_KILLCHOPPA",
  name: "Headwoppa's Killchoppa",
  rule: "AR-16",
  source: "ENHANCEMENT",
  text: "melee weapons have Devastating Wounds, but for Extra Attacks",
  ability: "HEADWOPPA'S KILLCHOPPA",
  attacking({ weapon, abilities }, draft) {
    if (isMelee(weapon) && !abilities.traits.extraAttacks) grantDevastatingWounds(draft, killchoppa);
  },
};
