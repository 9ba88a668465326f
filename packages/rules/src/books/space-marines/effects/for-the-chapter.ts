import type { EffectRow } from "../../../abilities/effect.ts";

/** Those who fall fire once more. */
export const forTheChapter: EffectRow = {
  id: "FOR_THE_CHAPTER",
  name: "For the Chapter!",
  rule: "AR-9",
  source: "ABILITY",
  text: "models that attacks destroy shoot on a 3+ before they are removed",
  ability: "FOR THE CHAPTER!",
  reach: "UNIT",
  shootsOnDeath: 3,
};
