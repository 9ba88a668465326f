import { type Base, LIMITS, type Model, type Unit, type Weapon } from "@gunline/rules";
import { baseOfCode, type PrintedBase } from "../../books/base.ts";
import { DATASHEETS } from "../../datasheets/datasheets.ts";
import type { FieldUnit } from "../../field-army.ts";
import type { ListModel, ListUnit } from "../list.ts";
import { nameKey, sameName } from "../names.ts";
import { unique } from "./from-profiles.ts";
import { isItem, modelNamed, nearest, weaponNamed } from "./match.ts";
import { aboutUnit, type ListAnswers, type ListQuestion } from "./question.ts";
import type { CarriedWeapon, SheetModel, Stats, UnitSheet } from "./sheet.ts";
import { wargearNamed } from "./wargear.ts";

/** Where the weapons of all units of an army are kept, by id. */
export type Armoury = Map<string, Weapon>;

export interface ListedUnit {
  readonly unit: FieldUnit | null;
  readonly questions: readonly ListQuestion[];
}

interface Wanted {
  readonly place: number;
  readonly name: string;
  readonly settled: ListAnswers;
  /** Whether a weapon with a mistyped name is the one that it is most like. */
  readonly takeGuesses: boolean;
}

/** Where nobody knows the base: what most models of their kind stand on. */
function guessedBase({ keywords }: UnitSheet): Base {
  if (keywords.includes("VEHICLE")) return { shape: "hull", mm: [130, 90] };
  if (keywords.includes("MONSTER")) return { shape: "round", mm: 100 };
  return keywords.includes("MOUNTED") ? { shape: "oval", mm: [75, 42] } : { shape: "round", mm: 32 };
}

/** A unit of a list with the numbers of its sheet, off the table. */
export function buildListedUnit(
  list: ListUnit,
  sheet: UnitSheet,
  armoury: Armoury,
  wanted: Wanted,
): ListedUnit {
  const questions: ListQuestion[] = [];
  const { place } = wanted;
  const note = (message: string) => questions.push({ kind: "note", unit: place, message });
  for (const question of sheet.doubts) if (concerns(question, list, sheet)) note(question);
  const rows = list.models.map(({ name }, at) => {
    const { model, certain } = modelNamed(sheet, name, at);
    if (!certain && model !== undefined) {
      const says = `is not on the datasheet by that name: it has the numbers of ${model.name}.`;
      if (name === list.name) questions.push({ kind: "note", unit: place, ...aboutUnit(name, says) });
      else note(`${name} ${says}`);
    }
    return model === undefined ? undefined : withGains(sheet, model, list.models[at]!);
  });
  const missing = list.models.find((_, at) => rows[at]?.stats == null);
  if (missing !== undefined) {
    const message = `${missing.name} of ${list.name} has no characteristics.`;
    return { unit: null, questions: [...questions, { kind: "numbers", unit: place, message }] };
  }
  const stats = commonStats(list, rows as readonly SheetModel[]);
  const models: Record<string, Model> = {};
  const wargear = wargearNamed(list, sheet, wanted.settled, place);
  let bases = false;
  for (const [at, model] of list.models.entries()) {
    const row = rows[at]!;
    const weapons = weaponsOf(list, sheet, row, at, armoury, wanted, questions);
    const printed = sheet.source === "edition" ? printedBase(sheet, row, model) : null;
    const known = printed?.isEstimate === true ? (model.base ?? ownBase(list.name)) : null;
    const base =
      wanted.settled.bases[place] ?? known ?? printed?.base ?? model.base ?? row.base ?? ownBase(list.name);
    if (printed?.isEstimate === true && base === printed.base && !bases) {
      bases = true;
      const says = "has no base: the size of its hull is an estimate.";
      questions.push({ kind: "base", unit: place, guess: base, ...aboutUnit(list.name, says) });
    } else if (base === null && !bases) {
      bases = true;
      const says = "has a base of unknown size: this is a guess.";
      questions.push({ kind: "base", unit: place, guess: guessedBase(sheet), ...aboutUnit(list.name, says) });
    }
    const own = differing(row.stats!, stats);
    const abilities = unique([...row.abilities, ...wargear.models[at]!].map(abilityName)).slice(
      0,
      LIMITS.keywords,
    );
    for (let i = 0; i < model.count; i++) {
      const id = `m${Object.keys(models).length + 1}`;
      models[id] = {
        id,
        name: model.name.slice(0, LIMITS.textLength),
        wounds: row.stats!.wounds,
        position: null,
        facing: 0,
        base: base ?? guessedBase(sheet),
        weapons,
        ...(row.keywords.length > 0 && { keywords: row.keywords }),
        ...(abilities.length > 0 && { abilities }),
        ...(Object.keys(own).length > 0 && { stats: own }),
      };
    }
  }
  questions.push(...unarmed(list, sheet, Object.values(models), place));
  const { splits = [] } = list;
  for (const { model, remark } of splits) {
    questions.push({ kind: "split", unit: place, name: model, message: list.unresolved[remark]! });
  }
  for (const [at, message] of list.unresolved.entries()) {
    if (!splits.some(({ remark }) => remark === at)) note(message);
  }
  const extra = [...list.enhancements, ...wargear.unit, ...list.notes];
  const leads = sheet.leads.filter((name) => {
    const needed = sheet.leadsWith?.[nameKey(name)];
    return needed === undefined || wargear.has(needed);
  });
  // A document without names of units to lead means any unit: who could lead nobody is no Leader at all.
  const leadsNobody = leads.length === 0 && sheet.leads.length > 0;
  const abilities = unique([...sheet.abilities, ...extra].map(abilityName)).filter(
    (ability) => !(leadsNobody && ability === "LEADER"),
  );
  const unit: FieldUnit = {
    kind: slug(list.name).slice(0, 50).toUpperCase() || "UNIT",
    name: wanted.name.slice(0, LIMITS.textLength),
    keywords: unique(
      [...sheet.keywords, ...namesOf(list, sheet), ...(list.warlord ? ["WARLORD"] : [])].map(abilityName),
    ).slice(0, LIMITS.keywords),
    abilities: abilities.slice(0, LIMITS.keywords),
    stats,
    starting_strength: Object.keys(models).length,
    flags: {},
    models,
    points: list.points,
    ...(leads.length > 0 && { leads: leads.map(abilityName) }),
    reserve: null,
    embarked_in: null,
    transport: transportOf(sheet, wargear.has),
  };
  return { unit, questions };
}

