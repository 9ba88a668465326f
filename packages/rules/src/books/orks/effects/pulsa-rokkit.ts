import { addPenetration, addStrength } from "../../../abilities/add.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";

/** The big one. */
export const pulsaRokkit: EffectRow = {
  id: "PULSA_ROKKIT",
  name: "Pulsa Rokkit",
  rule: "AR-6",
  source: "ABILITY",
  text: "ranged weapons have +1 Strength and AP better by 1",
  attacking({ weapon }, draft) {
    if (isMelee(weapon)) return;
    addStrength(draft, pulsaRokkit, 1);
    addPenetration(draft, pulsaRokkit, 1);
  },
};
