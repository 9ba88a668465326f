import type { BuiltArmy } from "./army.ts";
import type { ArmyBook } from "./book.ts";
import type { ArmyFault } from "./fault.ts";
import { hasAll, hasAny, isEpicHero, keywordsOf, mostUnits } from "./keywords.ts";
import { knownUnits } from "./known.ts";
import { ledBy } from "./leading.ts";

/** What sheets say about the army: how many of them, who cannot be beside them, who has to join somebody. */
export function sheetFaults(army: BuiltArmy, book: ArmyBook): readonly ArmyFault[] {
  return [...ofNumbers(army, book), ...ofBars(army, book), ...ofJoining(army, book)];
}

function ofNumbers(army: BuiltArmy, book: ArmyBook): readonly ArmyFault[] {
  const bySheet = Map.groupBy(knownUnits(army, book), ({ sheet }) => sheet.name);
  return [...bySheet.values()].flatMap((same): ArmyFault[] => {
    const { sheet } = same[0]!;
    const most = mostUnits(army, book, sheet);
    if (same.length <= most) return [];
    const isHero = isEpicHero(sheet);
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

function ofBars(army: BuiltArmy, book: ArmyBook): readonly ArmyFault[] {
  const all = knownUnits(army, book);
  return all.flatMap(({ unit, sheet }): ArmyFault[] => {
    const { of, despite = [] } = sheet.muster?.bars ?? { of: [] };
    const barred = all.filter(
      (one) =>
        one.unit.id !== unit.id &&
        of.some((keywords) => hasAll(keywordsOf(one.sheet), keywords)) &&
        !hasAny(one.sheet, despite),
    );
    const [first] = barred;
    if (first === undefined) return [];
    return [
      {
        code: "TOGETHER",
        rule: "DE-1",
        units: [unit.id, ...barred.map((one) => one.unit.id)],
        message: `${sheet.name} and ${first.sheet.name} cannot be in one army.`,
        fix: { type: "REMOVE", unit: first.unit.id },
      },
    ];
  });
}

function ofJoining(army: BuiltArmy, book: ArmyBook): readonly ArmyFault[] {
  return knownUnits(army, book).flatMap(({ unit, sheet }): ArmyFault[] => {
    if (sheet.muster?.mustJoin !== true || unit.leads !== undefined) return [];
    const [to] = ledBy(army, book, unit);
    return [
      {
        code: "LEADER",
        rule: "DE-5",
        units: [unit.id],
        message: `${sheet.name} takes no part in the battle unless it joins a unit.`,
        fix:
          to === undefined ? { type: "REMOVE", unit: unit.id } : { type: "LEAD", unit: unit.id, to: to.id },
      },
    ];
  });
}