/** Catalogues hold weapons of other ways to play on every sheet: one that cannot be read matters where the list has it. */
function concerns(question: string, { models }: ListUnit, { source }: UnitSheet): boolean {
  const weapon = /^(.+?): .+ cannot be read\.$/.exec(question)?.[1];
  if (source !== "catalogue" || weapon === undefined) return true;
  return models.some(({ weapons }) => Object.keys(weapons).some((name) => sameName(name, weapon)));
}

/** A list that leaves the weapons of a unit out is asked about. */
function unarmed(
  { name }: ListUnit,
  { arms: weapons }: UnitSheet,
  models: readonly Model[],
  place: number,
): readonly ListQuestion[] {
  const bare = models.filter(({ weapons }) => weapons.length === 0);
  if (weapons.length === 0 || bare.length === 0) return [];
  const kinds = [...new Set(bare.map((model) => model.name))].join(", ");
  const says =
    bare.length === models.length
      ? "has no weapons in the list: is that right?"
      : `has ${bare.length} models without weapons (${kinds}): is that right?`;
  return [{ kind: "note", unit: place, ...aboutUnit(name, says) }];
}

/** Leaders name the units that they lead: as the list calls it, and as its sheet does. */
function namesOf({ name }: ListUnit, sheet: UnitSheet): readonly string[] {
  return [name, ...(sheet.source === "edition" ? [sheet.name] : [])].map((one) => one.toUpperCase());
}

/** Its room, less what a large gun takes up (TR-1). */
function transportOf(
  { transport, crowdedBy = null }: UnitSheet,
  has: (name: string) => boolean,
): Unit["transport"] {
  if (transport === null || crowdedBy === null || !has(crowdedBy.arm)) return transport;
  return { ...transport, capacity: crowdedBy.capacity };
}

/** A model with the save of its shield, and the wounds. */
function withGains(sheet: UnitSheet, row: SheetModel, { items, weapons }: ListModel): SheetModel {
  const { saves = {}, gains = {} } = sheet;
  const carried = [...Object.keys(items), ...Object.keys(weapons)].map(nameKey);
  const given = carried.flatMap((name) => (Object.hasOwn(saves, name) ? [saves[name]!] : []));
  const tougher = carried.flatMap((name) => (Object.hasOwn(gains, name) ? [gains[name]!.wounds ?? 0] : []));
  if (row.stats === null) return row;
  const best = Math.min(...given, row.stats.invulnerable_save ?? 7);
  const wounds = Math.max(...tougher, row.stats.wounds);
  return { ...row, stats: { ...row.stats, invulnerable_save: best === 7 ? null : best, wounds } };
}

/** With the apostrophe that the referee writes: what it automates it knows by name. */
function abilityName(name: string): string {
  return name.replaceAll(/[’‘]/g, "'").slice(0, LIMITS.textLength);
}

