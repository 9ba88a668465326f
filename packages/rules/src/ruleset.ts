import type { RulesetId } from "./game/document.ts";
import type { RuleId } from "./rule.ts";

/**
 * The two rulesets differ only in these named options. Code asks for an option, never for the name of a ruleset.
 */
export interface Ruleset {
  /** Attacks that a Blast weapon makes at least against six or more models, before the bonus is added; 0: no minimum. */
  readonly blastMinimum: number;
}

const RULESET_OPTIONS: Readonly<Record<RulesetId, Ruleset>> = {
  spec: { blastMinimum: 3 },
  published: { blastMinimum: 0 },
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
    spec: "A Blast weapon makes at least 3 attacks against six or more models, before its bonus.",
    published: "Blast gives its bonus only; there is no minimum.",
  },
];

export function rulesetOf(id: RulesetId): Ruleset {
  return RULESET_OPTIONS[id];
}
