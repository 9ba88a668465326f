import { addPenetration } from "../../../abilities/add.ts";
import { addModifierThrough } from "../../../abilities/draft.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { hasEffect } from "../../../abilities/has-effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";

/** Harder blows after a charge, and under the Assault Doctrine deeper ones. */
export const honourTheChapter: EffectRow = {
  id: "HONOUR_THE_CHAPTER",
  name: "Honour the Chapter",
  rule: "AR-11",
  source: "STRATAGEM",
  text: "melee weapons have Lance; under the Assault Doctrine also AP better by 1",
  attacking({ weapon, shooter }, draft) {
    if (!isMelee(weapon)) return;
    if (shooter.flags.charged_this_turn === true)
      addModifierThrough(draft.wound, 1, honourTheChapter, "Lance");
    if (hasEffect(shooter, "ASSAULT_DOCTRINE")) addPenetration(draft, honourTheChapter, 1);
  },
};
