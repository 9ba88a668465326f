import type { EffectRow } from "../../../abilities/effect.ts";

/** Where a Captain leads, orders need few words. */
export const ritesOfBattle: EffectRow = {
  id: "RITES_OF_BATTLE",
  name: "Rites of Battle",
  rule: "ST-4",
  source: "ABILITY",
  text: "once in a round, a stratagem used on the unit costs 1 CP less",
  ability: "RITES OF BATTLE",
  cheaper: true,
};
