import { keyword, named } from "../../../abilities/keyword.ts";

/** A Critical Wound goes past every save, after all other attacks of the unit. */
export const devastatingWounds = keyword({
  ...named("DEVASTATING WOUNDS"),
  rule: "KW-10",
  indicator: () => "DW",
  compile(_, _volley, draft) {
    draft.wound.devastating = true;
  },
});
