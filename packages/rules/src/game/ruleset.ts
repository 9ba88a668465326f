import { socket } from "../base/socket.ts";
import type { Game, RulesetId } from "./document.ts";
import type { Numbers } from "./numbers.ts";

/** What rulesets may differ in: named options and numbers. Code asks for those, never for the name of a ruleset. */
export interface Ruleset {
  /** Attacks that a Blast weapon makes at least against six or more models, before the bonus is added; 0: no minimum. */
  readonly blastMinimum: number;
  /** Whether INFANTRY and BEASTS charge through the walls of ruins instead of climbing them. */
  readonly ruinsOpen: boolean;
  readonly numbers: Numbers;
}

/** The core book plugs them in. */
export const rulesets = socket<Readonly<Record<RulesetId, Ruleset>>>("rulesets");

export function rulesetOf({ ruleset }: Pick<Game, "ruleset">): Ruleset {
  return rulesets.value[ruleset];
}

/** The numbers of the rules that this game is played by. A loop over models asks once, before it begins. */
export function numbersOf(game: Pick<Game, "ruleset">): Numbers {
  return rulesetOf(game).numbers;
}
