import type { UnitToken } from "./scene.ts";

/** Letters that an abbreviated word keeps: with fewer nobody knows it, and with more it may as well be written out. */
const LETTERS = { least: 3, most: 5 };
/** A single word is cut only if that saves something. */
const LONG_WORD = 9;
const CUT_WORD = 6;

/** What stands on a label: the name, how many models there are, and one short note. */
export interface LabelWords {
  readonly name: string;
  readonly count: string;
  readonly note: string;
}

export const textOf = ({ name, count, note }: LabelWords): string =>
  [name, count, note].filter((part) => part !== "").join(" ");

/** The name, with whose it is where both sides have one of that name. */
export function nameOf({ name, whose }: UnitToken): string {
  return whose === "" ? name : `${name} (${whose})`;
}

/**
 * What a unit's label may say, from the whole of it to the least: all, without its note, with the later words of its
 * name abbreviated ("Boyz War. 18"), and at last the number alone, beside its glyph. No initials: nobody knows them. An
 * abbreviation that could mean another unit is not among them.
 */
export function labelWords(units: readonly UnitToken[]): LabelWords[][] {
  const short = abbreviations([...new Set(units.map(({ name }) => name))]);
  return units.map((unit) => {
    const count = String(unit.models.length);
    const name = nameOf(unit);
    const less = nameOf({ ...unit, name: short.get(unit.name) ?? unit.name });
    return [
      { name, count, note: unit.badge },
      { name, count, note: "" },
      { name: less, count, note: "" },
      { name: "", count, note: "" },
    ];
  });
}

/** Each with as few letters of its later words as tell it from every other name. */
function abbreviations(names: readonly string[]): Map<string, string> {
  const short = new Map<string, string>();
  for (let letters = LETTERS.least; letters <= LETTERS.most; letters++) {
    const cuts = names.map((name) => cut(name, letters));
    const used = counted(cuts);
    for (const [at, name] of names.entries()) {
      if (!short.has(name) && used.get(cuts[at]!) === 1) short.set(name, cuts[at]!);
    }
  }
  return short;
}

function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}

function cut(name: string, letters: number): string {
  const [first = "", ...rest] = name.split(" ");
  if (rest.length === 0)
    return name.length > LONG_WORD ? `${name.slice(0, CUT_WORD + letters - LETTERS.least)}.` : name;
  return [first, ...rest.filter(telling).map((word) => clipped(word, letters))].join(" ");
}

function clipped(word: string, letters: number): string {
  return word.length <= letters + 2 ? word : `${word.slice(0, letters)}.`;
}

const telling = (word: string): boolean => !["with", "and", "of", "the"].includes(word.toLowerCase());
