import { addReroll } from "../../../abilities/draft.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";
import { isMonsterOrVehicle } from "../../../game/unit.ts";

/** Weapons made to kill the largest. */
export const totalObliteration: EffectRow = {
  id: "TOTAL_OBLITERATION",
  name: "Total Obliteration",
  rule: "AR-6",
  source: "ABILITY",
  text: "ranged attacks re-roll hits, wounds and damage against Monsters and Vehicles",
  ability: "TOTAL OBLITERATION",
  reach: "UNIT",
  attacking({ weapon, target }, draft) {
    if (isMelee(weapon) || !isMonsterOrVehicle(target)) return;
    addReroll(draft.hit, "FAILED", totalObliteration);
    addReroll(draft.wound, "FAILED", totalObliteration);
    draft.damageRerolled = true;
  },
};
