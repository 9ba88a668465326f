import type { EffectRow } from "../../../abilities/effect.ts";

/** One of the three Combat Doctrines. */
export const assaultDoctrine: EffectRow = {
  id: "ASSAULT_DOCTRINE",
  name: "Assault Doctrine",
  rule: "AR-10",
  source: "DETACHMENT_RULE",
  text: "may charge after an Advance",
  grants: ["CHARGE_AFTER_ADVANCE"],
};
