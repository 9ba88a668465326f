import { keyword, named } from "../../../abilities/keyword.ts";

/** A Critical Hit wounds by itself; such a wound is never critical. */
export const lethalHits = keyword({
  ...named("LETHAL HITS"),
  rule: "KW-8",
  indicator: () => "LH",
  compile(_, _volley, draft) {
    draft.criticalHitWounds = true;
  },
});
