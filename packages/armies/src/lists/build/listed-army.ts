import { LIMITS } from "@gunline/rules";
import { DATASHEETS } from "../../datasheets/datasheets.ts";
import type { FieldArmy, FieldUnit } from "../../field-army.ts";
import type { ArmyList, ListUnit } from "../list.ts";
import { looseKey, nameKey } from "../names.ts";
import type { ReadList } from "../read.ts";
import { sheetOfDatasheet } from "./from-datasheet.ts";
import { sheetOfRoster } from "./from-roster.ts";
import { isItem, weaponNamed } from "./match.ts";
import { aboutUnit, type ListAnswers, type ListQuestion, NO_ANSWERS } from "./question.ts";
import type { UnitSheet } from "./sheet.ts";
import { carriedTogether } from "./together.ts";
import { type Armoury, buildListedUnit } from "./unit.ts";

/** Numbers of units by name, of a faction: a catalogue that the player has given. */
export interface SheetBook {
  readonly find: (unit: string, faction: string | null) => UnitSheet | undefined;
}

export interface ListedArmyOptions {
  readonly book?: SheetBook;
  readonly settled?: ListAnswers;
  /** Numbers that the player has entered, by the place of the unit. */
  readonly byHand?: Readonly<Record<number, UnitSheet>>;
  readonly takeGuesses?: boolean;
}

/** An army of a list, what is open of it, and by place of the list which units stand in it. */
export interface ListedArmy {
  readonly army: FieldArmy;
  readonly questions: readonly ListQuestion[];
  /** The place in the army of each unit of the list; null: it is not in it. */
  readonly places: readonly (number | null)[];
  /** The sheets that were used. */
  readonly sheets: readonly (UnitSheet | null)[];
}

export function armyFromList(
  { list: written, roster }: ReadList,
  options: ListedArmyOptions = {},
): ListedArmy {
  const { settled = NO_ANSWERS, takeGuesses = false } = options;
  const list = { ...written, units: written.units.map((unit, at) => sharedAsAnswered(unit, at, settled)) };
  const armoury: Armoury = new Map();
  const questions: ListQuestion[] = list.unresolved.map((message) => ({ kind: "note", unit: null, message }));
  const units: FieldUnit[] = [];
  const names = namesOf(list);
  const sheets = list.units.map((_, at) => sheetOf(list, roster, at, options));
  const places = list.units.map((unit, place): number | null => {
    if (settled.leftOut.includes(place)) return null;
    const sheet = sheets[place];
    if (sheet == null) {
      const says = "has no numbers here: load a catalogue, bring New Recruit's JSON, or enter them.";
      questions.push({ kind: "numbers", unit: place, ...aboutUnit(unit.name, says) });
      return null;
    }
    const made = buildListedUnit(unit, sheet, armoury, { place, name: names[place]!, settled, takeGuesses });
    questions.push(...made.questions);
    if (made.unit === null) return null;
    return units.push(made.unit) - 1;
  });
  questions.push(...leaderQuestions(list, units, places, settled));
  const joins = Object.entries(settled.joins).flatMap(([leader, unit]): [number, number][] => {
    const [from, to] = [places[Number(leader)], places[unit]];
    return from == null || to == null ? [] : [[from, to]];
  });
  const army: FieldArmy = {
    format: "gunline-army/1",
    name: (list.name ?? list.faction ?? "An army").slice(0, LIMITS.textLength),
    faction: list.faction,
    detachment: list.detachment,
    points: units.reduce((sum, { points = 0 }) => sum + points, 0),
    units,
    weapons: Object.fromEntries(armoury),
    joins,
  };
  return { army, questions, places, sheets };
}

function sharedAsAnswered(unit: ListUnit, place: number, { together = [] }: ListAnswers): ListUnit {
  return together.includes(place) ? carriedTogether(unit) : unit;
}

function sheetOf(
  list: ArmyList,
  roster: ReadList["roster"],
  at: number,
  { book, byHand }: ListedArmyOptions,
): UnitSheet | null {
  const hand = byHand?.[at];
  if (hand !== undefined) return hand;
  const faction = [list.faction, list.chapter].filter((one) => one !== null).join(" - ") || null;
  const wanted = list.units[at]!;
  const own = ownSheet(wanted.name, faction);
  const unit = roster?.[at];
  // A roster names wargear; what the referee makes of it our own table knows.
  if (unit !== undefined) return { ...sheetOfRoster(unit), ...(own?.wargear && { wargear: own.wargear }) };
  if (own !== undefined && missing(own, wanted) === 0) return own;
  const other = book?.find(wanted.name, faction);
  if (own === undefined || other === undefined) return own ?? other ?? null;
  return missing(other, wanted) < missing(own, wanted) ? other : own;
}

/** How many names of the list's wargear the sheet has not. */
function missing(sheet: UnitSheet, { models }: ListUnit): number {
  const names = new Set(models.flatMap(({ weapons }) => Object.keys(weapons)));
  return [...names].filter(
    (name) => weaponNamed(sheet, undefined, name) === undefined && !isItem(sheet, name),
  ).length;
}

/** A name stands in several factions with other numbers: the list's faction decides. */
function ownSheet(name: string, faction: string | null): UnitSheet | undefined {
  const found =
    DATASHEETS.find((sheet) => nameKey(sheet.name) === nameKey(name)) ??
    DATASHEETS.find((sheet) => looseKey(sheet.name) === looseKey(name));
  if (found === undefined) return undefined;
  const key = faction === null ? null : nameKey(faction);
  const own =
    key === null ||
    (found.faction === "Orks"
      ? /\borks\b/.test(key)
      : /space marines|astartes/.test(key) && !/chaos/.test(key));
  return own ? sheetOfDatasheet(found) : undefined;
}

/** "Boyz A" and "Boyz B" where there are two; one is just "Boyz". */
function namesOf({ units }: ArmyList): readonly string[] {
  const plain = units.map(({ name }) => name);
  return plain.map((name, index) => {
    if (plain.indexOf(name) === plain.lastIndexOf(name)) return name;
    const nth = plain.slice(0, index).filter((other) => other === name).length;
    return `${name} ${nth < 26 ? String.fromCharCode(65 + nth) : nth + 1}`;
  });
}

/** No list says whom a leader joins: its player does, here or at the table. */
function leaderQuestions(
  list: ArmyList,
  units: readonly FieldUnit[],
  places: readonly (number | null)[],
  settled: ListAnswers,
): readonly ListQuestion[] {
  return list.units.flatMap(({ name }, place): ListQuestion[] => {
    const at = places[place];
    const leader = at == null ? undefined : units[at];
    if (leader === undefined || !isLeader(leader) || settled.joins[place] !== undefined) return [];
    const options = list.units.flatMap((_, other) => {
      const unit = places[other] == null ? undefined : units[places[other]!];
      return unit === undefined || unit === leader || !mayJoin(leader, unit) ? [] : [other];
    });
    const about = aboutUnit(name, "can lead other units; the list does not say which.");
    return options.length === 0 ? [] : [{ kind: "leader", unit: place, options, ...about }];
  });
}

function isLeader({ abilities, keywords }: FieldUnit): boolean {
  return abilities.includes("LEADER") && keywords.includes("CHARACTER");
}

function mayJoin({ leads = [] }: FieldUnit, unit: FieldUnit): boolean {
  if (
    unit.keywords.includes("CHARACTER") ||
    unit.keywords.includes("VEHICLE") ||
    unit.keywords.includes("MONSTER")
  ) {
    return false;
  }
  return leads.length === 0 || leads.some((name) => unit.keywords.includes(name.toUpperCase()));
}
