import { LIMITS } from "@gunline/rules";
import { nameKey } from "../names.ts";
import type { Profile } from "../roster/tree.ts";

/** Core abilities with their parameter, spelled as the document does. */
const CORE: readonly RegExp[] = [
  /^feel no pain \d\+$/,
  /^deadly demise (?:\d+|\d*d[36](?:\s*\+\s*\d+)?)$/,
  /^scouts \d+"?$/,
  /^firing deck \d+$/,
  /^(?:deep strike|infiltrators|lone operative|stealth|leader|fights first|hover|waaagh!|oath of moment)$/,
];

/** Rules that a unit only refers to: without their number, or of its weapons. */
const REFERENCES =
  /^(?:feel no pain|deadly demise|scouts|firing deck|anti-?|rapid fire|sustained hits|blast|heavy|assault|pistol|torrent|twin-linked|lethal hits|devastating wounds|melta|ignores cover|indirect fire|precision|hazardous|lance|one shot|extra attacks|psychic)$/;

/** Rules of the core book, which are described here in our own words. */
export function isCore(name: string): boolean {
  const key = nameKey(name);
  return key === "invulnerable save" || REFERENCES.test(key) || CORE.some((pattern) => pattern.test(key));
}

/** What the document has of a rule's name; null: it says nothing of the unit itself. */
export function abilityOf(name: string): string | null {
  // Catalogues print "Feel No Pain, 6+" too.
  const key = nameKey(name)
    .replaceAll(/[“”]/g, '"')
    .replace(/^(feel no pain|deadly demise|scouts|firing deck),\s*/, "$1 ");
  if (REFERENCES.test(key) || key === "") return null;
  const scouts = /^scouts (\d+)"?$/.exec(key);
  if (scouts !== null) return `SCOUTS ${scouts[1]}"`;
  return CORE.some((pattern) => pattern.test(key)) ? key.toUpperCase() : shortened(name);
}

/** An invulnerable save as an ability tells it. */
export interface Invulnerable {
  readonly save: number;
  /** The only attacks that it is good against; null: it is a plain one. */
  readonly against: "RANGED" | "MELEE" | null;
}

/**
 * Of an ability named so: the digit in its name, else the first in its text. In many words: "This model has a 4+ …",
 * "Models in this unit have an … of 6+", a plain "4+", and a star or "against ranged attacks" where it is no plain save.
 */
export function invulnerableOf({ name, values }: Profile): Invulnerable | undefined {
  if (!/invulnerable/i.test(name)) return undefined;
  const text = textOf(values);
  const digit = /([2-6])\s?\+/.exec(name)?.[1] ?? /([2-6])\s?\+/.exec(text)?.[1];
  if (digit === undefined) return undefined;
  const against = typeIn(text) ?? (/[2-6]\s?\+\s?\*/.test(name) ? "RANGED" : null);
  return { save: Number(digit), against };
}

/** The type of attack that a save is limited to. */
function typeIn(text: string): Invulnerable["against"] {
  const type = /against (?:attacks made with )?(ranged|melee)/i.exec(text)?.[1]?.toUpperCase();
  return type === "RANGED" || type === "MELEE" ? type : null;
}

/** Of wargear: only where it says that its bearer has the save. */
export function bearersSave({ values }: Profile): Invulnerable | undefined {
  const text = textOf(values);
  const found =
    /\b(?:bearer|model) (?:has|gains|receives)\b[^.]{0,60}?([2-6])\+ invulnerable save[^.]*/i.exec(text) ??
    /\b(?:bearer|model) (?:has|gains|receives)\b[^.]{0,60}?invulnerable save of ([2-6])\+[^.]*/i.exec(text);
  return found === null ? undefined : { save: Number(found[1]), against: typeIn(found[0]) };
}

export function textOf(values: Profile["values"]): string {
  return values["Description"] ?? Object.values(values)[0] ?? "";
}

/** "■ Boyz", "- Nobz": the units that a Leader's text lists. */
export function ledIn(text: string): readonly string[] {
  const names = text
    .split(/[\n■•▪]|(?:^|\s)[-*]\s/)
    .slice(1)
    .map((one) =>
      one
        .replaceAll(/[*^_]/g, "")
        .replace(/^[-–\s]+/, "")
        .replace(/[.,;]\s*$/, "")
        .trim(),
    );
  return [...new Set(names.filter((one) => one.length > 2 && one.length < 60 && !/[.:]/.test(one)))].slice(
    0,
    40,
  );
}

/**
 * "… cannot be attached to a Hellblaster Squad unless this model is equipped with a plasma pistol": the wargear that a
 * Leader's text asks for, by the key of the unit's name.
 */
export function neededToLead(text: string): Readonly<Record<string, string>> {
  const plain = text.replaceAll(/[*^_]/g, "").replaceAll(/\s+/g, " ");
  const found = plain.matchAll(
    /cannot be attached to an? ([^.,;]{3,60}?) unless (?:it|this model) is equipped with an? ([^.,;]{3,60}?)(?=[.,;]|$| and cannot)/gi,
  );
  return Object.fromEntries([...found].map(([, unit, wargear]) => [nameKey(unit!), wargear!.trim()]));
}

/** What a text says of a transport: room, who fits in, who does not, who takes two places. */
export interface Room {
  readonly capacity: number;
  readonly carries: readonly string[];
  readonly excludes: readonly string[];
  readonly double: readonly string[];
}

export function roomIn(text: string): Room | undefined {
  const capacity = /\d+/.exec(text)?.[0];
  if (capacity === undefined) return undefined;
  const plain = text.replaceAll(/[*^]/g, "").replaceAll(/\s+/g, " ");
  const carried = /capacity of \d+ ([^.]*?) models?/i.exec(plain)?.[1] ?? "";
  const barred = /cannot transport ([^.]*?) models?/i.exec(plain)?.[1] ?? "";
  const twice = [...plain.matchAll(/each ([^.]*?) models? takes? (?:up )?the space of (?:2|two)/gi)];
  return {
    capacity: Math.min(Number(capacity), LIMITS.modelsPerUnit),
    carries: wordsIn(carried),
    excludes: wordsIn(barred),
    double: twice.flatMap((one) => wordsIn(one[1]!)),
  };
}

function wordsIn(text: string): readonly string[] {
  return text
    .split(/,|\bor\b|\band\b|\//i)
    .map((one) =>
      one
        .replace(/^\s*(?:any|a|an)\s/i, "")
        .trim()
        .toUpperCase(),
    )
    .filter((one) => one !== "" && one.length < 60);
}

function shortened(name: string): string {
  return name.slice(0, LIMITS.textLength);
}
