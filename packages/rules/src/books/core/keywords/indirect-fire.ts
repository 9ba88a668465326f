import { addModifier } from "../../../abilities/draft.ts";
import { keyword, named } from "../../../abilities/keyword.ts";

/** Unmodified rolls up to this always miss. */
const HIGHEST_MISS = 3;

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
    addModifier(draft.hit, -1, "Indirect Fire", "KW-14");
    draft.hit.missesUpTo = Math.max(draft.hit.missesUpTo, HIGHEST_MISS);
    draft.hit.remarks.push({ text: `unmodified 1 to ${HIGHEST_MISS} miss`, rule: "KW-14" });
    draft.grantedCover = "unseen, Indirect Fire";
    draft.notes.push("Indirect Fire: target not visible, −1 to hit, target has cover");
  },
});
