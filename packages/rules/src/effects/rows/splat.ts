import { addReroll } from "../../attack/draft.ts";
import { isAtStartingStrength } from "../../battle-shock/strength.ts";
import { isMonsterOrVehicle } from "../../game/unit.ts";
import type { EffectRow } from "../effect.ts";
import { isMelee } from "../weapon.ts";

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
    addReroll(draft.hit, "ONES", { text: "Splat!: re-roll 1s", rule: "AR-6" });
  },
};
