import { addModifier } from "../../../abilities/draft.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";
import { isMonsterOrVehicle } from "../../../game/unit.ts";

/** They live for the big ones. */
export const tankHunters: EffectRow = {
  id: "TANK_HUNTERS",
  name: "Tank Hunters",
  rule: "AR-6",
  source: "ABILITY",
  text: "ranged attacks have +1 to hit and +1 to wound against Monsters and Vehicles",
  ability: "TANK HUNTERS",
  reach: "UNIT",
  attacking({ weapon, target }, draft) {
    if (isMelee(weapon) || !isMonsterOrVehicle(target)) return;
    addModifier(draft.hit, 1, tankHunters);
    addModifier(draft.wound, 1, tankHunters);
  },
};
