import { addAttacks } from "../../../abilities/add.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { hasEffect } from "../../../abilities/has-effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";

/** The Waaagh! makes the boss himself the worst of all. */
export const daBiggest: EffectRow = {
  id: "DA_BIGGEST_AND_DA_BEST",
  name: "Da Biggest and da Best",
  rule: "AR-2",
  source: "ABILITY",
  text: "+4 Attacks in melee in a Waaagh!",
  ability: "DA BIGGEST AND DA BEST",
  attacking({ weapon, shooter, abilities }, draft) {
    if (!isMelee(weapon) || abilities.traits.extraAttacks || !hasEffect(shooter, "WAAAGH")) return;
    addAttacks(draft, daBiggest, 4);
  },
};
