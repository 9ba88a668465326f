import type { EffectRow } from "../../../abilities/effect.ts";

/** Those who fall fight once more. */
export const onlyInDeath: EffectRow = {
  id: "ONLY_IN_DEATH",
  name: "Only in Death Does Duty End",
  rule: "AR-11",
  source: "STRATAGEM",
  text: "models destroyed before they have fought fight before they are removed",
  fightsOnDeath: true,
};
