import type { Weapon } from "@gunline/rules";
import { normaliseTerms } from "./terms.ts";

const NUMBERS = ["type", "range", "attacks", "skill", "strength", "ap", "damage", "profile_of"] as const;
type WeaponNumber = (typeof NUMBERS)[number];

/** A profile as it is read out: numbers as they are written. */
export interface WeaponLine {
  readonly name: string;
  readonly range: number | null;
  readonly attacks: string;
  readonly skill: number | null;
  readonly strength: string;
  readonly ap: number;
  readonly damage: string;
  readonly keywords: readonly string[];
}

export interface WeaponDifference {
  readonly what: "weapon";
  readonly weapon: string;
  readonly field: WeaponNumber | "keywords";
  readonly value: string;
  readonly sheet: string;
}

export function lineOf(weapon: Weapon): WeaponLine {
  const { name, attacks, skill, strength, ap, damage } = weapon;
  return {
    name,
    range: weapon.range ?? null,
    attacks: String(attacks),
    skill,
    strength: String(strength),
    ap,
    damage: String(damage),
    keywords: termsOf(weapon),
  };
}

export function weaponDifferences(weapon: Weapon, sheet: Weapon): readonly WeaponDifference[] {
  const of = (one: Weapon, field: WeaponNumber) => String(one[field] ?? "–");
  const numbers = NUMBERS.flatMap((field): WeaponDifference[] => {
    const [value, built] = [of(weapon, field), of(sheet, field)];
    return value === built ? [] : [{ what: "weapon", weapon: weapon.name, field, value, sheet: built }];
  });
  const [terms, built] = [termsOf(weapon).join(", "), termsOf(sheet).join(", ")];
  if (terms === built) return numbers;
  return [
    ...numbers,
    { what: "weapon", weapon: weapon.name, field: "keywords", value: terms || "–", sheet: built || "–" },
  ];
}

/** What the referee reads as abilities of the weapon, wherever it is written. */
function termsOf({ keywords, special_rules }: Weapon): readonly string[] {
  return normaliseTerms([...keywords, ...special_rules.split(/[,;/]/)]);
}
