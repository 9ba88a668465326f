import { addModifier } from "../../../abilities/draft.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { hasEffect } from "../../../abilities/has-effect.ts";

/** Veterans who do not miss the one they have sworn to kill. */
export const furyOfTheFirst: EffectRow = {
  id: "FURY_OF_THE_FIRST",
  name: "Fury of the First",
  rule: "AR-6",
  source: "ABILITY",
  text: "+1 to hit the target of the army's Oath of Moment",
  ability: "FURY OF THE FIRST",
  reach: "UNIT",
  attacking({ shooter, target }, draft) {
    if (hasEffect(target, "OATH_OF_MOMENT", shooter.owner)) addModifier(draft.hit, 1, furyOfTheFirst);
  },
};
