import type { RuleId } from "../base/rule.ts";
import type { RulesetId } from "./document.ts";

/**
 * The two rulesets differ only in these named options. Code asks for an option, never for the name of a ruleset.
 */
export interface Ruleset {
  /** Attacks that a Blast weapon makes at least against six or more models, before the bonus is added; 0: no minimum. */
  readonly blastMinimum: number;
  /** Whether INFANTRY and BEASTS charge through the walls of ruins instead of climbing them. */
  readonly ruinsOpen: boolean;
}

const RULESET_OPTIONS: Readonly<Record<RulesetId, Ruleset>> = {
  spec: { blastMinimum: 3, ruinsOpen: false },
  published: { blastMinimum: 0, ruinsOpen: true },
};

/** What the players are told about each difference. */
export const RULESET_DIFFERENCES: readonly {
  readonly option: keyof Ruleset;
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

export function rulesetOf(id: RulesetId): Ruleset {
  return RULESET_OPTIONS[id];
}
