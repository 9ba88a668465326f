import type { RuleId } from "../base/rule.ts";
import type { Ruleset } from "../game/ruleset.ts";

/** What the players read about each difference between the rulesets. */
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
