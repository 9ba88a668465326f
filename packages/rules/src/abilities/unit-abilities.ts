import { normaliseKeyword } from "../base/keyword.ts";
import type { Unit } from "../game/document.ts";
import { modelsOf } from "../game/unit.ts";
import { deadlyDemise } from "./deadly-demise.ts";
import { feelNoPain } from "./feel-no-pain.ts";
import { firingDeck } from "./firing-deck.ts";
import { loneOperative } from "./lone-operative.ts";
import { rangedInvulnerable } from "./ranged-invulnerable.ts";
import { rowOfAbility } from "./registry.ts";
import { scouts } from "./scouts.ts";
import { stealth } from "./stealth.ts";

const AUTOMATED = [stealth, loneOperative, feelNoPain, deadlyDemise, firingDeck, scouts, rangedInvulnerable];

/** Applied where units fight, arrive and are set up, and where armies are put together: a Leader stands in the unit that it leads. */
const ELSEWHERE =
  /^(FIGHTS FIRST|LEADER|SECOND LEADER|TWO LEADERS|INFILTRATORS|DEEP STRIKE|METEORIC DESCENT|STICKY OBJECTIVE|FIRING DECK|SCOUTS|HOVER)\b/;

/** Chosen as a Command phase begins, or used by the unit when it is asked or in its own time: stratagems/army has a file each. */
const USED: ReadonlySet<string> = new Set([
  "OATH OF MOMENT",
  "WAAAGH!",
  "TARGET ELIMINATION",
  "AMMO RUNT",
  "PULSA ROKKIT",
  "FINEST HOUR",
  "SHOOTY POWER TRIP",
  "BOMB SQUIG",
  "TELEPORT HOMER",
  "AQUILON OPTICS",
  "GROT ORDERLY",
  "ARMORIUM CHERUB",
  "REPOSITION UNDER COVERING FIRE",
  "HAMMER OF WRATH",
  "THIEVIN' SCAVENGERS",
  "PISTON-DRIVEN BRUTALITY",
]);

const isApplied = (text: string) =>
  ELSEWHERE.test(text) || USED.has(text) || rowOfAbility(text) !== undefined;

/** Whether the referee applies an ability of a unit by itself, or asks about it where it can be used. */
export function isAutomated(ability: string): boolean {
  const text = normaliseKeyword(ability);
  return isApplied(text) || AUTOMATED.some((row) => row.matches(text));
}

/** Abilities of a unit and its models that nobody applies: named to the players, never passed over in silence (KW-22). */
export function notAutomated(unit: Unit): readonly string[] {
  let found = known.get(unit);
  if (found === undefined) {
    found = findNotAutomated(unit);
    known.set(unit, found);
  }
  return found;
}

const known = new WeakMap<Unit, readonly string[]>();

function findNotAutomated(unit: Unit): readonly string[] {
  const ofUnit = unit.abilities.map(normaliseKeyword);
  const applied = ofUnit.filter((text) => isApplied(text) || AUTOMATED.some((row) => row.matches(text)));
  // Most of what is applied is so to whole units: a model has it through its unit or with all the others, or in vain.
  const ofModels = modelsOf(unit)
    .flatMap(({ abilities }) => abilities ?? [])
    .map(normaliseKeyword)
    .filter(
      (text) =>
        !isApplied(text) &&
        !feelNoPain.matches(text) &&
        !rangedInvulnerable.matches(text) &&
        !deadlyDemise.matches(text) &&
        !scouts.matches(text),
    );
  return [...new Set([...ofUnit, ...ofModels])].filter((text) => text !== "" && !applied.includes(text));
}
