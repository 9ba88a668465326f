import type { RuleId } from "../../base/rule.ts";
import type { RulesetId } from "../../game/document.ts";
import type { Ruleset } from "../../game/ruleset.ts";
import { NUMBERS } from "./numbers.ts";

export const RULESETS: Readonly<Record<RulesetId, Ruleset>> = {
  spec: { blastMinimum: 3, ruinsOpen: false, numbers: NUMBERS },
  published: { blastMinimum: 0, ruinsOpen: true, numbers: NUMBERS },
};

/** What the players are told about each difference. */
export const RULESET_DIFFERENCES: readonly {
  readonly option: Exclude<keyof Ruleset, "numbers">;
  readonly rule: RuleId;
  readonly spec: string;
  readonly published: string;
}[] = [
  {
    option: "blastMinimum",
    rule: "KW-5",
    spec: "Blast makes at least 3 attacks against 6 or more models.",
    published: "Blast adds its bonus only; there is no minimum.",
  },
  {
    option: "ruinsOpen",
    rule: "CH-11",
    spec: 'In a charge every model climbs up and down ruins taller than 2".',
    published: "In a charge INFANTRY and BEASTS move through ruins; others climb them.",
  },
];
