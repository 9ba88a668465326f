import type { Sheet } from "../books/sheet.ts";
import { editionBook } from "../lists/build/edition-book.ts";
import { armyFromList, type ListedArmy } from "../lists/build/listed-army.ts";
import type { ListAnswers } from "../lists/build/question.ts";
import type { ArmyList, Counts, ListModel, ListUnit } from "../lists/list.ts";
import type { BuiltArmy, BuiltUnit } from "./army.ts";
import { type ArmyBook, bookOfArmy, factionById } from "./book.ts";
import { pointsOfArmy, pointsOfUnit, pricedUnit } from "./points.ts";
import { newUnit } from "./size.ts";
import { carriedBy, ofUnit } from "./wargear.ts";

/** The army as a list that was read, each model with what it carries. */
export function listOfArmy(army: BuiltArmy, book: ArmyBook): ArmyList {
  const { faction } = book;
  const parent = faction.parent === null ? undefined : factionById(faction.parent);
  return {
    format: "app",
    name: army.name,
    faction: (parent ?? faction).name,
    chapter: parent === undefined ? null : faction.name,
    detachment: army.detachment,
    battle_size: battleSizeName(army.limit),
    points: pointsOfArmy(army, book),
    units: army.units.flatMap((unit) => listUnit(army, book, unit)),
    unresolved: [],
  };
}

/** "Strike Force (2000 Points)". */
function battleSizeName(limit: number): string {
  if (limit <= 1_000) return `Incursion (${limit} Points)`;
  return limit <= 2_000 ? `Strike Force (${limit} Points)` : `Onslaught (${limit} Points)`;
}

function listUnit(army: BuiltArmy, book: ArmyBook, unit: BuiltUnit): readonly ListUnit[] {
  const sheet = book.sheets.get(unit.sheet);
  if (sheet === undefined) return [];
  return [
    {
      name: sheet.name,
      points: pointsOfUnit(army, book, unit),
      models: listModels(sheet, unit),
      leader_of: ledName(army, book, unit),
      enhancements: unit.enhancement === undefined ? [] : [unit.enhancement],
      warlord: army.warlord === unit.id,
      items: ofUnit(sheet, unit),
      crew: [],
      notes: [],
      unresolved: [],
    },
  ];
}

function listModels(sheet: Sheet, { models }: BuiltUnit): readonly ListModel[] {
  return models.map((group) => {
    const carried = carriedBy(sheet, group) ?? new Map<string, number>();
    return {
      name: group.kind,
      count: group.count,
      weapons: part(sheet, carried, true),
      items: part(sheet, carried, false),
      base: null,
    };
  });
}

/** A unit of the sheet as a list would have it, the smallest with what it carries by default. */
export function listUnitOfSheet(sheet: Sheet): ListUnit | undefined {
  const unit = newUnit(sheet, "u1");
  if (unit === undefined) return undefined;
  return {
    name: sheet.name,
    points: pricedUnit(sheet, unit, false),
    models: listModels(sheet, unit),
    leader_of: null,
    enhancements: [],
    warlord: false,
    items: {},
    crew: [],
    notes: [],
    unresolved: [],
  };
}

/** Weapons, or what is none. */
function part({ weapons }: Sheet, carried: ReadonlyMap<string, number>, wanted: boolean): Counts {
  const isWeapon = (name: string) => weapons.some((one) => one.name === name);
  return Object.fromEntries([...carried].filter(([name]) => isWeapon(name) === wanted));
}

/** The unit that it leads: its name, and which of that name in the order of the list. */
function ledName(army: BuiltArmy, book: ArmyBook, { leads }: BuiltUnit): string | null {
  const led = army.units.find(({ id }) => id === leads);
  const sheet = led === undefined ? undefined : book.sheets.get(led.sheet);
  if (led === undefined || sheet === undefined) return null;
  const same = army.units.filter((one) => one.sheet === led.sheet);
  return same.length === 1 ? sheet.name : `${sheet.name} #${same.indexOf(led) + 1}`;
}

/** The place in the list of the unit that a leader's line names. */
export function placeLed(units: readonly ListUnit[], name: string): number | undefined {
  const [, bare, number] = /^(.*?)(?: #(\d+))?$/.exec(name) ?? [];
  const same = units.flatMap((unit, place) => (unit.name === bare ? [place] : []));
  return same[number === undefined ? 0 : Number(number) - 1];
}

/** The army for the table, with what is open or not played of it. */
export async function fieldArmy(army: BuiltArmy): Promise<ListedArmy> {
  const book = await bookOfArmy(army);
  const list = listOfArmy(army, book);
  const edition = await editionBook(list);
  const known = army.units.filter(({ sheet }) => book.sheets.has(sheet));
  const joins = known.flatMap(({ leads }, place): [number, number][] => {
    const to = known.findIndex(({ id }) => id === leads);
    return leads === undefined || to < 0 ? [] : [[place, to]];
  });
  const bases = known.flatMap(({ base }, place) => (base === undefined ? [] : [[place, base] as const]));
  const settled: ListAnswers = {
    arms: {},
    bases: Object.fromEntries(bases),
    joins: Object.fromEntries(joins),
    leftOut: [],
    names: Object.fromEntries(
      known.flatMap(({ name }, place) => (name === undefined ? [] : [[place, name] as const])),
    ),
  };
  return armyFromList({ list, roster: null, lines: [] }, { edition, settled });
}
