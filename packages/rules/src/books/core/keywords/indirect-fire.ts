import { addModifier } from "../../../abilities/draft.ts";
import { keyword, named } from "../../../abilities/keyword.ts";

/** Unmodified rolls up to this always miss. */
const HIGHEST_MISS = 3;

const INDIRECT_FIRE = { name: "Indirect Fire", rule: "KW-14" } as const;

const COVER = { how: "UNSEEN", ...INDIRECT_FIRE } as const;

/** May be fired at what nobody sees, at a price that is due only if nothing of the target is visible to the unit. */
export const indirectFire = keyword({
  ...named("INDIRECT FIRE"),
  rule: "KW-14",
  shootingOnly: true,
  indicator: () => "IF",
  traits: { unseen: true },
  compile(_, { targetSeen, abilities }, draft) {
    // Torrent weapons cannot fire indirectly, and so never pay for it.
    if (abilities.traits.automaticHits || targetSeen()) return;
    addModifier(draft.hit, -1, INDIRECT_FIRE);
    draft.hit.missesUpTo = Math.max(draft.hit.missesUpTo, HIGHEST_MISS);
    draft.hit.remarks.push({ what: "MISSES_UP_TO", rule: "KW-14", face: HIGHEST_MISS });
    draft.grantedCover = COVER;
    draft.notes.push({ what: "UNSEEN_TARGET", name: INDIRECT_FIRE.name });
  },
});
