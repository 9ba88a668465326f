import { addModifier } from "../../../abilities/draft.ts";
import type { EffectRow } from "../../../abilities/effect.ts";

/** Hard to hurt. */
export const ardAsNails: EffectRow = {
  id: "ARD_AS_NAILS",
  name: "'Ard as Nails",
  rule: "AR-14",
  source: "STRATAGEM",
  text: "−1 to wound the unit",
  defending: (_volley, draft) => addModifier(draft.wound, -1, ardAsNails),
};
