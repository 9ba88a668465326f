import { addPenetration } from "../../../abilities/add.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";

/** Guns made to mow down men. */
export const destructor: EffectRow = {
  id: "DESTRUCTOR",
  name: "Destructor",
  rule: "AR-6",
  source: "ABILITY",
  text: "ranged attacks against INFANTRY have AP better by 1",
  ability: "DESTRUCTOR",
  attacking({ weapon, targetKeywords }, draft) {
    if (!isMelee(weapon) && targetKeywords.has("INFANTRY")) addPenetration(draft, destructor, 1);
  },
};
