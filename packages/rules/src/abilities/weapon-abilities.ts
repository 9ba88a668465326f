import { normaliseKeyword } from "../base/keyword.ts";
import type { Weapon } from "../game/document.ts";
import { type Ability, NO_TRAITS, type Traits } from "./keyword.ts";
import { keywordBook } from "./keyword-book.ts";

/** The keywords of one weapon, read once. */
export interface WeaponAbilities {
  readonly abilities: readonly Ability[];
  readonly traits: Traits;
  /** Keywords that no row knows: shown and named, never dropped (KW-22). */
  readonly notAutomated: readonly string[];
}

const known = new WeakMap<Weapon, WeaponAbilities>();
const knownWith = new WeakMap<Weapon, Map<string, WeaponAbilities>>();

/** As the weapon is written. */
export function abilitiesOf(weapon: Weapon): WeaponAbilities {
  let found = known.get(weapon);
  if (found === undefined) {
    found = readAbilities(weapon, []);
    known.set(weapon, found);
  }
  return found;
}

/** Whether the referee knows a keyword of weapons. */
export function isWeaponKeyword(text: string): boolean {
  const keyword = normaliseKeyword(text);
  return keywordBook.value.keywords.some((row) => row.matches(keyword));
}

/** Together with what rules lend it: of two of one kind the better one counts (KW-27). */
export function abilitiesWith(weapon: Weapon, lent: readonly string[]): WeaponAbilities {
  if (lent.length === 0) return abilitiesOf(weapon);
  const byLent = knownWith.get(weapon) ?? new Map<string, WeaponAbilities>();
  knownWith.set(weapon, byLent);
  const key = lent.join(";");
  let found = byLent.get(key);
  if (found === undefined) {
    found = readAbilities(weapon, lent);
    byLent.set(key, found);
  }
  return found;
}

function readAbilities(weapon: Weapon, lent: readonly string[]): WeaponAbilities {
  const written = [...weapon.keywords, ...weapon.special_rules.split(/[,;/]/), ...lent];
  const texts = [...new Set(written.map(normaliseKeyword).filter((text) => text !== ""))];
  const { keywords } = keywordBook.value;
  const abilities = keywords.flatMap((row) => row.read(texts));
  // Without a skill there is no hit roll, whether the keywords say so or not.
  const automaticHits = weapon.skill === null ? { automaticHits: true } : {};
  const traits: Traits = Object.assign(
    {},
    NO_TRAITS,
    ...abilities.map((ability) => ability.traits),
    automaticHits,
  );
  const notAutomated = texts.filter((text) => !keywords.some((row) => row.matches(text)));
  return { abilities, traits, notAutomated };
}

/** The short marks of a weapon, in the order of the registry: `RF 1`, `B`, `H`. */
export function indicatorsOf(weapon: Weapon): readonly string[] {
  return abilitiesOf(weapon).abilities.map((ability) => ability.indicator);
}
