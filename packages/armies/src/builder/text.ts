import type { Counts, ListModel, ListUnit } from "../lists/list.ts";
import type { BuiltArmy, BuiltUnit } from "./army.ts";
import type { ArmyBook } from "./book.ts";
import { isBattleline } from "./keywords.ts";
import { listOfArmy } from "./to-list.ts";

const SECTIONS = [
  "CHARACTERS",
  "BATTLELINE",
  "DEDICATED TRANSPORTS",
  "OTHER DATASHEETS",
  "ALLIED UNITS",
] as const;

/** The army as a text in the manner of the official app, which our own reader and others take in again. */
export function textOfArmy(army: BuiltArmy, book: ArmyBook): string {
  const list = listOfArmy(army, book);
  const head = [
    `${oneLine(list.name ?? book.faction.name)} (${list.points} Points)`,
    "",
    ...[list.faction, list.chapter, list.detachment].flatMap((line) => (line === null ? [] : [line])),
    list.battle_size!,
  ];
  // A single model is named where it could be another.
  const hasOneKind = ({ sheet }: BuiltUnit) => book.sheets.get(sheet)!.models.length === 1;
  const known = army.units.filter(({ sheet }) => book.sheets.has(sheet));
  const bySection = Map.groupBy(list.units.keys(), (place) => sectionOf(army, book, known[place]!.sheet));
  const body = SECTIONS.flatMap((section) => {
    const places = bySection.get(section) ?? [];
    return places.length === 0
      ? []
      : [
          "",
          section,
          ...places.flatMap((place) => ["", ...linesOf(list.units[place]!, hasOneKind(known[place]!))]),
        ];
  });
  return `${[...head, ...body].join("\n")}\n`;
}

/** A name with brackets or breaks would be read as something else. */
function oneLine(name: string): string {
  return (
    name
      .replaceAll(/\s+/g, " ")
      .replaceAll(/[()[\]]/g, "")
      .trim() || "Army"
  );
}

function sectionOf(army: BuiltArmy, book: ArmyBook, id: string): (typeof SECTIONS)[number] {
  const sheet = book.sheets.get(id)!;
  if (book.isAlly(sheet)) return "ALLIED UNITS";
  if (sheet.role === "Character") return "CHARACTERS";
  if (isBattleline(army, book, sheet)) return "BATTLELINE";
  return sheet.role === "Dedicated Transport" ? "DEDICATED TRANSPORTS" : "OTHER DATASHEETS";
}

function linesOf(unit: ListUnit, hasOneKind: boolean): readonly string[] {
  const [only, ...others] = unit.models;
  const isOne =
    hasOneKind && others.length === 0 && only?.count === 1 && Object.keys(unit.items).length === 0;
  return [
    `${unit.name} (${unit.points} Points)`,
    ...(unit.warlord ? ["  • Warlord"] : []),
    ...(unit.leader_of === null ? [] : [`  • Leads: ${unit.leader_of}`]),
    ...(isOne ? counted(only, "  • ") : unit.models.flatMap(modelLines)),
    ...Object.entries(unit.items).map(([name, number]) => `  • ${number}x ${name}`),
    ...unit.enhancements.map((name) => `  • Enhancement: ${name}`),
  ];
}

function modelLines(model: ListModel): readonly string[] {
  return [`  • ${model.count}x ${model.name}`, ...counted(model, "    ◦ ")];
}

/** Numbers of all models of the line together. */
function counted({ count, weapons, items }: ListModel, bullet: string): readonly string[] {
  const all: Counts = { ...weapons, ...items };
  return Object.entries(all).map(([name, number]) => `${bullet}${number * count}x ${name}`);
}
