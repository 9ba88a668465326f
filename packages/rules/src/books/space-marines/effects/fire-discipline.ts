import { grantSustainedHits } from "../../../abilities/add.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { hasEffect } from "../../../abilities/has-effect.ts";
import { isMelee } from "../../../abilities/weapon.ts";
import { devastatorDoctrine } from "./devastator-doctrine.ts";

/** A bearer whose unit shoots by the book. */
export const fireDiscipline: EffectRow = {
  id: "FIRE_DISCIPLINE",
  name: "Fire Discipline",
  rule: "AR-12",
  source: "ENHANCEMENT",
  text: "the unit's ranged weapons have Sustained Hits 1; it may roll an Advance again under the Devastator Doctrine",
  ability: "FIRE DISCIPLINE",
  reach: "LED",
  rerollsAdvance: (unit) => hasEffect(unit, devastatorDoctrine.id),
  attacking({ weapon }, draft) {
    if (!isMelee(weapon)) grantSustainedHits(draft, fireDiscipline, 1);
  },
};
