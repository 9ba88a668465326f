import { keyword, named } from "../../../abilities/keyword.ts";

/** A melee weapon that is used beside another one (FI-21); without effect on shooting. */
export const extraAttacks = keyword({
  ...named("EXTRA ATTACKS"),
  rule: "KW-18",
  indicator: () => "EA",
  traits: { extraAttacks: true },
});
