import { rulesOf, rulesOfDetachment, type Sheet } from "@gunline/armies/books";
import {
  type ArmyBook,
  armyFaults,
  type BuiltArmy,
  barredFrom,
  type Edit,
  edited,
  isBattleline,
  isCharacter,
  ledBy,
  mayBear,
  newArmy,
  pointsOfArmy,
  pointsOfUnit,
  sizeOf,
  sizesOf,
} from "@gunline/armies/builder";
import { drawing } from "./drawing.ts";
import { bestWargear } from "./wargear-value.ts";

/** How many armies are drawn, of which one is taken. */
const DRAWN = 220;

/** The best legal army of the faction at those points; undefined: there is none. */
export function bestArmy(book: ArmyBook, limit: number): BuiltArmy | undefined {
  // A chapter fights by its own book where that has detachments.
  const chapter = book.detachments.filter(({ name }) => book.faction.detachments.includes(name));
  const usual = (chapter.length > 0 ? chapter : book.detachments)
    .filter(({ muster: { needs, warlord } = {} }) => needs === undefined && warlord === undefined)
    .toSorted((a, b) => playedIn(book, b) - playedIn(book, a));
  // Those that the referee plays about as much as the best one.
  const detachments = usual
    .filter((one) => playedIn(book, one) > 0.7 * playedIn(book, usual[0]!))
    .map(({ name }) => name);
  let best: { readonly army: BuiltArmy; readonly value: number } | undefined;
  for (let seed = 0; seed < DRAWN; seed++) {
    const detachment = detachments[seed % Math.max(1, detachments.length)] ?? null;
    const army = drawnArmy(book, limit, detachment, seed * 31 + limit);
    if (armyFaults(army, book).length > 0) continue;
    const value = armyValue(army, book);
    if (best === undefined || value > best.value) best = { army, value };
  }
  if (best === undefined) return undefined;
  const equipped = best.army.units.reduce((army, unit) => bestWargear(army, book, unit.id), best.army);
  return renumbered(withWarlord(armyFaults(equipped, book).length === 0 ? equipped : best.army, book));
}

/** The share of a detachment's rules that the referee plays. */
function playedIn(book: ArmyBook, detachment: ArmyBook["detachments"][number]): number {
  return shareOf(rulesOfDetachment(book, detachment));
}

function shareOf(rules: readonly { readonly status: string }[]): number {
  const played = rules.reduce(
    (sum, { status }) => sum + (status === "full" ? 1 : status === "partial" ? 0.5 : 0),
    0,
  );
  return rules.length === 0 ? 1 : played / rules.length;
}

/** What stays at home in a ready army: aircraft, fortifications, and what would be half of it. */
function isUsual(sheet: Sheet, limit: number, isKnights: boolean): boolean {
  const { keywords, role, sizes, status, weapons } = sheet;
  const least = Math.min(...sizes.map(({ points }) => points));
  return (
    role !== "Fortification" &&
    status === undefined &&
    weapons.length > 0 &&
    sizes.length > 0 &&
    least > 0 &&
    !["AIRCRAFT", "FORTIFICATION"].some((one) => keywords.includes(one)) &&
    (isKnights || (!keywords.includes("TITANIC") && least <= limit * 0.4))
  );
}

function drawnArmy(book: ArmyBook, limit: number, detachment: string | null, seed: number): BuiltArmy {
  const { one, shuffled } = drawing(seed);
  const isKnights = /knights|titanicus/.test(book.faction.id) && book.faction.id !== "grey-knights";
  let army = newArmy(book.faction.id, detachment, limit, book.faction.name);
  const sheets = book.own.filter(
    (sheet) => isUsual(sheet, limit, isKnights) && barredFrom(army, book, sheet) === undefined,
  );
  const found = book.detachment(detachment);
  const attempt = (edit: Edit): boolean => {
    const after = edited(army, book, edit);
    const faults = armyFaults(after, book).filter(({ code }) => code !== "WARLORD" && code !== "TRANSPORT");
    if (after === army || faults.length > 0 || pointsOfArmy(after, book) > limit) return false;
    army = after;
    return true;
  };
  const heroes = shuffled(sheets.filter((sheet) => isCharacter(sheet)));
  const lines = shuffled(sheets.filter((sheet) => isBattleline(army, book, sheet) && !isCharacter(sheet)));
  const others = shuffled(sheets.filter((sheet) => !isCharacter(sheet)));
  const wanted = limit <= 500 ? 1 : limit <= 1_000 ? 2 : 4;
  for (let turn = 0; turn < wanted; turn++) {
    const line = lines[turn % Math.max(1, lines.length)];
    if (line !== undefined) attempt(adding(line, one));
    const hero = heroes[turn];
    if (hero === undefined) continue;
    // A leader comes with somebody to lead.
    const led = others.find(({ name }) => hero.leads.includes(name) || hero.joins?.includes(name) === true);
    const has = army.units.some(({ sheet }) => hero.leads.includes(book.sheets.get(sheet)!.name));
    if (led !== undefined && !has) attempt(adding(led, one));
    attempt({ type: "ADD", sheet: hero.id });
  }
  for (const sheet of [...others, ...shuffled(others), ...lines]) attempt(adding(sheet, one));
  const names = shuffled(found?.enhancements ?? []);
  for (const { id } of army.units) {
    const unit = army.units.find((each) => each.id === id)!;
    const led = ledBy(army, book, unit).filter((each) => !army.units.some(({ leads }) => leads === each.id));
    if (led.length > 0) attempt({ type: "LEAD", unit: id, to: one(led).id });
    const enhancement = names.find(
      (each) => mayBear(army, book, unit, each) && each.only?.mark === undefined,
    );
    if (enhancement !== undefined) attempt({ type: "ENHANCE", unit: id, name: enhancement.name });
  }
  return army;
}

