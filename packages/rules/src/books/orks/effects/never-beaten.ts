import type { EffectRow } from "../../../abilities/effect.ts";

/** Those who fall fight once more. */
export const neverBeaten: EffectRow = {
  id: "ORKS_IS_NEVER_BEATEN",
  name: "Orks Is Never Beaten",
  rule: "AR-14",
  source: "STRATAGEM",
  text: "models destroyed before they have fought fight before they are removed",
  fightsOnDeath: true,
};
