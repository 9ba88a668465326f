import { LIMITS } from "@gunline/rules";
import type { Sheet } from "../books/sheet.ts";
import { ALLY_RULES, BARRED, BARRED_KEYWORDS, battleSize } from "./allies.ts";
import { type BuiltArmy, type BuiltUnit, sizeOf } from "./army.ts";
import { enhancementOf, isOfThree, mayBear, mayBeWarlord } from "./bearer.ts";
import type { ArmyBook } from "./book.ts";
import type { Edit } from "./edit.ts";
import type { ArmyFault } from "./fault.ts";
import { guestRule, isGuest } from "./guests.ts";
import { canBeCharacter, hasAny, isCharacter, keywordsOf, mostUnits } from "./keywords.ts";
import { leadersOf, mayLead, mayShare } from "./leading.ts";
import { pointsOfArmy, pointsOfUnit } from "./points.ts";
import { transportFaults } from "./riders.ts";
import { compositionOf, sizesOf } from "./size.ts";
import { wargearFaults } from "./wargear.ts";

export function armyFaults(army: BuiltArmy, book: ArmyBook): readonly ArmyFault[] {
  return [
    ...ofPoints(army, book),
    ...ofDetachment(army, book),
    ...ofSheets(army, book),
    ...ofEnhancements(army, book),
    ...ofWarlord(army, book),
    ...ofFaction(army, book),
    ...ofAllies(army, book),
    ...ofLeaders(army, book),
    ...transportFaults(army, book),
    ...army.units.flatMap((unit) => ofUnit(book, unit)),
  ];
}

/** The units that the book knows, with their sheets. */
function known({ units }: BuiltArmy, { sheets }: ArmyBook): readonly { unit: BuiltUnit; sheet: Sheet }[] {
  return units.flatMap((unit) => {
    const sheet = sheets.get(unit.sheet);
    return sheet === undefined ? [] : [{ unit, sheet }];
  });
}

function ofPoints(army: BuiltArmy, book: ArmyBook): ArmyFault[] {
  if (army.units.length === 0)
    return [{ code: "EMPTY", rule: "DE-1", units: [], message: "The army has no units yet.", fix: null }];
  const points = pointsOfArmy(army, book);
  const over = points - army.limit;
  if (over <= 0) return [];
  // The cheapest unit that brings the army within its points.
  const priced = army.units
    .map((unit) => ({ unit, points: pointsOfUnit(army, book, unit) }))
    .toSorted((a, b) => a.points - b.points);
  const [goes] = [...priced.filter((one) => one.points >= over), ...priced.toReversed()];
  return [
    {
      code: "POINTS",
      rule: "DE-1",
      units: [],
      message: `The army costs ${points} points, ${over} more than ${army.limit}.`,
      fix: goes === undefined ? null : { type: "REMOVE", unit: goes.unit.id },
    },
  ];
}

function ofDetachment(army: BuiltArmy, book: ArmyBook): ArmyFault[] {
  const found = book.detachment(army.detachment);
  const [first] = book.detachments;
  if (first !== undefined && found === undefined) {
    const message =
      army.detachment === null
        ? "The army has no detachment."
        : `${army.detachment} is not a detachment of ${book.faction.name}.`;
    return [
      { code: "DETACHMENT", rule: "DE-1", units: [], message, fix: { type: "DETACHMENT", name: first.name } },
    ];
  }
  const { needs, bars = [], despite = [] } = found?.muster ?? {};
  const faults: ArmyFault[] = [];
  const all = known(army, book);
  if (needs !== undefined) {
    const number = all.filter(({ sheet }) => hasAny(sheet, [needs.of])).length;
    const sheet = book.own.find((one) => hasAny(one, [needs.of]));
    if (number < needs.least) {
      faults.push({
        code: "NEEDS",
        rule: "DE-1",
        units: [],
        message: `${found!.name} needs ${needs.least} units with the keyword ${needs.of}; the army has ${number}.`,
        fix: sheet === undefined ? null : { type: "ADD", sheet: sheet.id },
      });
    }
  }
  for (const { unit, sheet } of all) {
    if (!hasAny(sheet, bars) || hasAny(sheet, despite)) continue;
    faults.push({
      code: "FACTION",
      rule: "DE-1",
      units: [unit.id],
      message: `${sheet.name} cannot be in an army of ${found!.name}.`,
      fix: { type: "REMOVE", unit: unit.id },
    });
  }
  return faults;
}

