import { addAttacks, grantDevastatingWounds } from "../../../abilities/add.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";

/** The moment of a hero. */
export const finestHour: EffectRow = {
  id: "FINEST_HOUR",
  name: "Finest Hour",
  rule: "AR-8",
  source: "ABILITY",
  text: "+3 Attacks and Devastating Wounds in melee for the model",
  attacking({ weapon, abilities }, draft) {
    if (!isMelee(weapon)) return;
    if (!abilities.traits.extraAttacks) addAttacks(draft, finestHour, 3);
    grantDevastatingWounds(draft, finestHour);
  },
};
