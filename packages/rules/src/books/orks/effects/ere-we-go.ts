import type { EffectRow } from "../../../abilities/effect.ts";

/** The unit runs faster, and further than it should. */
export const ereWeGo: EffectRow = {
  id: "ERE_WE_GO",
  name: "'Ere We Go",
  rule: "AR-14",
  source: "STRATAGEM",
  text: "+2 to Advance and Charge rolls",
  rolls: { ADVANCE_ROLL: 2, CHARGE_ROLL: 2 },
};