function ofSheets(army: BuiltArmy, book: ArmyBook): ArmyFault[] {
  const detachment = book.detachment(army.detachment);
  const bySheet = Map.groupBy(known(army, book), ({ sheet }) => sheet.name);
  return [...bySheet.values()].flatMap((same): ArmyFault[] => {
    const { sheet } = same[0]!;
    const most = mostUnits(sheet, detachment);
    if (same.length <= most) return [];
    const isHero = most === 1;
    const message = isHero
      ? `${sheet.name} is an Epic Hero: an army has one.`
      : `The army has ${same.length} units of ${sheet.name}; it may have ${most}.`;
    return [
      {
        code: isHero ? "EPIC_HERO" : "SAME_SHEET",
        rule: "DE-1",
        units: same.map(({ unit }) => unit.id),
        message,
        fix: { type: "REMOVE", unit: same.at(-1)!.unit.id },
      },
    ];
  });
}

/** So many enhancements an army may have. */
const MOST_ENHANCEMENTS = 3;

function ofEnhancements(army: BuiltArmy, book: ArmyBook): ArmyFault[] {
  const detachment = book.detachment(army.detachment);
  const faults: ArmyFault[] = [];
  const borne = known(army, book).filter(({ unit }) => unit.enhancement !== undefined);
  const seen = new Map<string, string>();
  for (const { unit, sheet } of borne) {
    const name = unit.enhancement!;
    const off: Edit = { type: "ENHANCE", unit: unit.id, name: null };
    const enhancement = enhancementOf(detachment, name);
    if (enhancement === undefined || !mayBear(army, book, unit, enhancement)) {
      const message =
        enhancement === undefined
          ? `${name} is not an enhancement of ${army.detachment ?? "this army"}.`
          : `${sheet.name} cannot be given ${name}.`;
      faults.push({ code: "ENHANCEMENT_BEARER", rule: "DE-1", units: [unit.id], message, fix: off });
    }
    const first = seen.get(name);
    if (first !== undefined) {
      const message = `${name} is in the army twice.`;
      faults.push({ code: "ENHANCEMENT_TWICE", rule: "DE-1", units: [first, unit.id], message, fix: off });
    }
    seen.set(name, first ?? unit.id);
  }
  const counted = borne.filter(({ unit }) => {
    const enhancement = enhancementOf(detachment, unit.enhancement);
    return enhancement === undefined || isOfThree(enhancement);
  });
  if (counted.length > MOST_ENHANCEMENTS) {
    faults.push({
      code: "ENHANCEMENTS",
      rule: "DE-1",
      units: counted.map(({ unit }) => unit.id),
      message: `The army has ${counted.length} enhancements; it may have ${MOST_ENHANCEMENTS}.`,
      fix: { type: "ENHANCE", unit: counted.at(-1)!.unit.id, name: null },
    });
  }
  return [
    ...faults,
    ...ofMadeCharacters(
      army,
      book,
      counted.map(({ unit }) => unit.id),
    ),
  ];
}

/** Units that are Characters only because the detachment lets so many be. */
function ofMadeCharacters(army: BuiltArmy, book: ArmyBook, bearers: readonly string[]): ArmyFault[] {
  const detachment = book.detachment(army.detachment);
  const most = detachment?.muster?.characters?.most;
  if (most === undefined) return [];
  const made = known(army, book).filter(
    ({ unit, sheet }) =>
      !isCharacter(sheet) &&
      canBeCharacter(sheet, detachment) &&
      (bearers.includes(unit.id) || army.warlord === unit.id),
  );
  if (made.length <= most) return [];
  const last = made.at(-1)!.unit;
  return [
    {
      code: "ENHANCEMENTS",
      rule: "DE-1",
      units: made.map(({ unit }) => unit.id),
      message: `${detachment!.name} makes ${most} units Characters; ${made.length} are used as such.`,
      fix: { type: "ENHANCE", unit: last.id, name: null },
    },
  ];
}

