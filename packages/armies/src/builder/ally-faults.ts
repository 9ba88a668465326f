import {
  ALLY_RULES,
  type AllyRule,
  allyRule,
  BARRED,
  BARRED_ALLIES,
  BARRED_KEYWORDS,
  battleSize,
} from "../books/allies.ts";
import type { Sheet } from "../books/sheet.ts";
import type { BuiltArmy } from "./army.ts";
import type { ArmyBook } from "./book.ts";
import type { Edit } from "./edit.ts";
import type { ArmyFault } from "./fault.ts";
import { guestRule, isGuest } from "./guests.ts";
import { hasAll, hasAny, isBattleline, keywordsOf } from "./keywords.ts";
import { type KnownUnit, knownUnits } from "./known.ts";
import { pointsOfUnit } from "./points.ts";

/** Units that the army may not have, and allies that are too many. */
export function allyFaults(army: BuiltArmy, book: ArmyBook): readonly ArmyFault[] {
  return [
    ...ofFaction(army, book),
    ...ALLY_RULES.flatMap((rule) => ofRule(army, book, rule)),
    ...ofGuests(army, book),
  ];
}

/** Why no unit of the sheet can be in the army as it is; undefined: it can. */
export function barredFrom(army: BuiltArmy, book: ArmyBook, sheet: Sheet): string | undefined {
  const { faction } = book;
  const detachment = book.detachment(army.detachment);
  const { bars = [], despite = [] } = detachment?.muster ?? {};
  if (hasAny(sheet, bars) && !hasAny(sheet, despite))
    return `${sheet.name} cannot be in an army of ${detachment!.name}.`;
  if (isGuest(book, sheet))
    return guestRule(army, book, sheet) === undefined
      ? `${sheet.name} needs a detachment that lets it into an army of ${faction.name}.`
      : undefined;
  const isParents = sheet.faction === faction.parent;
  const isOfParent =
    isParents &&
    (BARRED[faction.id]?.includes(sheet.name) === true ||
      hasAny(sheet, BARRED_KEYWORDS[faction.id] ?? []) ||
      sheet.factionKeywords.length > 1);
  if (isOfParent) return `${sheet.name} cannot be in an army of ${faction.name}.`;
  if (!book.isAlly(sheet)) return undefined;
  const rule = allyRule(faction, sheet);
  if (rule === undefined || hasAny(sheet, BARRED_ALLIES[faction.id] ?? []))
    return `${sheet.name} cannot be in an army of ${faction.name}.`;
  return rule.units !== undefined && rowOf(rule, sheet) === undefined
    ? `${rule.name} does not let ${sheet.name} in.`
    : undefined;
}

function ofFaction(army: BuiltArmy, book: ArmyBook): readonly ArmyFault[] {
  return knownUnits(army, book).flatMap(({ unit, sheet }): ArmyFault[] => {
    const message = barredFrom(army, book, sheet);
    if (message === undefined) return [];
    const by = isGuest(book, sheet)
      ? book.detachments.find((one) => hasAny(sheet, one.muster?.allies?.of ?? []))
      : undefined;
    const fix: Edit =
      by === undefined ? { type: "REMOVE", unit: unit.id } : { type: "DETACHMENT", name: by.name };
    return [{ code: "FACTION", rule: "DE-1", units: [unit.id], message, fix }];
  });
}

function tooMany(units: readonly KnownUnit[], message: string, goes = units.at(-1)): ArmyFault {
  return {
    code: "ALLIES",
    rule: "DE-1",
    units: units.map(({ unit }) => unit.id),
    message,
    fix: goes === undefined ? null : { type: "REMOVE", unit: goes.unit.id },
  };
}

function costOf(army: BuiltArmy, book: ArmyBook, units: readonly KnownUnit[]): number {
  return units.reduce((sum, { unit }) => sum + pointsOfUnit(army, book, unit), 0);
}

function ofRule(army: BuiltArmy, book: ArmyBook, rule: AllyRule): readonly ArmyFault[] {
  const size = battleSize(army.limit);
  const units = knownUnits(army, book).filter(
    ({ sheet }) => book.isAlly(sheet) && sheet.faction === rule.book,
  );
  if (units.length === 0) return [];
  const faults: ArmyFault[] = [];
  const most = rule.points?.[size];
  const cost = costOf(army, book, units);
  if (most !== undefined && cost > most)
    faults.push(tooMany(units, `${rule.name}: allies for ${cost} points; ${most} are allowed.`));
  const rows = (rule.units ?? []).map((row) => ({
    ...row,
    units: withoutFree(army, book, units).filter(({ sheet }) => rowOf(rule, sheet) === row.of),
  }));
  for (const row of rows) {
    const allowed = row.most[size]!;
    if (row.units.length <= allowed) continue;
    const kind = row.of === "" ? "units" : row.of;
    faults.push(tooMany(row.units, `${rule.name}: ${row.units.length} ${kind}; ${allowed} allowed.`));
  }
  const used = rows.filter((row) => row.units.length > 0);
  if (rule.isEither === true && used.length > 1)
    faults.push(
      tooMany(used.at(-1)!.units, `${rule.name}: either ${used.map(({ of }) => of).join(" or ")}, not both.`),
    );
  return [
    ...faults,
    ...(rule.balanced ?? []).flatMap((keyword) => unbalanced(army, book, rule, keyword, units)),
  ];
}

/** Allies without those that come free with another unit of the army. */
function withoutFree(army: BuiltArmy, book: ArmyBook, allies: readonly KnownUnit[]): readonly KnownUnit[] {
  const all = knownUnits(army, book);
  return allies.filter(({ unit, sheet }) => {
    const { freeFor } = sheet.muster ?? {};
    if (freeFor === undefined) return true;
    const free = all.filter((one) => hasAll(keywordsOf(one.sheet), freeFor)).length;
    const same = allies.filter((one) => one.sheet.id === sheet.id);
    return same.findIndex((one) => one.unit.id === unit.id) >= free;
  });
}

/** Other units of a keyword than Battleline ones, where there are more of them. */
function unbalanced(
  army: BuiltArmy,
  book: ArmyBook,
  rule: AllyRule,
  keyword: string,
  units: readonly KnownUnit[],
): readonly ArmyFault[] {
  const own = units.filter(({ sheet }) => hasAny(sheet, [keyword]));
  const lines = own.filter(({ sheet }) => isBattleline(army, book, sheet));
  const others = own.filter((one) => !lines.includes(one));
  if (others.length <= lines.length) return [];
  const message = `${rule.name}: ${lines.length} ${keyword} units are Battleline, ${others.length} are not; no more others than Battleline are allowed.`;
  return [tooMany(own, message, others.at(-1))];
}

function ofGuests(army: BuiltArmy, book: ArmyBook): readonly ArmyFault[] {
  const size = battleSize(army.limit);
  const guests = Map.groupBy(knownUnits(army, book), ({ sheet }) => guestRule(army, book, sheet)?.name);
  return [...guests].flatMap(([name, units]): ArmyFault[] => {
    const most = name === undefined ? undefined : guestRule(army, book, units[0]!.sheet)?.points?.[size];
    const cost = costOf(army, book, units);
    if (most === undefined || cost <= most) return [];
    return [tooMany(units, `${name}: units for ${cost} points; ${most} are allowed.`)];
  });
}

function rowOf({ units }: AllyRule, sheet: Sheet): string | undefined {
  return units?.find(({ of }) => of === "" || keywordsOf(sheet).has(of))?.of;
}
