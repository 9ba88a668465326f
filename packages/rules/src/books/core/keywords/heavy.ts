import { addModifier } from "../../../abilities/draft.ts";
import { keyword, named } from "../../../abilities/keyword.ts";

const HEAVY = { name: "Heavy", rule: "KW-4" } as const;

/** Steadier from a unit that remained stationary; the flag is taken at its word. */
export const heavy = keyword({
  ...named("HEAVY"),
  rule: "KW-4",
  shootingOnly: true,
  indicator: () => "H",
  compile(_, { shooter }, draft) {
    if (shooter.flags.remained_stationary === true) addModifier(draft.hit, 1, HEAVY);
  },
});
