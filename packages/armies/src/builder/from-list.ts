import { booksFor } from "../books/allies.ts";
import { type FactionEntry, sheetNamed } from "../books/edition.ts";
import type { Sheet } from "../books/sheet.ts";
import { editionBook } from "../lists/build/edition-book.ts";
import { sheetOfBook } from "../lists/build/from-book.ts";
import type { ListedArmy } from "../lists/build/listed-army.ts";
import { armyFromList } from "../lists/build/listed-army.ts";
import { keyOf, type Loadout, waysOf } from "../lists/build/loadouts.ts";
import { modelNamed, weaponNamed } from "../lists/build/match.ts";
import type { ListAnswers } from "../lists/build/question.ts";
import type { ArmyList, ListModel, ListUnit } from "../lists/list.ts";
import { looseKey, sameName } from "../lists/names.ts";
import type { ReadList } from "../lists/read.ts";
import type { BuiltArmy, BuiltGroup, BuiltUnit } from "./army.ts";
import { type ArmyBook, loadArmyBook } from "./book.ts";
import { newUnit } from "./size.ts";
import { placeLed } from "./to-list.ts";
import { merged, takeOnce } from "./wargear.ts";

/** An army of a list, and what of the list is not in it. */
export interface FromList {
  readonly army: BuiltArmy;
  readonly book: ArmyBook;
  /** The unit of each place of the list; null: it is not a datasheet of the edition. */
  readonly places: readonly (string | null)[];
  readonly notes: readonly string[];
}

/** A list as an army to go on building with; undefined: nobody knows its faction. */
export async function armyOfList(read: ReadList, settled?: ListAnswers): Promise<FromList | undefined> {
  const edition = await editionBook(read.list);
  if (edition.faction === null) return undefined;
  const listed = armyFromList(read, {
    edition,
    takeGuesses: true,
    ...(settled !== undefined && { settled }),
  });
  return builtOf(shared(read, listed), edition.faction, settled);
}

/** The list as the sheets share it out: what the army is made of. */
function shared({ list }: ReadList, { shared: units }: ListedArmy): ArmyList {
  return { ...list, units };
}

async function builtOf(
  list: ArmyList,
  faction: FactionEntry,
  settled: ListAnswers | undefined,
): Promise<FromList> {
  const entries = list.units.map(({ name }) => sheetNamed(name, booksFor(faction)));
  const book = await loadArmyBook(faction.id, { sheets: entries.flatMap((entry) => entry?.id ?? []) });
  const notes: string[] = [];
  const units: BuiltUnit[] = [];
  const places = list.units.map((unit, place): string | null => {
    const entry = entries[place];
    const sheet = entry === undefined ? undefined : book.sheets.get(entry.id);
    if (sheet === undefined) {
      notes.push(`${unit.name} is not a datasheet of the edition.`);
      return null;
    }
    const id = `u${units.length + 1}`;
    units.push(unitOf(unit, sheet, id, book, notes));
    return id;
  });
  const joined = units.map((unit): BuiltUnit => {
    const place = places.indexOf(unit.id);
    const { leader_of } = list.units[place]!;
    const to = settled?.joins[place] ?? (leader_of === null ? undefined : placeLed(list.units, leader_of));
    const leads = to === undefined ? null : places[to];
    return leads == null ? unit : { ...unit, leads };
  });
  const warlord = places[list.units.findIndex((one) => one.warlord)] ?? null;
  const detachment = book.detachments.find(({ name }) => looseKey(name) === looseKey(list.detachment ?? ""));
  const army: BuiltArmy = {
    format: "gunline-built/1",
    name: list.name ?? faction.name,
    faction: faction.id,
    detachment: detachment?.name ?? null,
    limit: limitOf(list),
    units: joined,
    warlord,
  };
  return { army, book, places, notes };
}

/** By the size of the battle that the list names; else the next that it fits in. */
function limitOf({ battle_size, points, units }: ArmyList): number {
  const said = /(\d[\d.,\s]*)\s*(?:pts|points)/i.exec(battle_size ?? "")?.[1];
  const number = Number((said ?? "").replaceAll(/\D/g, ""));
  if (number >= 100 && number <= 10_000) return number;
  const sum = Math.max(
    points,
    units.reduce((total, one) => total + one.points, 0),
  );
  return [500, 1_000, 1_500, 2_000, 3_000].find((limit) => limit >= sum) ?? sum;
}

