import { normaliseKeyword } from "../base/keyword.ts";
import type { Unit } from "../game/document.ts";
import { modelsOf } from "../game/unit.ts";
import { type Book, bookOf, builtInBook, type PlayedByRows } from "./book.ts";
import { deadlyDemise } from "./deadly-demise.ts";
import { feelNoPain } from "./feel-no-pain.ts";
import { firingDeck } from "./firing-deck.ts";
import { loneOperative } from "./lone-operative.ts";
import { rangedInvulnerable } from "./ranged-invulnerable.ts";
import { scouts } from "./scouts.ts";
import { stealth } from "./stealth.ts";

const AUTOMATED = [stealth, loneOperative, feelNoPain, deadlyDemise, firingDeck, scouts, rangedInvulnerable];

/** Applied where units fight, arrive and are set up, and where armies are put together: a Leader stands in the unit that it leads. */
const ELSEWHERE =
  /^(FIGHTS FIRST|LEADER|SECOND LEADER|TWO LEADERS|TWO UNLIKE LEADERS|INFILTRATORS|DEEP STRIKE|METEORIC DESCENT|STICKY OBJECTIVE|FIRING DECK|SCOUTS|HOVER)\b/;

const isApplied = (book: Book, text: string) =>
  ELSEWHERE.test(text) || (book.statusOf.get(text) ?? "none") !== "none";

/** Whether the referee applies an ability of a unit by itself, or asks about it where it can be used. */
export function isAutomated(ability: string, book = builtInBook()): boolean {
  const text = normaliseKeyword(ability);
  return isApplied(book, text) || AUTOMATED.some((row) => row.matches(text));
}

/** Abilities of a unit and its models that nobody applies: named to the players, never passed over in silence (KW-22). */
export function notAutomated(game: PlayedByRows, unit: Unit): readonly string[] {
  let found = known.get(unit);
  if (found === undefined) {
    found = findNotAutomated(bookOf(game), unit);
    known.set(unit, found);
  }
  return found;
}

const known = new WeakMap<Unit, readonly string[]>();

function findNotAutomated(book: Book, unit: Unit): readonly string[] {
  const ofUnit = unit.abilities.map(normaliseKeyword);
  const applied = ofUnit.filter(
    (text) => isApplied(book, text) || AUTOMATED.some((row) => row.matches(text)),
  );
  // Most of what is applied is so to whole units: a model has it through its unit or with all the others, or for nothing.
  const ofModels = modelsOf(unit)
    .flatMap(({ abilities }) => abilities ?? [])
    .map(normaliseKeyword)
    .filter(
      (text) =>
        !isApplied(book, text) &&
        !feelNoPain.matches(text) &&
        !rangedInvulnerable.matches(text) &&
        !deadlyDemise.matches(text) &&
        !scouts.matches(text),
    );
  return [...new Set([...ofUnit, ...ofModels])].filter((text) => text !== "" && !applied.includes(text));
}
