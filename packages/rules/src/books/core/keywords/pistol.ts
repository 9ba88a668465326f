import { keyword, named } from "../../../abilities/keyword.ts";

/** Fired in the thick of a fight, but not beside other guns. */
export const pistol = keyword({
  ...named("PISTOL"),
  rule: "KW-17",
  shootingOnly: true,
  indicator: () => "P",
  traits: { sidearm: true },
});
