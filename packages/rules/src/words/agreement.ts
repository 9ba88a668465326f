/** Verbs that agree with names: Boyz charge, a Deff Dread charges. */

/** Plurals that do not look like one. */
const IRREGULAR: ReadonlySet<string> = new Set(["gretchin", "grots", "incubi", "custodes"]);

/** What follows the noun of a name: `Captain in Terminator Armour`, `Boyz (Green)`, `Boyz B`, `Boyz 2`. */
const AFTER_NOUN = / (?:(?:with|in|on|of|from|and) .*|\(.*|[A-Z]|[IVX]+|\d+)$/i;

const known = new Map<string, boolean>();
const MOST_KNOWN = 1_000;

/** Whether a name stands for several: `Boyz` does, `Warboss` and `Intercessor Squad` do not. */
export function isPlural(name: string): boolean {
  const before = known.get(name);
  if (before !== undefined) return before;
  const plural = looksPlural(name);
  if (known.size < MOST_KNOWN) known.set(name, plural);
  return plural;
}

function looksPlural(name: string): boolean {
  let noun = name.trim();
  for (let shorter = noun.replace(AFTER_NOUN, ""); shorter !== noun; shorter = noun.replace(AFTER_NOUN, "")) {
    noun = shorter;
  }
  const last = noun.slice(noun.lastIndexOf(" ") + 1).toLowerCase();
  return (
    IRREGULAR.has(last) ||
    last.endsWith("men") ||
    (/[sz]$/.test(last) && last.length > 2 && !/(?:ss|us|is|os)$/.test(last))
  );
}

/** The form of a verb that goes with the name. */
export function verb(name: string, one: string, several: string): string {
  return isPlural(name) ? several : one;
}

export const is = (name: string): string => verb(name, "is", "are");
export const has = (name: string): string => verb(name, "has", "have");
export const its = (name: string): string => verb(name, "its", "their");
export const it = (name: string): string => verb(name, "it", "they");
