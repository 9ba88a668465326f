import { addReroll } from "../../../abilities/draft.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";
import { isAtStartingStrength } from "../../../game/strength.ts";
import { isMonsterOrVehicle } from "../../../game/unit.ts";

/** Big shells into full ranks. */
export const splat: EffectRow = {
  id: "SPLAT",
  name: "Splat!",
  rule: "AR-6",
  source: "ABILITY",
  text: "ranged attacks re-roll hits of 1 against units at Starting Strength that are no Monster or Vehicle",
  ability: "SPLAT!",
  reach: "UNIT",
  attacking({ weapon, target }, draft) {
    if (isMelee(weapon) || isMonsterOrVehicle(target) || !isAtStartingStrength(target)) return;
    addReroll(draft.hit, "ONES", splat);
  },
};
