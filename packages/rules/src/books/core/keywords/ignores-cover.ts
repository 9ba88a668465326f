import { keyword, named } from "../../../abilities/keyword.ts";

/** The target has no Benefit of Cover, not even the one that Indirect Fire would give it. */
export const ignoresCover = keyword({
  ...named("IGNORES COVER"),
  rule: "KW-13",
  shootingOnly: true,
  indicator: () => "IC",
  compile(_, _volley, draft) {
    draft.ignoresCover = true;
  },
});
