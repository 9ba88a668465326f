import type { EffectRow } from "../../../abilities/effect.ts";

/** A leader who keeps the unit in hand. */
export const targetPriority: EffectRow = {
  id: "TARGET_PRIORITY",
  name: "Target Priority",
  rule: "AR-5",
  source: "ABILITY",
  text: "the unit may shoot and charge after a Fall Back",
  ability: "TARGET PRIORITY",
  grants: ["SHOOT_AFTER_FALL_BACK", "CHARGE_AFTER_FALL_BACK"],
  reach: "LED",
};
