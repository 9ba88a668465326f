import { keyword, named } from "../../../abilities/keyword.ts";

/** The weapon may turn on its bearer once the unit has made all its attacks. */
export const hazardous = keyword({
  ...named("HAZARDOUS"),
  rule: "KW-15",
  indicator: () => "HZ",
  traits: { hazardous: true },
  compile(_, { circumstance }, draft) {
    // Who has fallen passes the test (FI-28).
    if (circumstance !== "ON_DEATH") draft.hazardous = true;
  },
});
