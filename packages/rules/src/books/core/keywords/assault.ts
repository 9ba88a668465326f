import { keyword, named } from "../../../abilities/keyword.ts";

/** May be fired after an Advance. */
export const assault = keyword({
  ...named("ASSAULT"),
  rule: "KW-1",
  shootingOnly: true,
  indicator: () => "A",
  traits: { afterAdvance: true },
});
