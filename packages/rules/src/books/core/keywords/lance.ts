import { addModifier } from "../../../abilities/draft.ts";
import { keyword, named } from "../../../abilities/keyword.ts";

const LANCE = { name: "Lance", rule: "KW-16" } as const;

/** Strikes harder from a unit that charged this turn. */
export const lance = keyword({
  ...named("LANCE"),
  rule: "KW-16",
  indicator: () => "L",
  compile(_, { shooter }, draft) {
    if (shooter.flags.charged_this_turn === true) addModifier(draft.wound, 1, LANCE);
  },
});
