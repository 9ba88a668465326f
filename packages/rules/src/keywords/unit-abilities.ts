import type { Unit } from "../game/document.ts";
import { spell } from "../game/spelling.ts";
import { modelsOf } from "../game/unit.ts";
import { feelNoPain } from "./feel-no-pain.ts";
import { loneOperative } from "./lone-operative.ts";
import { stealth } from "./stealth.ts";

const AUTOMATED = [stealth, loneOperative, feelNoPain];

/** Applied where units fight, arrive and are set up, and where armies are put together: a Leader stands in the unit that it leads. */
const ELSEWHERE =
  /^(FIGHTS FIRST|LEADER|SECOND LEADER|TWO LEADERS|INFILTRATORS|DEEP STRIKE|METEORIC DESCENT)\b/;

/** Whether every model has the ability, by itself or through its unit. */
export function everyModelHas(unit: Unit, ability: string): boolean {
  const has = (abilities: readonly string[]) => abilities.some((text) => spell(text) === ability);
  return has(unit.abilities) || modelsOf(unit).every(({ abilities = [] }) => has(abilities));
}

/** Abilities of a unit and its models that nobody applies: named to the players, never passed over in silence (KW-22). */
export function notAutomated(unit: Unit): readonly string[] {
  const ofUnit = unit.abilities.map(spell);
  const applied = ofUnit.filter((text) => ELSEWHERE.test(text) || AUTOMATED.some((row) => row.matches(text)));
  // Most of what is applied is so to whole units: a model has it through its unit or with all the others, or in vain.
  const ofModels = modelsOf(unit)
    .flatMap(({ abilities }) => abilities ?? [])
    .map(spell)
    .filter((text) => !ELSEWHERE.test(text) && !feelNoPain.matches(text));
  return [...new Set([...ofUnit, ...ofModels])].filter((text) => text !== "" && !applied.includes(text));
}
