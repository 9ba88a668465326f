import type { EffectRow } from "../../../abilities/effect.ts";

/** A bearer who runs away to come back. */
export const kunninButBrutal: EffectRow = {
  id: "KUNNIN_BUT_BRUTAL",
  name: "Kunnin' But Brutal",
  rule: "AR-16",
  source: "ENHANCEMENT",
  text: "the unit may shoot and charge after a Fall Back",
  ability: "KUNNIN' BUT BRUTAL",
  reach: "LED",
  grants: ["SHOOT_AFTER_FALL_BACK", "CHARGE_AFTER_FALL_BACK"],
};
