import { LIMITS } from "@gunline/rules";
import { detachmentNamed, FACTIONS } from "../../books/edition.ts";
import { DATASHEETS } from "../../datasheets/datasheets.ts";
import type { FieldArmy, FieldUnit } from "../../field-army.ts";
import { detachmentId } from "../../first-document.ts";
import { cleanTexts } from "../../texts/rule-text.ts";
import type { ArmyList, Counts, ListUnit } from "../list.ts";
import { looseKey, nameKey } from "../names.ts";
import type { ReadList } from "../read.ts";
import { byStructure } from "./by-structure.ts";
import type { EditionBook } from "./edition-book.ts";
import { sheetOfDatasheet } from "./from-datasheet.ts";
import { sheetOfRoster } from "./from-roster.ts";
import { withLedAs } from "./led-as.ts";
import { isItem, weaponNamed } from "./match.ts";
import { aboutUnit, type ListAnswers, type ListQuestion, NO_ANSWERS } from "./question.ts";
import { playedArmy } from "./rows-of-army.ts";
import type { UnitSheet } from "./sheet.ts";
import { carriedTogether } from "./together.ts";
import { type Armoury, buildListedUnit } from "./unit.ts";

/** Numbers of units by name, of a faction: a catalogue that the player has given. */
export interface SheetBook {
  readonly find: (unit: string, faction: string | null) => UnitSheet | undefined;
}

export interface ListedArmyOptions {
  /** The datasheets of the edition that the list needs. */
  readonly edition?: EditionBook;
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
  /** The units of the list with their wargear shared out as the sheets allow it. */
  readonly shared: readonly ListUnit[];
  /** Whom each leader may join, by place, whether it has joined somebody or not. */
  readonly leaders: Readonly<Record<number, readonly number[]>>;
}

export function armyFromList(
  { list: written, roster, texts: ofArmy = [] }: ReadList,
  options: ListedArmyOptions = {},
): ListedArmy {
  const { settled = NO_ANSWERS, takeGuesses = false } = options;
  const sheets = written.units.map((_, at) => sheetOf(written, roster, at, options));
  const list = {
    ...written,
    units: written.units.map((unit, at) => {
      const sheet = sheets[at];
      const isAsWritten = roster !== null || sheet == null || settled.exact?.includes(at) === true;
      const known = isAsWritten ? unit : byStructure(unit, sheet);
      return sharedAsAnswered(withEnhancements(known, sheet ?? null, options.edition), at, settled);
    }),
  };
  const armoury: Armoury = new Map();
  const questions: ListQuestion[] = list.unresolved.map((message) => ({ kind: "note", unit: null, message }));
  const raised: FieldUnit[] = [];
  const names = namesOf(list.units.map(({ name }, at) => datasheetName(sheets[at] ?? null) ?? name));
  const places = list.units.map((unit, place): number | null => {
    if (settled.leftOut.includes(place)) return null;
    const sheet = sheets[place];
    if (sheet == null) {
      const says =
        options.edition === undefined
          ? "has no numbers here: load a catalogue, bring New Recruit's JSON, or enter them."
          : "is not a datasheet of this edition: load a catalogue for Legends, or enter its numbers.";
      questions.push({ kind: "numbers", unit: place, ...aboutUnit(unit.name, says) });
      return null;
    }
    const name = settled.names?.[place] ?? names[place]!;
    const made = buildListedUnit(unit, sheet, armoury, { place, name, settled, takeGuesses });
    questions.push(...made.questions);
    if (made.unit === null) return null;
    return raised.push(made.unit) - 1;
  });
  const onTable = places.flatMap((at, place) => (at === null ? [] : [sheets[place] ?? undefined]));
  const { units, rows } = playedArmy(
    withLedAs(raised, onTable),
    onTable,
    [...armoury.values()],
    list.detachment,
    options.edition,
  );
  const leaders = leadersOf(units, places);
  questions.push(...leaderQuestions(list, leaders, settled));
  const joins = Object.entries(settled.joins).flatMap(([leader, unit]): [number, number][] => {
    const [from, to] = [places[Number(leader)], places[unit]];
    if (from == null || to == null) return [];
    if (isLeader(units[from]!)) return [[from, to]];
    const says = `is set up as a unit of its own: the referee does not make it a part of ${units[to]!.name}.`;
    questions.push({
      kind: "note",
      unit: Number(leader),
      ...aboutUnit(list.units[Number(leader)]!.name, says),
    });
    return [];
  });
  questions.push(...detachmentNotes(list, rows));
  const texts = cleanTexts([
    ...ofArmy.map((one) => ({ ...one, of: [] })),
    ...list.units.flatMap(({ name }, place) =>
      places[place] === null
        ? []
        : describedIn(sheets[place], name, list.faction, options).map((one) => ({ ...one, of: [name] })),
    ),
  ]);
  const army: FieldArmy = {
    format: "gunline-army/1",
    name: (list.name ?? list.faction ?? "An army").slice(0, LIMITS.textLength),
    faction: list.faction,
    detachment: list.detachment,
    points: units.reduce((sum, { points = 0 }) => sum + points, 0),
    units,
    weapons: Object.fromEntries(armoury),
    rows,
    ...(texts.length > 0 && { texts }),
    joins,
  };
  return { army, questions, places, sheets, shared: list.units, leaders };
}

