import { addPenetration, grantIgnoresCover } from "../../../abilities/add.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { hasEffect } from "../../../abilities/has-effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";

/** Fire that no cover stops. */
export const stormOfFire: EffectRow = {
  id: "STORM_OF_FIRE",
  name: "Storm of Fire",
  rule: "AR-11",
  source: "STRATAGEM",
  text: "ranged weapons have Ignores Cover; under the Devastator Doctrine also AP better by 1",
  attacking({ weapon, shooter }, draft) {
    if (isMelee(weapon)) return;
    grantIgnoresCover(draft, stormOfFire);
    if (hasEffect(shooter, "DEVASTATOR_DOCTRINE")) addPenetration(draft, stormOfFire, 1);
  },
};
