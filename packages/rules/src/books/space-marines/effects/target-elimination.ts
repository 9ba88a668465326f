import { addAttacks } from "../../../abilities/add.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { normaliseKeyword } from "../../../base/keyword.ts";

/** The whole squad at one target. */
export const targetElimination: EffectRow = {
  id: "TARGET_ELIMINATION",
  name: "Target Elimination",
  rule: "AR-6",
  source: "ABILITY",
  text: "+2 Attacks with bolt rifles, and the whole unit shoots at one target",
  oneTarget: true,
  attacking({ weapon }, draft) {
    if (normaliseKeyword(weapon.name) === "BOLT RIFLE") addAttacks(draft, targetElimination, 2);
  },
};
