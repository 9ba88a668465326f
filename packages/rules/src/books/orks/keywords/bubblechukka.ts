import { keyword, named } from "../../../abilities/keyword.ts";

/** Before targets are chosen a die says with which of its profiles the weapon is fired. */
export const bubblechukka = keyword({
  ...named("BUBBLECHUKKA"),
  rule: "KW-33",
  indicator: () => "BC",
  traits: { rolledProfile: true },
});