function sharedAsAnswered(unit: ListUnit, place: number, { together = [] }: ListAnswers): ListUnit {
  return together.includes(place) ? carriedTogether(unit) : unit;
}

function sheetOf(
  list: ArmyList,
  roster: ReadList["roster"],
  at: number,
  { book, byHand, edition }: ListedArmyOptions,
): UnitSheet | null {
  const faction = [list.faction, list.chapter].filter((one) => one !== null).join(" - ") || null;
  const wanted = list.units[at]!;
  const printed = edition?.find(wanted.name);
  const own = withStructure(ownSheet(wanted.name, armyName(edition) ?? faction), printed);
  const unit = roster?.[at];
  // A roster names wargear; what the referee makes of it our own table knows.
  const listed =
    unit === undefined
      ? undefined
      : { ...sheetOfRoster(unit), ...(own?.wargear && { wargear: own.wargear }) };
  // What was typed is for units that nobody knows: it gives way to numbers that are found later.
  const hand = byHand?.[at];
  if (listed !== undefined) return hand !== undefined && !isWhole(listed) ? hand : listed;
  // Anyone who knows all of its wargear, our own table first; else whoever knows most of it.
  const known = [own, printed, book?.find(wanted.name, faction)].filter((one) => one !== undefined);
  const best = known.toSorted((a, b) => missing(a, wanted) - missing(b, wanted))[0];
  return best !== undefined && isWhole(best) ? best : (hand ?? best ?? null);
}

/** The catalogue of a player has texts, also where numbers come from elsewhere. */
function describedIn(
  sheet: UnitSheet | null | undefined,
  name: string,
  faction: string | null,
  { book }: ListedArmyOptions,
): NonNullable<UnitSheet["texts"]> {
  return sheet?.texts ?? book?.find(name, faction)?.texts ?? [];
}

function isWhole({ models }: UnitSheet): boolean {
  return models.length > 0 && models.every(({ stats }) => stats !== null);
}

/** Chapters field what their parent does. */
function armyName(edition: EditionBook | undefined): string | null {
  const faction = edition?.faction ?? null;
  return faction === null ? null : (FACTIONS.find(({ id }) => id === faction.parent) ?? faction).name;
}

/** What the referee plays of a sheet of our own table stands there; its options are those of the edition's. */
function withStructure(own: UnitSheet | undefined, printed: UnitSheet | undefined): UnitSheet | undefined {
  if (own === undefined || printed?.structure === undefined) return own;
  // A chapter's own sheet of that name is another.
  if (printed.structure.faction !== "space-marines" && printed.structure.faction !== "orks") return undefined;
  return { ...own, structure: printed.structure };
}

