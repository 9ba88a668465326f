import { grantSustainedHits } from "../../../abilities/add.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";
import { keywordsOf } from "../../../game/unit.ts";

/** The rule of the War Horde: always on. */
export const getStuckIn: EffectRow = {
  id: "GET_STUCK_IN",
  name: "Get Stuck In",
  rule: "AR-13",
  source: "DETACHMENT_RULE",
  text: "melee weapons have Sustained Hits 1",
  detachment: "war-horde",
  when: (unit) => keywordsOf(unit).has("ORKS"),
  attacking({ weapon }, draft) {
    if (isMelee(weapon)) grantSustainedHits(draft, getStuckIn, 1);
  },
};
