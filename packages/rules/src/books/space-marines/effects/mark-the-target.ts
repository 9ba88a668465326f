import { grantDevastatingWounds } from "../../../abilities/add.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";

/** Shots that find the gap, from a unit that stands still. */
export const markTheTarget: EffectRow = {
  id: "MARK_THE_TARGET",
  name: "Mark the Target",
  rule: "AR-6",
  source: "ABILITY",
  text: "ranged weapons have Devastating Wounds after remaining stationary",
  ability: "MARK THE TARGET",
  reach: "UNIT",
  keepsStill: true,
  attacking({ weapon, shooter }, draft, { effect }) {
    // In its own turn the mark of the turn says it, later on what was given for it.
    const isStill = (shooter.flags.remained_stationary === true) === (effect === null);
    if (!isMelee(weapon) && isStill) grantDevastatingWounds(draft, markTheTarget);
  },
};
