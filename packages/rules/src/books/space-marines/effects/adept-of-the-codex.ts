import type { EffectRow } from "../../../abilities/effect.ts";

/** A Captain who may choose the Tactical Doctrine for his own unit instead of one for the army. */
export const adeptOfTheCodex: EffectRow = {
  id: "ADEPT_OF_THE_CODEX",
  name: "Adept of the Codex",
  rule: "AR-12",
  source: "ENHANCEMENT",
  text: "may choose the Tactical Doctrine for this unit alone, instead of a doctrine for the army",
  ability: "ADEPT OF THE CODEX",
};
