import { keywordsOf } from "../../game/unit.ts";
import { grantSustainedHits } from "../add.ts";
import type { EffectRow } from "../effect.ts";
import { isMelee } from "../weapon.ts";

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
