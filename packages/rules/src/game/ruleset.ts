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

export function rulesetOf(id: RulesetId): Ruleset {
  return RULESET_OPTIONS[id];
}
