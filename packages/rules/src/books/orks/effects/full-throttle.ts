import type { EffectRow } from "../../../abilities/effect.ts";

/** Rokkits on their backs. */
export const fullThrottle: EffectRow = {
  id: "FULL_THROTTLE",
  name: "Full Throttle",
  rule: "AR-5",
  source: "ABILITY",
  text: "may charge after an Advance or a Fall Back",
  ability: "FULL THROTTLE",
  reach: "UNIT",
  grants: ["CHARGE_AFTER_ADVANCE", "CHARGE_AFTER_FALL_BACK"],
};
