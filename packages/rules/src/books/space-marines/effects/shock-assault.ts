import { addReroll } from "../../../abilities/draft.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";
import { isOnObjective } from "../../../game/measure/marker.ts";

/** They fight best for what matters. */
export const shockAssault: EffectRow = {
  id: "SHOCK_ASSAULT",
  name: "Shock Assault",
  rule: "AR-8",
  source: "ABILITY",
  text: "melee attacks re-roll wounds of 1, all against units on objectives",
  ability: "SHOCK ASSAULT",
  reach: "UNIT",
  attacking({ game, weapon, target }, draft) {
    if (!isMelee(weapon)) return;
    const all = isOnObjective(game, target);
    addReroll(draft.wound, all ? "FAILED" : "ONES", shockAssault);
  },
};