/** Lists call a unit as they like; on the table it has the name of its sheet. */
function datasheetName(sheet: UnitSheet | null): string | undefined {
  return sheet?.source === "own" || sheet?.source === "edition" ? sheet.name : undefined;
}

/** An enhancement that stands among the wargear, where the army has one of that name. */
function withEnhancements(
  unit: ListUnit,
  sheet: UnitSheet | null,
  edition: EditionBook | undefined,
): ListUnit {
  if (sheet === null || edition === undefined) return unit;
  const isOne = (name: string) =>
    edition.isEnhancement(name) && weaponNamed(sheet, undefined, name) === undefined && !isItem(sheet, name);
  const found = new Set<string>();
  const without = (counts: Counts): Counts =>
    Object.fromEntries(
      Object.entries(counts).filter(([name]) => {
        if (isOne(name)) found.add(name);
        return !isOne(name);
      }),
    );
  const models = unit.models.map((one) => ({
    ...one,
    weapons: without(one.weapons),
    items: without(one.items),
  }));
  const items = without(unit.items);
  if (found.size === 0) return unit;
  return { ...unit, models, items, enhancements: [...new Set([...unit.enhancements, ...found])] };
}

/** A detachment that the referee does not play is named. */
function detachmentNotes({ detachment }: ArmyList, played: FieldArmy["rows"] = []): readonly ListQuestion[] {
  if (detachment === null) return [];
  const id = detachmentId(detachment);
  if (played.some((row) => row.detachment === id)) return [];
  const name = detachmentNamed(detachment)?.name ?? detachment;
  const message =
    detachmentNamed(detachment) === undefined
      ? `“${name}” is not a detachment of this edition: none is played.`
      : `The referee does not play the detachment ${name}: its rule, stratagems and enhancements are the players'.`;
  return [{ kind: "note", unit: null, message }];
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
function namesOf(plain: readonly string[]): readonly string[] {
  return plain.map((name, index) => {
    if (plain.indexOf(name) === plain.lastIndexOf(name)) return name;
    const nth = plain.slice(0, index).filter((other) => other === name).length;
    return `${name} ${nth < 26 ? String.fromCharCode(65 + nth) : nth + 1}`;
  });
}

function leadersOf(
  units: readonly FieldUnit[],
  places: readonly (number | null)[],
): Readonly<Record<number, readonly number[]>> {
  const unitAt = (place: number) => (places[place] == null ? undefined : units[places[place]!]);
  const all = [...places.keys()];
  return Object.fromEntries(
    all.flatMap((place): (readonly [number, readonly number[]])[] => {
      const leader = unitAt(place);
      if (leader === undefined || !isLeader(leader)) return [];
      const options = all.filter((other) => {
        const unit = unitAt(other);
        return unit !== undefined && unit !== leader && mayJoin(leader, unit);
      });
      return options.length === 0 ? [] : [[place, options]];
    }),
  );
}

/** No list says whom a leader joins: its player does, here or at the table. */
function leaderQuestions(
  { units }: ArmyList,
  leaders: Readonly<Record<number, readonly number[]>>,
  { joins }: ListAnswers,
): readonly ListQuestion[] {
  return Object.entries(leaders).flatMap(([key, options]): ListQuestion[] => {
    const unit = Number(key);
    const about = aboutUnit(units[unit]!.name, "can lead other units; the list does not say which.");
    return joins[unit] === undefined ? [{ kind: "leader", unit, options, ...about }] : [];
  });
}

function isLeader({ abilities, keywords, models }: FieldUnit): boolean {
  const all = [keywords, ...Object.values(models).map((model) => model.keywords ?? [])];
  return abilities.includes("LEADER") && all.some((one) => one.includes("CHARACTER"));
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
