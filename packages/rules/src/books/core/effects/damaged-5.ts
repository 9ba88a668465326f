import { addModifier } from "../../../abilities/draft.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { modelsOf } from "../../../game/unit.ts";

/** A machine that hardly holds together. */
export const damaged5: EffectRow = {
  id: "DAMAGED_5",
  name: "Damaged",
  rule: "AR-9",
  source: "ABILITY",
  text: "−1 to hit with 5 wounds or fewer left",
  ability: "DAMAGED 5",
  when: (unit) => modelsOf(unit).some(({ wounds }) => wounds <= 5),
  attacking: (_volley, draft) => addModifier(draft.hit, -1, damaged5),
};
