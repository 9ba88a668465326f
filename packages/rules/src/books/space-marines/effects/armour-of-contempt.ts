import { addPenetration } from "../../../abilities/add.ts";
import type { EffectRow } from "../../../abilities/effect.ts";

/** Until the attacker has finished its attacks. */
export const armourOfContempt: EffectRow = {
  id: "ARMOUR_OF_CONTEMPT",
  name: "Armour of Contempt",
  rule: "AR-11",
  source: "STRATAGEM",
  text: "AP of attacks against the unit is worse by 1",
  defending: (_volley, draft) => addPenetration(draft, armourOfContempt, -1),
};
