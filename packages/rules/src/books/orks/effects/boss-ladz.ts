import type { EffectRow } from "../../../abilities/effect.ts";
import { isAttached, keywordsOf } from "../../../game/unit.ts";

/** The boss looks after his own. */
export const bossLadz: EffectRow = {
  id: "DA_BOSS_LADZ",
  name: "Da Boss' Ladz",
  rule: "AR-9",
  source: "ABILITY",
  text: "−1 to wound the unit while a Warboss leads it, if the attack is stronger than the unit is tough",
  ability: "DA BOSS' LADZ",
  reach: "UNIT",
  when: (unit) => isAttached(unit) && keywordsOf(unit).has("WARBOSS"),
  defending(_volley, draft) {
    draft.ifStronger.push(bossLadz);
  },
};
