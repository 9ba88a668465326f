import { addReroll } from "../../../abilities/draft.ts";
import { keyword, named } from "../../../abilities/keyword.ts";

/** Failed wound rolls are rolled again; a success never is. */
export const twinLinked = keyword({
  ...named("TWIN-LINKED"),
  rule: "KW-7",
  indicator: () => "TL",
  compile(_, _volley, draft) {
    addReroll(draft.wound, "FAILED", { text: "Twin-linked", rule: "KW-7" });
  },
});
