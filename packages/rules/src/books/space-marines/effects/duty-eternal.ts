import { addDamage } from "../../../abilities/add.ts";
import type { EffectRow } from "../../../abilities/effect.ts";

/** A hull that gives no way. */
export const dutyEternal: EffectRow = {
  id: "DUTY_ETERNAL",
  name: "Duty Eternal",
  rule: "AR-9",
  source: "ABILITY",
  text: "each attack against it does 1 damage less, at least 1",
  ability: "DUTY ETERNAL",
  defending: (_volley, draft) => addDamage(draft, dutyEternal, -1),
};
