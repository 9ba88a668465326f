import { LIMITS } from "@gunline/rules";
import { nameKey } from "../names.ts";
import type { Profile } from "../roster/tree.ts";
import {
  abilityOf,
  bearersSave,
  type Invulnerable,
  invulnerableOf,
  ledIn,
  neededToLead,
  roomIn,
  textOf,
} from "./abilities.ts";
import { weaponIn } from "./numbers.ts";
import type { CarriedWeapon, UnitSheet, WeaponProfile } from "./sheet.ts";

const MODE = /^[➤►>]\s*/u;

/** The weapon of a selection: modes share what they are profiles of, ranged and melee ones apart. */
export function weaponOf(name: string, profiles: readonly Profile[], questions: string[]): CarriedWeapon {
  const called = name.replace(/\*$/, "").trim();
  const read = profiles.flatMap((profile): WeaponProfile[] => {
    const found = weaponIn(profile);
    if ("value" in found) return [found.value];
    questions.push(found.problem);
    return [];
  });
  const types = new Set(read.map(({ type }) => type));
  return {
    name: called,
    profiles: read.map((profile) => {
      const alike = read.filter(({ type }) => type === profile.type);
      const suffix = types.size > 1 && profile.type === "MELEE" ? " (melee)" : "";
      // What a selection holds beside its modes is a weapon of its own.
      const isMode =
        alike.length > 1 && (MODE.test(profile.name) || alike.every((one) => !MODE.test(one.name)));
      if (!isMode) {
        const own = alike.length > 1 ? profile.name : called;
        return { ...profile, name: clipped(`${own.replace(MODE, "")}${suffix}`) };
      }
      const bare = profile.name.replace(MODE, "");
      const at = bare.lastIndexOf(" - ");
      const [base, mode] = at < 0 ? [called, bare] : [bare.slice(0, at), bare.slice(at + 3)];
      const of = clipped(`${base}${suffix}`);
      return { ...profile, name: clipped(`${base} (${mode})`), profile_of: of };
    }),
  };
}

function clipped(text: string): string {
  return text.slice(0, LIMITS.textLength);
}

/** Profiles of abilities and names of rules, as the document has them. */
export interface ReadAbilities {
  readonly abilities: readonly string[];
  readonly invulnerable: Invulnerable | undefined;
  readonly leads: readonly string[];
  readonly leadsWith: Readonly<Record<string, string>>;
  readonly transport: UnitSheet["transport"];
}

/** Abilities of a unit or a model; of wargear only what says that it is the bearer's. */
export function abilitiesIn(profiles: readonly Profile[], rules: readonly string[]): ReadAbilities {
  const abilities: string[] = [];
  const leads: string[] = [];
  let leadsWith: Readonly<Record<string, string>> = {};
  let invulnerable: Invulnerable | undefined;
  let room: ReturnType<typeof roomIn>;
  for (const rule of rules) {
    const ability = abilityOf(rule);
    if (ability !== null) abilities.push(ability);
  }
  for (const profile of profiles) {
    const kind = nameKey(profile.type);
    if (kind === "transport" || nameKey(profile.name) === "transport") {
      room ??= roomIn(textOf(profile.values));
      continue;
    }
    if (kind === "unit" || /weapons?$/.test(kind)) continue;
    const save = invulnerableOf(profile);
    if (save !== undefined) {
      invulnerable = better(invulnerable, save);
      if (save.against !== null)
        abilities.push(`INVULNERABLE SAVE ${save.save}+ AGAINST ${save.against} ATTACKS`);
      continue;
    }
    if (nameKey(profile.name) === "leader") {
      leads.push(...ledIn(textOf(profile.values)));
      leadsWith = { ...leadsWith, ...neededToLead(textOf(profile.values)) };
    }
    const ability = abilityOf(profile.name);
    if (ability !== null) abilities.push(ability);
  }
  const deck = abilities.map((one) => /^FIRING DECK (\d+)$/.exec(one)?.[1]).find((one) => one !== undefined);
  const transport = room === undefined ? null : { ...room, firing_deck: Number(deck ?? 0) };
  return { abilities: unique(abilities), invulnerable, leads, leadsWith, transport };
}

export function better(a: Invulnerable | undefined, b: Invulnerable | undefined): Invulnerable | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  // A save that holds only against one type of attack is an ability, and hides no plain one.
  if ((a.against === null) !== (b.against === null)) return a.against === null ? a : b;
  return b.save < a.save ? b : a;
}

/** The save that wargear gives whoever bears it. */
export function savesOfWargear(profiles: readonly Profile[]): Invulnerable | undefined {
  return profiles.map(bearersSave).reduce<Invulnerable | undefined>(better, undefined);
}

export function unique(list: readonly string[]): readonly string[] {
  return [...new Set(list)];
}

const NO_KEYWORDS = /^(?:configuration|allied units|uncategorised|warlord|reference|\(no category\))$/i;

/** Categories as keywords: the faction's without the word before it. */
export function keywordsIn(categories: readonly string[]): readonly string[] {
  return unique(
    categories
      .filter((one) => !NO_KEYWORDS.test(one.trim()))
      .map((one) =>
        clipped(
          one
            .replace(/^faction:\s*/i, "")
            .trim()
            .toUpperCase(),
        ),
      )
      .filter((one) => one !== ""),
  );
}
