import { addModifierThrough } from "../../../abilities/draft.ts";
import type { EffectRow } from "../../../abilities/effect.ts";
import { stealth } from "../../../abilities/stealth.ts";

const COVER = { how: "GRANTED", rule: "EF-2", name: "Smokescreen" } as const;

/** The unit hides in smoke. */
export const smokescreen: EffectRow = {
  id: "SMOKESCREEN",
  name: "Smokescreen",
  rule: "EF-2",
  source: "STRATAGEM",
  text: "the Benefit of Cover and Stealth",
  defending({ target, weapon }, draft) {
    draft.grantedCover ??= COVER;
    // A unit has Stealth or has it not: a second one adds nothing.
    if (weapon.type === "RANGED" && stealth.of(target) !== true) {
      addModifierThrough(draft.hit, -1, smokescreen, "Stealth");
    }
  },
};
