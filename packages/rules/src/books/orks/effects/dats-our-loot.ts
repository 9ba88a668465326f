import { addReroll } from "../../../abilities/draft.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";
import { isOnObjective } from "../../../game/measure/marker.ts";

/** They shoot best at what they want to have. */
export const datsOurLoot: EffectRow = {
  id: "DATS_OUR_LOOT",
  name: "Dat's Our Loot!",
  rule: "AR-6",
  source: "ABILITY",
  text: "ranged attacks re-roll hits of 1, all against units on objectives",
  ability: "DAT'S OUR LOOT!",
  reach: "UNIT",
  attacking({ game, weapon, target }, draft) {
    if (isMelee(weapon)) return;
    const all = isOnObjective(game, target);
    addReroll(draft.hit, all ? "FAILED" : "ONES", datsOurLoot);
  },
};