function unitOf(unit: ListUnit, sheet: Sheet, id: string, book: ArmyBook, notes: string[]): BuiltUnit {
  const groups = unit.models.map((model) => groupOf(model, unit, sheet, notes));
  const enhancement = enhancementNamed(unit, book);
  const plain: BuiltUnit = {
    id,
    sheet: sheet.id,
    models: groups,
    ...(enhancement !== undefined && { enhancement }),
  };
  const size = groups.reduce((sum, { count }) => sum + count, 0);
  const whole = size > 0 ? plain : (newUnit(sheet, id) ?? plain);
  return withItems(merged(sheet, whole), unit, sheet, notes);
}

/** The options that lead to what a model carries. */
function groupOf(model: ListModel, unit: ListUnit, sheet: Sheet, notes: string[]): BuiltGroup {
  const printed = sheetOfBook(sheet);
  const kind = modelNamed(printed, model.name, 0).model?.name ?? sheet.models[0]!.name;
  const carried = new Map<string, number>();
  for (const [name, number] of [...Object.entries(model.weapons), ...Object.entries(model.items)]) {
    const own =
      weaponNamed(printed, undefined, name)?.name ??
      sheet.items.find((one) => sameName(one, name)) ??
      sheet.weapons.find((one) => sameName(one.name, name))?.name;
    if (own === undefined) notes.push(`${unit.name}: the datasheet has no ${name}.`);
    else carried.set(own, (carried.get(own) ?? 0) + number);
  }
  const way = wayTo(sheet, kind, carried);
  if (way === undefined) {
    notes.push(
      `${unit.name}: ${kind} cannot carry ${[...carried.keys()].join(", ")} by its options; it has what the datasheet gives it.`,
    );
    return { kind, count: model.count, takes: [] };
  }
  return { kind, count: model.count, start: way.start, takes: way.takes };
}

function wayTo(sheet: Sheet, kind: string, carried: Loadout) {
  const wanted = keyOf(carried);
  const near = waysOf(sheet, kind, new Set(carried.keys())).find((way) => keyOf(way.carried) === wanted);
  if (near !== undefined) return near;
  // An option may need what another one has given before.
  const names = new Set(sheet.options.flatMap(({ take }) => take.flatMap(Object.keys)));
  return waysOf(sheet, kind, new Set([...names, ...carried.keys()])).find(
    (way) => keyOf(way.carried) === wanted,
  );
}

function withItems(unit: BuiltUnit, listed: ListUnit, sheet: Sheet, notes: string[]): BuiltUnit {
  let now = unit;
  for (const [name, number] of Object.entries(listed.items)) {
    for (let time = 0; time < number; time++) {
      const after = takenOf(sheet, now, name);
      if (after === undefined) {
        notes.push(`${listed.name}: ${name} is not in its options.`);
        break;
      }
      now = after;
    }
  }
  return now;
}

/** The item by an option of the unit, else by one of a model. */
function takenOf(sheet: Sheet, unit: BuiltUnit, name: string): BuiltUnit | undefined {
  const options = [...sheet.options.entries()].toSorted(
    ([, a], [, b]) => Number(b.who === "UNIT") - Number(a.who === "UNIT"),
  );
  for (const [option, { take }] of options) {
    const choice = take.findIndex((one) => Object.keys(one).some((item) => sameName(item, name)));
    const after = choice < 0 ? undefined : takeOnce(sheet, unit, { option, choice });
    if (after !== undefined) return after;
  }
  return undefined;
}

function enhancementNamed({ enhancements }: ListUnit, { detachments }: ArmyBook): string | undefined {
  const [wanted] = enhancements;
  if (wanted === undefined) return undefined;
  const all = detachments.flatMap((one) => one.enhancements.map(({ name }) => name));
  return (
    all.find((name) => sameName(name, wanted)) ?? all.find((name) => sameName(name, bare(wanted))) ?? wanted
  );
}

/** Lists leave "(Aura)" out, or the price in. */
function bare(name: string): string {
  return name.replace(/\s*[([].*$/, "");
}
