import type { RulesetId } from "../../game/document.ts";
import type { Ruleset } from "../../game/ruleset.ts";
import { NUMBERS } from "./numbers.ts";

export const RULESETS: Readonly<Record<RulesetId, Ruleset>> = {
  spec: { blastMinimum: 3, ruinsOpen: false, numbers: NUMBERS },
  published: { blastMinimum: 0, ruinsOpen: true, numbers: NUMBERS },
};
