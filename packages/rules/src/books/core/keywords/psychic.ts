import { keyword, named } from "../../../abilities/keyword.ts";

/** A tag that other rules may ask for. */
export const psychic = keyword({
  ...named("PSYCHIC"),
  rule: "KW-20",
  indicator: () => "PSY",
  traits: { psychic: true },
});