function ofWarlord(army: BuiltArmy, book: ArmyBook): ArmyFault[] {
  const all = known(army, book);
  if (all.length === 0) return [];
  const able = all.filter(({ sheet }) => mayBeWarlord(army, book, sheet));
  const supreme = able.filter(({ sheet }) =>
    sheet.abilities.other.some(({ name }) => name.toUpperCase() === "SUPREME COMMANDER"),
  );
  const warlord = all.find(({ unit }) => unit.id === army.warlord);
  const first = (supreme[0] ?? able[0])?.unit;
  const fix: Edit | null = first === undefined ? null : { type: "WARLORD", unit: first.id };
  if (warlord === undefined || !able.includes(warlord)) {
    const message =
      warlord === undefined
        ? first === undefined
          ? "The army has no Character who could be its Warlord."
          : "The army has no Warlord."
        : `${warlord.sheet.name} cannot be the Warlord.`;
    return [
      { code: "WARLORD", rule: "DE-1", units: warlord === undefined ? [] : [warlord.unit.id], message, fix },
    ];
  }
  if (supreme.length === 0 || supreme.includes(warlord)) return [];
  const message = `${supreme[0]!.sheet.name} has to be the Warlord.`;
  return [{ code: "SUPREME_COMMANDER", rule: "DE-1", units: [supreme[0]!.unit.id], message, fix }];
}

/** Sheets of the army's own books that it may not have. */
function ofFaction(army: BuiltArmy, book: ArmyBook): ArmyFault[] {
  const { faction } = book;
  const barred = BARRED[faction.id] ?? [];
  const barredKeywords = BARRED_KEYWORDS[faction.id] ?? [];
  return known(army, book).flatMap(({ unit, sheet }): ArmyFault[] => {
    const isParents = sheet.faction === faction.parent;
    const isOther = isGuest(book, sheet) && guestRule(army, book, sheet) === undefined;
    const isBarred = isParents && (barred.includes(sheet.name) || hasAny(sheet, barredKeywords));
    const chapter = isParents && sheet.factionKeywords.length > 1;
    const isForeign =
      book.isAlly(sheet) && !ALLY_RULES.some((one) => one.book === sheet.faction && one.isFor(faction));
    if (!isOther && !isBarred && !chapter && !isForeign) return [];
    const message = isOther
      ? `${sheet.name} needs a detachment that lets it into an army of ${faction.name}.`
      : `${sheet.name} cannot be in an army of ${faction.name}.`;
    const by = isOther
      ? book.detachments.find((one) => hasAny(sheet, one.muster?.allies?.of ?? []))
      : undefined;
    const fix: Edit =
      by === undefined ? { type: "REMOVE", unit: unit.id } : { type: "DETACHMENT", name: by.name };
    return [{ code: "FACTION", rule: "DE-1", units: [unit.id], message, fix }];
  });
}

/** How many allies and guests there may be. */
function ofAllies(army: BuiltArmy, book: ArmyBook): ArmyFault[] {
  const size = battleSize(army.limit);
  const all = known(army, book);
  const faults: ArmyFault[] = [];
  const over = (units: readonly BuiltUnit[], message: string) =>
    faults.push({
      code: "ALLIES",
      rule: "DE-1",
      units: units.map(({ id }) => id),
      message,
      fix: { type: "REMOVE", unit: units.at(-1)!.id },
    });
  const costOf = (units: readonly BuiltUnit[]) =>
    units.reduce((sum, unit) => sum + pointsOfUnit(army, book, unit), 0);
  for (const rule of ALLY_RULES) {
    const units = all.filter(({ sheet }) => book.isAlly(sheet) && sheet.faction === rule.book);
    if (units.length === 0) continue;
    const most = rule.points?.[size];
    const cost = costOf(units.map(({ unit }) => unit));
    if (most !== undefined && cost > most)
      over(
        units.map(({ unit }) => unit),
        `${rule.name}: allies for ${cost} points; ${most} are allowed.`,
      );
    const rows = (rule.units ?? []).map((row) => ({
      ...row,
      units: units.flatMap(({ unit, sheet }) => (rowFor(rule.units, sheet) === row.of ? [unit] : [])),
    }));
    for (const row of rows) {
      if (row.units.length > row.most[size]!) {
        const kind = row.of === "" ? "units" : row.of;
        over(row.units, `${rule.name}: ${row.units.length} ${kind}; ${row.most[size]} are allowed.`);
      }
    }
    const used = rows.filter((row) => row.units.length > 0);
    if (rule.isEither === true && used.length > 1)
      over(used.at(-1)!.units, `${rule.name}: either ${used.map(({ of }) => of).join(" or ")}, not both.`);
    const others = units.filter(
      ({ sheet }) => rule.units !== undefined && rowFor(rule.units, sheet) === undefined,
    );
    if (others.length > 0)
      over(
        others.map(({ unit }) => unit),
        `${rule.name} does not let ${others[0]!.sheet.name} in.`,
      );
  }
  const guests = Map.groupBy(all, ({ sheet }) => guestRule(army, book, sheet)?.name);
  for (const [name, units] of guests) {
    const most = name === undefined ? undefined : guestRule(army, book, units[0]!.sheet)?.points?.[size];
    const cost = costOf(units.map(({ unit }) => unit));
    if (most !== undefined && cost > most)
      over(
        units.map(({ unit }) => unit),
        `${name}: units for ${cost} points; ${most} are allowed.`,
      );
  }
  return faults;
}

