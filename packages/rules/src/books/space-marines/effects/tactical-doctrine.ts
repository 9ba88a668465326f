import type { EffectRow } from "../../../abilities/effect.ts";

/** One of the three Combat Doctrines. */
export const tacticalDoctrine: EffectRow = {
  id: "TACTICAL_DOCTRINE",
  name: "Tactical Doctrine",
  rule: "AR-10",
  source: "DETACHMENT_RULE",
  text: "may shoot and charge after a Fall Back",
  grants: ["SHOOT_AFTER_FALL_BACK", "CHARGE_AFTER_FALL_BACK"],
};
