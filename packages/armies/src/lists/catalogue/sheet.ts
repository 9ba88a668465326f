import { baseOf } from "../bases.ts";
import { textsIn } from "../build/described.ts";
import { abilitiesIn, better, keywordsIn, savesOfWargear, unique, weaponOf } from "../build/from-profiles.ts";
import { statsIn } from "../build/numbers.ts";
import type { CarriedWeapon, SheetModel, Stats, UnitSheet } from "../build/sheet.ts";
import { nameKey } from "../names.ts";
import { isWeaponProfile } from "../roster/list.ts";
import type { Described, Profile } from "../roster/tree.ts";
import type { Entry } from "./walk.ts";

const isStatLine = ({ type }: Profile) => nameKey(type) === "unit";

/** The numbers of a unit of a catalogue; null: it is none, or has no row of characteristics. */
export function sheetOfEntry(unit: Entry): UnitSheet | null {
  const isUnit = unit.type === "unit" || unit.type === "model";
  const models = modelsOf(unit);
  const rows = [unit, ...models].flatMap(({ profiles }) => profiles.filter(isStatLine));
  if (!isUnit || rows.length === 0) return null;
  const questions: string[] = [];
  const own = abilitiesIn(unit.profiles, unit.rules);
  const weapons = weaponsOf(unit, questions);
  const lines = unit.profiles.filter(isStatLine);
  const sheets = (models.length === 0 ? [unit] : models).map((model): SheetModel => {
    const inner = model === unit ? undefined : abilitiesIn(model.profiles, model.rules);
    const save = better(own.invulnerable, inner?.invulnerable);
    const stats = statsOf(model, lines, rows);
    const invulnerable = save === undefined || save.against !== null ? null : save.save;
    return {
      name: model.name,
      stats: stats === null ? null : { ...stats, invulnerable_save: invulnerable },
      base: baseOf(unit.name, model.name),
      keywords: model === unit ? [] : keywordsIn(model.categories),
      abilities: inner?.abilities ?? [],
      arms: model === unit ? [] : differing(weaponsOf(model, []), weapons),
    };
  });
  const transport =
    own.transport ?? models.map((one) => abilitiesIn(one.profiles, []).transport).find((one) => one !== null);
  return {
    name: unit.name,
    source: "catalogue",
    keywords: keywordsIn(unit.categories),
    abilities: own.abilities,
    transport: transport ?? null,
    leads: own.leads,
    leadsWith: own.leadsWith,
    models: sheets,
    arms: weapons,
    items: itemsOf(unit),
    saves: savesOf(unit),
    texts: textsOf(unit),
    doubts: unique(questions),
  };
}

function statsOf(model: Entry, lines: readonly Profile[], rows: readonly Profile[]): Stats | null {
  const key = nameKey(model.name);
  const line =
    model.profiles.find(isStatLine) ??
    (lines.length === 1 ? lines[0] : rows.find(({ name }) => nameKey(name) === key)) ??
    // Leaders stand first: who has no row of its own has the numbers of the many.
    rows.at(-1)!;
  const read = statsIn(line);
  return "value" in read ? read.value : null;
}

function modelsOf({ entries }: Entry): readonly Entry[] {
  const found = entries.flatMap((one) => (one.type === "model" ? [one] : modelsOf(one)));
  const seen = new Set<string>();
  return found.filter(({ name, id }) => {
    const key = `${nameKey(name)}/${id}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Every weapon that a model of it can have, each name once; a second with other numbers is a model's own. */
function weaponsOf(entry: Entry, questions: string[]): readonly CarriedWeapon[] {
  const weapons = new Map<string, CarriedWeapon>();
  const walk = ({ entries }: Entry): void => {
    for (const one of entries) {
      const profiles = one.profiles.filter(isWeaponProfile);
      // A model's own profiles are weapons by their own names.
      if (one.type === "model") {
        for (const profile of profiles) {
          const key = nameKey(profile.name);
          if (!weapons.has(key)) weapons.set(key, knownWeapon(profile.name, [profile], questions));
        }
        walk(one);
        continue;
      }
      for (const name of profiles.length === 0
        ? []
        : [one.name, ...(one.alias === null ? [] : [one.alias])]) {
        const key = nameKey(name);
        // Nobody who plays an ordinary battle wants to know what of a campaign cannot be read.
        if (!weapons.has(key))
          weapons.set(key, knownWeapon(name, profiles, one.isElsewhere ? [] : questions));
      }
      walk(one);
    }
  };
  const ownProfiles = entry.profiles.filter(isWeaponProfile);
  for (const profile of ownProfiles)
    weapons.set(nameKey(profile.name), weaponOf(profile.name, [profile], questions));
  walk(entry);
  return [...weapons.values()].filter(({ profiles }) => profiles.length > 0);
}

/** The same weapon hangs on every model that can have it: it is read once. */
let knownWeapons = new Map<string, CarriedWeapon>();
const MOST_WEAPONS = 10_000;

function knownWeapon(name: string, profiles: readonly Profile[], questions: string[]): CarriedWeapon {
  const key = JSON.stringify([name, profiles]);
  const found = knownWeapons.get(key);
  if (found !== undefined) return found;
  const weapon = weaponOf(name, profiles, questions);
  if (knownWeapons.size >= MOST_WEAPONS) knownWeapons = new Map();
  // One with a doubt is told wherever it hangs.
  if (weapon.profiles.length === profiles.length) knownWeapons.set(key, weapon);
  return weapon;
}

function differing(
  own: readonly CarriedWeapon[],
  common: readonly CarriedWeapon[],
): readonly CarriedWeapon[] {
  const known = new Map(common.map((weapon) => [nameKey(weapon.name), weapon]));
  return own.filter((weapon) => {
    const other = known.get(nameKey(weapon.name));
    return other !== weapon && JSON.stringify(other?.profiles) !== JSON.stringify(weapon.profiles);
  });
}

/** Saves that wargear gives its bearer, by its name. */
function savesOf(entry: Entry): Readonly<Record<string, number>> {
  const saves: Record<string, number> = {};
  const walk = ({ entries }: Entry): void => {
    for (const one of entries) {
      const save = one.type === "upgrade" ? savesOfWargear(one.profiles) : undefined;
      if (save !== undefined && save.against === null) saves[nameKey(one.name)] = save.save;
      walk(one);
    }
  };
  walk(entry);
  return saves;
}

/** What is said of its rules, each once. */
function textsOf(entry: Entry): readonly Described[] {
  const found = new Map<string, Described>();
  const walk = (one: Entry): void => {
    for (const described of textsIn([one])) {
      if (found.size < MOST_TEXTS) found.set(`${described.rule} ${described.text}`, described);
    }
    for (const inner of one.entries) walk(inner);
  };
  walk(entry);
  return [...found.values()];
}

/** Of one unit: the longest datasheet has about thirty rules with its wargear. */
const MOST_TEXTS = 80;

/** Wargear that is no weapon. */
function itemsOf(entry: Entry): readonly string[] {
  const names = new Set<string>();
  const walk = ({ entries }: Entry): void => {
    for (const one of entries) {
      if (one.type === "upgrade" && one.entries.length === 0 && !one.profiles.some(isWeaponProfile))
        names.add(one.name);
      walk(one);
    }
  };
  walk(entry);
  return [...names];
}
