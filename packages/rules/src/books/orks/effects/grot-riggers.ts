import type { EffectRow } from "../../../abilities/effect.ts";
import { isWounded, modelsOf } from "../../../game/unit.ts";

/** Small hands that never stop mending. */
export const grotRiggers: EffectRow = {
  id: "GROT_RIGGERS",
  name: "Grot Riggers",
  rule: "AR-4",
  source: "ABILITY",
  text: "regains 1 wound at the start of its Command phase",
  ability: "GROT RIGGERS",
  atCommand(change, unit) {
    for (const model of modelsOf(unit)) {
      if (!isWounded(unit, model)) continue;
      const wounds = model.wounds + 1;
      change.set(`units.${unit.id}.models.${model.id}.wounds`, wounds);
      change.story.addLine({ line: "wound_regained", unit_id: unit.id, model_id: model.id, wounds });
    }
  },
};
