import type { Draft } from "../../../abilities/draft.ts";
import type { Volley } from "../../../abilities/volley.ts";

/** Fire Overwatch: only unmodified sixes hit, so that whatever hits is critical too. */
export function compileOverwatch({ circumstance }: Volley, draft: Draft): void {
  if (circumstance !== "FIRE_OVERWATCH") return;
  draft.hit.missesUpTo = Math.max(draft.hit.missesUpTo, 5);
  draft.hit.remarks.push({ what: "HITS_ONLY_ON", rule: "ST-7", name: "Overwatch", face: 6 });
}
