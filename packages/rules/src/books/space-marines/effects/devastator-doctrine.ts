import type { EffectRow } from "../../../abilities/effect.ts";

/** One of the three Combat Doctrines. */
export const devastatorDoctrine: EffectRow = {
  id: "DEVASTATOR_DOCTRINE",
  name: "Devastator Doctrine",
  rule: "AR-10",
  source: "DETACHMENT_RULE",
  text: "may shoot after an Advance",
  grants: ["SHOOT_AFTER_ADVANCE"],
};
