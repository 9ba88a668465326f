import { addModifier } from "../../attack/draft.ts";
import { stealth } from "../../keywords/stealth.ts";
import type { EffectRow } from "../effect.ts";

/** The unit hides in smoke. */
export const smokescreen: EffectRow = {
  id: "SMOKESCREEN",
  name: "Smokescreen",
  rule: "EF-2",
  source: "STRATAGEM",
  text: "the Benefit of Cover and Stealth",
  defending({ target, weapon }, draft) {
    draft.grantedCover ??= "Smokescreen";
    // A unit has Stealth or has it not: a second one adds nothing.
    if (weapon.type === "RANGED" && stealth.of(target) !== true) {
      addModifier(draft.hit, -1, "Smokescreen: Stealth", "EF-2");
    }
  },
};