function adding(sheet: Sheet, one: <T>(all: readonly T[]) => T): Edit {
  const sizes = sizesOf(sheet);
  return { type: "ADD", sheet: sheet.id, ...(sizes.length > 0 && { size: one(sizes) }) };
}

/** Points spent, a mix of roles, leaders with units, different sheets, and rules that the referee plays. */
function armyValue(army: BuiltArmy, book: ArmyBook): number {
  const { limit, units } = army;
  const sheets = units.map(({ sheet }) => book.sheets.get(sheet)!);
  const heroes = units.filter((_, at) => isCharacter(sheets[at]!));
  const lines = units.filter((_, at) => isBattleline(army, book, sheets[at]!));
  const isLarge = (sheet: Sheet) => sheet.keywords.includes("VEHICLE") || sheet.keywords.includes("MONSTER");
  const large = units.filter((_, at) => isLarge(sheets[at]!));
  const pointsIn = (some: typeof units) =>
    some.reduce((sum, unit) => sum + pointsOfUnit(army, book, unit), 0) / limit;
  const able = units.filter((_, at) => sheets[at]!.leads.length > 0);
  const leading = able.filter(({ leads }) => leads !== undefined);
  const played = sheets.reduce((sum, sheet) => sum + shareOf(rulesOf(book.rules, sheet)), 0) / sheets.length;
  const spent = pointsOfArmy(army, book) / limit;
  const models = units.reduce((sum, unit) => sum + sizeOf(unit), 0);
  const wantedLines = limit <= 500 ? 1 : limit <= 1_000 ? 2 : 3;
  const theme = themeOf(book, army.detachment);
  const isThemed = ({ keywords }: Sheet) => theme.size === 0 || keywords.some((one) => theme.has(one));
  const themed = Math.min(0.7, pointsIn(units.filter((_, at) => isThemed(sheets[at]!))));
  const own = sheets.filter(({ faction }) => faction === book.faction.id).length / sheets.length;
  return (
    60 * Math.min(spent, 0.995) +
    (book.faction.parent === null ? 0 : 8 * Math.min(0.6, own)) +
    10 * played +
    3 * Math.min(lines.length, wantedLines) +
    8 * (able.length === 0 ? 1 : leading.length / able.length) +
    8 * themed +
    1.5 * Math.min(units.length, limit <= 500 ? 5 : limit <= 1_000 ? 8 : 13) +
    3 * (new Set(sheets.map(({ name }) => name)).size / sheets.length) -
    20 * Math.max(0, pointsIn(heroes) - 0.35) -
    12 * Math.max(0, pointsIn(large) - 0.5) +
    (large.length > 0 && limit >= 1_000 ? 2 : 0) -
    0.15 * Math.max(0, models - limit / 18) -
    0.5 * Math.max(0, units.length - (limit <= 500 ? 6 : limit <= 1_000 ? 11 : 18))
  );
}

/** Keywords of the units that the detachment's own rule is about; none: of all units. */
function themeOf(book: ArmyBook, detachment: string | null): ReadonlySet<string> {
  const id = (detachment ?? "").toLowerCase().replaceAll(/[^a-z]+/g, "-");
  const rules = book.rules.filter((row) => row.source === "DETACHMENT" && row.detachment === id);
  const known = new Set(book.own.flatMap(({ keywords }) => keywords));
  const words = [...JSON.stringify(rules).matchAll(/"([A-Z][A-Z' -]+)"/g)].map(([, word]) => word!);
  return new Set(words.filter((word) => known.has(word) && word !== book.faction.keyword));
}

/** The army under its greatest hero: the one that costs most by itself. */
function withWarlord(army: BuiltArmy, book: ArmyBook): BuiltArmy {
  const costOf = ({ enhancement: _, ...unit }: BuiltArmy["units"][number]) => pointsOfUnit(army, book, unit);
  const able = army.units
    .filter((unit) => isCharacter(book.sheets.get(unit.sheet)!))
    .toSorted((a, b) => costOf(b) - costOf(a))
    .map((unit) => edited(army, book, { type: "WARLORD", unit: unit.id }));
  return able.find((one) => armyFaults(one, book).length === 0) ?? army;
}

/** Leaders first, ids in the order of the list. */
function renumbered(army: BuiltArmy): BuiltArmy {
  const ids = new Map(army.units.map(({ id }, at) => [id, `u${at + 1}`]));
  return {
    ...army,
    units: army.units.map(({ leads, ...unit }) => ({
      ...unit,
      id: ids.get(unit.id)!,
      ...(leads !== undefined && { leads: ids.get(leads)! }),
    })),
    warlord: army.warlord === null ? null : ids.get(army.warlord)!,
  };
}
