import { addModifier } from "../../../abilities/draft.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";

/** A boss who shows how it is done. */
export const mightIsRight: EffectRow = {
  id: "MIGHT_IS_RIGHT",
  name: "Might Is Right",
  rule: "AR-8",
  source: "ABILITY",
  text: "+1 to hit in melee for the unit",
  ability: "MIGHT IS RIGHT",
  reach: "LED",
  attacking({ weapon }, draft) {
    if (isMelee(weapon)) addModifier(draft.hit, 1, mightIsRight);
  },
};
