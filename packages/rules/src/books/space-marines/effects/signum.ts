import { grantIgnoresCover } from "../../../abilities/add.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";

/** A sergeant who guides the guns of a unit that stands still. */
export const signum: EffectRow = {
  id: "SIGNUM",
  name: "Signum",
  rule: "AR-6",
  source: "ABILITY",
  text: "ranged weapons have Ignores Cover after remaining stationary",
  ability: "SIGNUM",
  reach: "UNIT",
  keepsStill: true,
  attacking({ weapon, shooter }, draft, { effect }) {
    // In its own turn the mark of the turn says it, later on what was given for it.
    const isStill = (shooter.flags.remained_stationary === true) === (effect === null);
    if (!isMelee(weapon) && isStill) grantIgnoresCover(draft, signum);
  },
};
