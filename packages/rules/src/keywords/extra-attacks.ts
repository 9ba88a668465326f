import { keyword, named } from "./keyword.ts";

/** Belongs to the Fight phase: known here so that it is shown, and without effect on shooting. */
export const extraAttacks = keyword({
  ...named("EXTRA ATTACKS"),
  rule: "KW-18",
  indicator: () => "EA",
});
