import type { UnitToken } from "./scene.ts";

/** Letters an abbreviated word keeps at most before it is written out. */
const LETTERS = 4;
/** A single word is cut only if that saves something. */
const LONG_WORD = 9;
const CUT_WORD = 6;

export function fullText({ name, badge }: UnitToken): string {
  return badge === "" ? name : `${name} ${badge}`;
}

/**
 * What a unit's label may say, from the whole of it to the least: with its badge, its name, the name with its later
 * words abbreviated ("Burna B."), initials ("BB"). An abbreviation that could mean another unit is not among them.
 */
export function labelTexts(units: readonly UnitToken[]): string[][] {
  const names = [...new Set(units.map(({ name }) => name))];
  const short = abbreviations(names);
  const initials = new Map(names.map((name) => [name, initialsOf(name)]));
  const used = counted([...initials.values(), ...names]);
  return units.map((unit) => {
    const letters = initials.get(unit.name) ?? "";
    const texts = [fullText(unit), unit.name, short.get(unit.name) ?? unit.name];
    if (letters !== "" && used.get(letters) === 1) texts.push(letters);
    return texts;
  });
}

/** Each with as few letters of its later words as tell it from every other name. */
function abbreviations(names: readonly string[]): Map<string, string> {
  const short = new Map<string, string>();
  for (let letters = 1; letters <= LETTERS; letters++) {
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
  if (rest.length === 0) return name.length > LONG_WORD ? `${name.slice(0, CUT_WORD + letters - 1)}.` : name;
  return [first, ...rest.filter(telling).map((word) => clipped(word, letters))].join(" ");
}

function clipped(word: string, letters: number): string {
  return word.length <= letters + 1 ? word : `${word.slice(0, letters)}.`;
}

/** "Boyz with Warboss" → "BW", "Intercessors B" → "IB"; a single word has none. */
function initialsOf(name: string): string {
  const words = name.split(" ").filter(telling);
  return words.length > 1 ? words.map((word) => word.slice(0, 1).toUpperCase()).join("") : "";
}

const telling = (word: string): boolean => !["with", "and", "of", "the"].includes(word.toLowerCase());
