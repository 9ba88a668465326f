import { LIMITS } from "@gunline/rules";
import { allyFaults } from "./ally-faults.ts";
import { type BuiltArmy, type BuiltUnit, sizeOf } from "./army.ts";
import { enhancementOf, isOfThree, mayBear, mayBeWarlord, mustBear } from "./bearer.ts";
import type { ArmyBook } from "./book.ts";
import type { Edit } from "./edit.ts";
import type { ArmyFault } from "./fault.ts";
import { canBeCharacter, hasAny, isCharacter } from "./keywords.ts";
import { knownUnits } from "./known.ts";
import { leadersOf, mayLead, mayShare } from "./leading.ts";
import { pointsOfArmy, pointsOfUnit } from "./points.ts";
import { transportFaults } from "./riders.ts";
import { sheetFaults } from "./sheet-faults.ts";
import { compositionOf, sizesOf } from "./size.ts";
import { wargearFaults } from "./wargear.ts";

export function armyFaults(army: BuiltArmy, book: ArmyBook): readonly ArmyFault[] {
  return [
    ...ofPoints(army, book),
    ...ofDetachment(army, book),
    ...sheetFaults(army, book),
    ...ofEnhancements(army, book),
    ...ofWarlord(army, book),
    ...allyFaults(army, book),
    ...ofLeaders(army, book),
    ...transportFaults(army, book),
    ...army.units.flatMap((unit) => ofUnit(book, unit)),
  ];
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
  const { needs } = found?.muster ?? {};
  const faults: ArmyFault[] = [];
  const all = knownUnits(army, book);
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
  return faults;
}

/** So many enhancements an army may have. */
const MOST_ENHANCEMENTS = 3;

function ofEnhancements(army: BuiltArmy, book: ArmyBook): ArmyFault[] {
  const detachment = book.detachment(army.detachment);
  const faults: ArmyFault[] = [];
  const borne = knownUnits(army, book).filter(({ unit }) => unit.enhancement !== undefined);
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
    if (first !== undefined && enhancement?.only?.must !== true) {
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
    ...ofDuties(army, book),
    ...ofMadeCharacters(
      army,
      book,
      counted.map(({ unit }) => unit.id),
    ),
  ];
}

/** Enhancements that units of the detachment have to have. */
function ofDuties(army: BuiltArmy, book: ArmyBook): readonly ArmyFault[] {
  const { enhancements = [] } = book.detachment(army.detachment) ?? {};
  return knownUnits(army, book).flatMap(({ unit, sheet }) =>
    enhancements
      .filter((one) => unit.enhancement !== one.name && mustBear(army, book, unit, one))
      .map(({ name, points }): ArmyFault => {
        const message = `${sheet.name} has to have ${name} (${points} points) in ${army.detachment}.`;
        const fix: Edit = { type: "ENHANCE", unit: unit.id, name };
        return { code: "ENHANCEMENT_MISSING", rule: "DE-1", units: [unit.id], message, fix };
      }),
  );
}

/** Units that are Characters only because the detachment lets so many be. */
function ofMadeCharacters(army: BuiltArmy, book: ArmyBook, bearers: readonly string[]): ArmyFault[] {
  const detachment = book.detachment(army.detachment);
  const most = detachment?.muster?.characters?.most;
  if (most === undefined) return [];
  const made = knownUnits(army, book).filter(
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
  const all = knownUnits(army, book);
  if (all.length === 0) return [];
  const able = all.filter(({ sheet }) => mayBeWarlord(army, book, sheet));
  const supreme = able.filter(({ sheet }) => sheet.muster?.warlord === "ALWAYS");
  const warlord = all.find(({ unit }) => unit.id === army.warlord);
  const first = (supreme[0] ?? able[0])?.unit;
  const named = book.detachment(army.detachment)?.muster?.warlord;
  const missing = named === undefined ? undefined : book.own.find((sheet) => hasAny(sheet, named));
  const fix: Edit | null =
    first !== undefined
      ? { type: "WARLORD", unit: first.id }
      : missing === undefined
        ? null
        : { type: "ADD", sheet: missing.id };
  if (warlord === undefined || !able.includes(warlord)) {
    const message =
      warlord === undefined
        ? first === undefined
          ? `The army has ${named === undefined ? "no Character" : `none of ${named.join(", ")}`} who could be its Warlord.`
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

function ofLeaders(army: BuiltArmy, book: ArmyBook): ArmyFault[] {
  const faults: ArmyFault[] = [];
  for (const { unit, sheet } of knownUnits(army, book)) {
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
  for (const { unit, sheet } of knownUnits(army, book)) {
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
