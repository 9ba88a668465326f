import { addRerollBy } from "../../../abilities/draft.ts";
import { keyword, named } from "../../../abilities/keyword.ts";

/** Failed wound rolls are rolled again; a success never is. */
export const twinLinked = keyword({
  ...named("TWIN-LINKED"),
  rule: "KW-7",
  indicator: () => "TL",
  compile(_, _volley, draft) {
    addRerollBy(draft.wound, "FAILED", { what: "ROW", rule: "KW-7", name: "Twin-linked" });
  },
});
