import { keyword, named } from "../../../abilities/keyword.ts";

/** Spent once it had a target. */
export const oneShot = keyword({
  ...named("ONE SHOT"),
  rule: "KW-19",
  indicator: () => "1S",
  traits: { oneShot: true },
  compile(_, _volley, draft) {
    draft.oneShot = true;
  },
});
