import { addPenetration } from "../../../abilities/add.ts";
import type { EffectRow } from "../../../abilities/effect.ts";

/** Nobody knows which plates hold it together. */
export const ramshackle: EffectRow = {
  id: "RAMSHACKLE_BUT_RUGGED",
  name: "Ramshackle But Rugged",
  rule: "AR-9",
  source: "ABILITY",
  text: "AP of attacks against it is worse by 1",
  ability: "RAMSHACKLE BUT RUGGED",
  defending: (_volley, draft) => addPenetration(draft, ramshackle, -1),
};
