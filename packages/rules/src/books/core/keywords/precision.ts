import { keyword, named } from "../../../abilities/keyword.ts";

/** Wounds may be sent at a Character that the firing model sees; which one, the assignment says. */
export const precision = keyword({
  ...named("PRECISION"),
  rule: "KW-12",
  indicator: () => "PR",
  traits: { precision: true },
  compile(_, _volley, draft) {
    draft.precision = true;
  },
});
