import type { EffectRow } from "../../../abilities/effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";

/** One Character picks out another: the melee attacks of that model have Precision. */
export const epicChallenge: EffectRow = {
  id: "EPIC_CHALLENGE",
  name: "Epic Challenge",
  rule: "EF-2",
  source: "STRATAGEM",
  text: "melee attacks of the model have Precision",
  precision: "MELEE",
  attacking({ weapon }, draft) {
    if (isMelee(weapon)) draft.precision = true;
  },
};
