import { addAttacks, addStrength } from "../../../abilities/add.ts";
import { invulnerableOf } from "../../../abilities/better.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";

/** The whole army goes for it, from one of its Command phases to the next. */
export const waaagh: EffectRow = {
  id: "WAAAGH",
  name: "Waaagh!",
  rule: "AR-2",
  source: "ARMY_RULE",
  text: "charges after an Advance, +1 Strength and +1 Attacks in melee, 5+ invulnerable save",
  stats: { invulnerable_save: invulnerableOf(5) },
  grants: ["CHARGE_AFTER_ADVANCE"],
  attacking({ weapon, abilities }, draft) {
    if (!isMelee(weapon)) return;
    addStrength(draft, waaagh, 1);
    if (!abilities.traits.extraAttacks) addAttacks(draft, waaagh, 1);
  },
};
