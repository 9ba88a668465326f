import type { EffectRow } from "../../../abilities/effect.ts";

/** A dok who sews them up again. */
export const doksTools: EffectRow = {
  id: "DOKS_TOOLS",
  name: "Dok's Tools",
  rule: "AR-9",
  source: "ABILITY",
  text: "Feel No Pain 5+ for the unit",
  ability: "DOK'S TOOLS",
  reach: "LED",
  feelNoPain: 5,
};
