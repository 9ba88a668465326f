import type { Draft } from "../../../abilities/draft.ts";
import type { Volley } from "../../../abilities/volley.ts";

/** Fire Overwatch: only unmodified sixes hit, or lower faces too by rules of the unit, whatever its skill. */
export function compileOverwatch({ circumstance }: Volley, draft: Draft): void {
  if (circumstance !== "FIRE_OVERWATCH") return;
  const { overwatchFrom: face } = draft;
  draft.hit.missesUpTo = Math.max(draft.hit.missesUpTo, face - 1);
  draft.hit.hitsFrom = face;
  draft.hit.remarks.push({ what: "HITS_ONLY_ON", rule: "ST-7", name: "Overwatch", face });
}