function rowFor(rows: readonly { readonly of: string }[] | undefined, sheet: Sheet): string | undefined {
  return rows?.find(({ of }) => of === "" || keywordsOf(sheet).has(of))?.of;
}

function ofLeaders(army: BuiltArmy, book: ArmyBook): ArmyFault[] {
  const faults: ArmyFault[] = [];
  for (const { unit, sheet } of known(army, book)) {
    if (unit.leads === undefined) continue;
    const led = army.units.find(({ id }) => id === unit.leads);
    const ledSheet = led === undefined ? undefined : book.sheets.get(led.sheet);
    if (
      led !== undefined &&
      ledSheet !== undefined &&
      led.leads === undefined &&
      mayLead(unit, sheet, ledSheet)
    )
      continue;
    const message = `${sheet.name} cannot lead ${ledSheet?.name ?? "a unit that is not in the army"}.`;
    const fix: Edit = { type: "LEAD", unit: unit.id, to: null };
    faults.push({ code: "LEADER", rule: "DE-5", units: [unit.id], message, fix });
  }
  for (const { unit, sheet } of known(army, book)) {
    const leaders = leadersOf(army, unit.id);
    const sheets = leaders.flatMap((one) => book.sheets.get(one.sheet) ?? []);
    if (mayShare(sheets, sheet, sizeOf(unit))) continue;
    faults.push({
      code: "LEADERS",
      rule: "DE-5",
      units: [unit.id, ...leaders.map(({ id }) => id)],
      message: `${sheets.map(({ name }) => name).join(" and ")} cannot lead ${sheet.name} together.`,
      fix: { type: "LEAD", unit: leaders.at(-1)!.id, to: null },
    });
  }
  return faults;
}

function ofUnit(book: ArmyBook, unit: BuiltUnit): ArmyFault[] {
  const sheet = book.sheets.get(unit.sheet);
  if (sheet === undefined) {
    const message = `${unit.sheet} is not a datasheet of ${book.faction.name}.`;
    const fix: Edit = { type: "REMOVE", unit: unit.id };
    return [{ code: "UNKNOWN_SHEET", rule: "DE-1", units: [unit.id], message, fix }];
  }
  const faults: ArmyFault[] = [];
  if (compositionOf(sheet, unit) === undefined || sizeOf(unit) > LIMITS.modelsPerUnit) {
    const sizes = sizesOf(sheet);
    const nearest = sizes.findLast((size) => size <= sizeOf(unit)) ?? sizes[0];
    faults.push({
      code: "SIZE",
      rule: "DE-1",
      units: [unit.id],
      message: `${sheet.name} is not a unit of these ${sizeOf(unit)} models.`,
      fix: nearest === undefined ? null : { type: "SIZE", unit: unit.id, size: nearest },
    });
  }
  const wrong = wargearFaults(sheet, unit);
  if (wrong.length > 0) {
    const names = [...new Set(wrong.flatMap((one) => one.names))].slice(0, 4).join(", ");
    const message = `${sheet.name} cannot have its wargear so (${names}).`;
    faults.push({
      code: "WARGEAR",
      rule: "DE-1",
      units: [unit.id],
      message,
      fix: { type: "DEFAULTS", unit: unit.id },
    });
  }
  return faults;
}
