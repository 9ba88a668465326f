import { addModifier } from "../../../abilities/draft.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { modelsOf } from "../../../game/unit.ts";

/** A machine that hardly holds together. */
export const damaged4: EffectRow = {
  id: "DAMAGED_4",
  name: "Damaged",
  rule: "AR-9",
  source: "ABILITY",
  text: "−1 to hit with 4 wounds or fewer left",
  ability: "DAMAGED 4",
  when: (unit) => modelsOf(unit).some(({ wounds }) => wounds <= 4),
  attacking: (_volley, draft) => addModifier(draft.hit, -1, damaged4),
};
