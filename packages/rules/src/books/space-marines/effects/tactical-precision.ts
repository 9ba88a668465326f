import { grantLethalHits } from "../../../abilities/add.ts";
import type { EffectRow } from "../../../abilities/effect.ts";

/** A leader who shows where to strike. */
export const tacticalPrecision: EffectRow = {
  id: "TACTICAL_PRECISION",
  name: "Tactical Precision",
  rule: "AR-9",
  source: "ABILITY",
  text: "the unit's weapons have Lethal Hits",
  ability: "TACTICAL PRECISION",
  reach: "LED",
  attacking: (_volley, draft) => grantLethalHits(draft, tacticalPrecision),
};
