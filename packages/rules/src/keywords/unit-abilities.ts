import type { Unit } from "../game/document.ts";
import { spell } from "../game/spelling.ts";
import { modelsOf } from "../game/unit.ts";
import { feelNoPain } from "./feel-no-pain.ts";
import { loneOperative } from "./lone-operative.ts";
import { stealth } from "./stealth.ts";

const AUTOMATED = [stealth, loneOperative, feelNoPain];

/** Applied where units fight, where they arrive, and where armies are put together: a Leader stands in the unit that it leads. */
const ELSEWHERE: readonly string[] = ["FIGHTS FIRST", "LEADER", "DEEP STRIKE", "METEORIC DESCENT"];

/** Those of them that a model may have for itself. */
const OF_MODELS: readonly string[] = ["LEADER", "DEEP STRIKE", "METEORIC DESCENT"];

/** Abilities of a unit and its models that nobody applies: named to the players, never passed over in silence (KW-22). */
export function notAutomated(unit: Unit): readonly string[] {
  const ofUnit = unit.abilities.map(spell);
  const applied = ofUnit.filter(
    (text) => ELSEWHERE.includes(text) || AUTOMATED.some((row) => row.matches(text)),
  );
  // What is applied is so to whole units: a model has it through its unit, or has it in vain.
  const ofModels = modelsOf(unit)
    .flatMap(({ abilities }) => abilities ?? [])
    .map(spell)
    .filter((text) => !OF_MODELS.includes(text));
  return [...new Set([...ofUnit, ...ofModels])].filter((text) => text !== "" && !applied.includes(text));
}
