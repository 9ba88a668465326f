import { addReroll } from "../../../abilities/draft.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";
import { isOnObjective } from "../../../game/measure/marker.ts";

/** They get as near as they can. */
export const pyromaniaks: EffectRow = {
  id: "PYROMANIAKS",
  name: "Pyromaniaks",
  rule: "AR-6",
  source: "ABILITY",
  text: 'burnas re-roll wounds of 1 against units within 6", all against those on objectives',
  ability: "PYROMANIAKS",
  reach: "UNIT",
  within: 6,
  attacking({ game, weapon, target }, draft) {
    if (isMelee(weapon)) return;
    const all = isOnObjective(game, target);
    addReroll(draft.wound, all ? "FAILED" : "ONES", pyromaniaks);
  },
};