/** The base of a model of the edition: with some wargear it is another. */
function printedBase({ structure }: UnitSheet, { name }: SheetModel, model: ListModel): PrintedBase | null {
  const carried = [...Object.keys(model.weapons), ...Object.keys(model.items)].map(nameKey);
  const other = Object.entries(structure?.baseWith ?? {}).find(([item]) => carried.includes(nameKey(item)));
  const code = other?.[1] ?? structure?.models.find((one) => one.name === name)?.base;
  return code === undefined ? null : baseOfCode(code);
}

/** Hulls of our own table are measured; no other table has any. */
function ownBase(name: string): Base | null {
  return DATASHEETS.find((sheet) => nameKey(sheet.name) === nameKey(name))?.base ?? null;
}

/** What most of its models have is the unit's; the others differ from it. */
function commonStats(list: ListUnit, rows: readonly SheetModel[]): Stats {
  const counts = new Map<string, { readonly stats: Stats; count: number }>();
  for (const [at, { count }] of list.models.entries()) {
    const stats = rows[at]!.stats!;
    const key = JSON.stringify(stats);
    const entry = counts.get(key);
    if (entry === undefined) counts.set(key, { stats, count });
    else entry.count += count;
  }
  return [...counts.values()].reduce((a, b) => (b.count > a.count ? b : a)).stats;
}

function differing(own: Stats, common: Stats): Partial<Stats> {
  return Object.fromEntries(
    Object.entries(own).filter(([key, value]) => common[key as keyof Stats] !== value),
  );
}

function weaponsOf(
  list: ListUnit,
  sheet: UnitSheet,
  row: SheetModel,
  at: number,
  armoury: Armoury,
  { place, settled, takeGuesses }: Wanted,
  questions: ListQuestion[],
): readonly string[] {
  const ids: string[] = [];
  for (const [name, number] of Object.entries(list.models[at]!.weapons)) {
    const choice = settled.arms[`${place}/${name}`];
    if (choice === null) continue;
    let weapon = weaponNamed(sheet, row, choice ?? name);
    // A text does not tell items from weapons, but the sheet may.
    if (weapon === undefined && isItem(sheet, name)) continue;
    if (weapon === undefined || weapon.profiles.length === 0) {
      const guess = nearest(sheet, name);
      const options = sheet.arms.map((one) => one.name);
      const message = `“${name}” is not a weapon of ${list.name} that has numbers.`;
      questions.push({ kind: "weapon", unit: place, model: at, name, guess, options, message });
      weapon = takeGuesses && guess !== null ? weaponNamed(sheet, row, guess) : undefined;
    }
    if (weapon === undefined) continue;
    const profiles = keep(list.name, weapon, armoury);
    for (let i = 0; i < number; i++) ids.push(...profiles);
  }
  for (const [name, number] of weaponsGiven(sheet, list.models[at]!)) {
    const weapon = weaponNamed(sheet, row, name);
    const profiles = weapon === undefined ? [] : keep(list.name, weapon, armoury);
    for (let i = 0; i < number; i++) ids.push(...profiles);
  }
  if (ids.length > LIMITS.weaponsPerModel) {
    const message = `${list.models[at]!.name} carries more weapons than a model can here: ${LIMITS.weaponsPerModel} are kept.`;
    questions.push({ kind: "note", unit: place, message });
  }
  return ids.slice(0, LIMITS.weaponsPerModel);
}

/** Weapons that come with an item, where the list does not name them itself. */
function weaponsGiven({ gains = {} }: UnitSheet, { items, weapons }: ListModel): readonly [string, number][] {
  const named = new Set(Object.keys(weapons).map(nameKey));
  return Object.entries(items).flatMap(([item, number]) => {
    const gain = Object.hasOwn(gains, nameKey(item)) ? gains[nameKey(item)]! : {};
    return Object.entries(gain.weapons ?? {}).flatMap(([name, each]): [string, number][] =>
      named.has(nameKey(name)) ? [] : [[name, each * number]],
    );
  });
}

/** Ids of its profiles: the same unit, name and numbers are the same weapon, other numbers another. */
function keep(unit: string, { profiles }: CarriedWeapon, armoury: Armoury): readonly string[] {
  return profiles.map((profile) => {
    const clash = profiles.some((one) => one !== profile && slug(one.name) === slug(profile.name));
    const plain = `${slug(unit).slice(0, 24)}_${slug(profile.name).slice(0, 30)}${clash ? `_${profile.type.toLowerCase()}` : ""}`;
    for (let number = 1; ; number++) {
      const id = number === 1 ? plain : `${plain}_${number}`;
      const weapon = { ...profile, id } as Weapon;
      const known = armoury.get(id);
      if (known === undefined) armoury.set(id, weapon);
      if (known === undefined || JSON.stringify(known) === JSON.stringify(weapon)) return id;
    }
  });
}

function slug(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll(/['’‘]/g, "")
    .replaceAll(/[^a-z0-9]+/g, "_")
    .replaceAll(/^_|_$/g, "");
}
