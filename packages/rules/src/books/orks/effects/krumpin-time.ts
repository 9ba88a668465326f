import type { EffectRow } from "../../../abilities/effect.ts";
import { hasEffect } from "../../../abilities/has-effect.ts";

/** In a Waaagh! they feel nothing. */
export const krumpinTime: EffectRow = {
  id: "KRUMPIN_TIME",
  name: "Krumpin' Time",
  rule: "AR-2",
  source: "ABILITY",
  text: "Feel No Pain 5+ in a Waaagh!",
  ability: "KRUMPIN' TIME",
  reach: "UNIT",
  when: (unit) => hasEffect(unit, "WAAAGH"),
  feelNoPain: 5,
};
