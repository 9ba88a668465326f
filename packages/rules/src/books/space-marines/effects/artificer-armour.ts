import type { EffectRow } from "../../../abilities/effect.ts";

/** Armour of a master. */
export const artificerArmour: EffectRow = {
  id: "ARTIFICER_ARMOUR",
  name: "Artificer Armour",
  rule: "AR-12",
  source: "ENHANCEMENT",
  text: "2+ save and Feel No Pain 5+",
  ability: "ARTIFICER ARMOUR",
  stats: { save: (value) => Math.min(value, 2) },
  feelNoPain: 5,
};
