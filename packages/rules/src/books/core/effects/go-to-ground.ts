import { invulnerableOf } from "../../../abilities/better.ts";
import type { EffectRow } from "../../../abilities/effect.ts";

const COVER = { how: "GRANTED", rule: "EF-2", name: "Go to Ground" } as const;

/** The unit takes what cover there is. */
export const goToGround: EffectRow = {
  id: "GO_TO_GROUND",
  name: "Go to Ground",
  rule: "EF-2",
  source: "STRATAGEM",
  text: "6+ invulnerable save and the Benefit of Cover",
  stats: { invulnerable_save: invulnerableOf(6) },
  defending(_volley, draft) {
    draft.grantedCover ??= COVER;
  },
};
