import { grantLethalHits } from "../../../abilities/add.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";

/** A grot brings the good stuff. */
export const ammoRunt: EffectRow = {
  id: "AMMO_RUNT",
  name: "Ammo Runt",
  rule: "AR-6",
  source: "ABILITY",
  text: "ranged weapons have Lethal Hits",
  attacking({ weapon }, draft) {
    if (!isMelee(weapon)) grantLethalHits(draft, ammoRunt);
  },
};
