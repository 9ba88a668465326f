import type { Unit } from "../game/document.ts";
import { spell } from "../game/spelling.ts";
import { feelNoPain } from "./feel-no-pain.ts";
import { loneOperative } from "./lone-operative.ts";
import { stealth } from "./stealth.ts";

const AUTOMATED = [stealth, loneOperative, feelNoPain];

/** Abilities of the core rules that say nothing about shooting at the unit or with it. */
const ELSEWHERE =
  /^(FIGHTS FIRST|DEEP STRIKE|INFILTRATORS|LEADER|HOVER|SCOUTS \d+"?|FIRING DECK \d+|DEADLY DEMISE (\d+|D[36](\+\d+)?))$/;

/** Abilities of a unit that nobody automates: named in the log, never passed over in silence (KW-22). */
export function notAutomatedOf({ abilities }: Unit): readonly string[] {
  return abilities
    .map(spell)
    .filter((text) => text !== "" && !ELSEWHERE.test(text) && !AUTOMATED.some((row) => row.matches(text)));
}
