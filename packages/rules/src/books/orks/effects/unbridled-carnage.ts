import { criticalHitsFrom } from "../../../abilities/add.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";

/** Blows that find their mark. */
export const unbridledCarnage: EffectRow = {
  id: "UNBRIDLED_CARNAGE",
  name: "Unbridled Carnage",
  rule: "AR-14",
  source: "STRATAGEM",
  text: "melee hits are critical on 5+",
  attacking({ weapon }, draft) {
    if (isMelee(weapon)) criticalHitsFrom(draft, unbridledCarnage, 5);
  },
};
