import type { Base } from "@gunline/rules";
import { LIST_LIMITS } from "../lists/limits.ts";
import type { BuiltArmy, BuiltGroup, BuiltUnit } from "./army.ts";
import { factionById } from "./book.ts";

/** An army that was written as JSON; undefined: it is none. What is illegal in it, faults say. */
export function readArmy(text: string): BuiltArmy | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return armyIn(value);
}

/** The same of a value that was stored. */
export function armyIn(value: unknown): BuiltArmy | undefined {
  if (!isRecord(value) || value["format"] !== "gunline-built/1") return undefined;
  const { name, faction, detachment, limit, units, warlord } = value;
  const isWhole =
    isText(name) &&
    isText(faction) &&
    factionById(faction) !== undefined &&
    (detachment === null || isText(detachment)) &&
    isNumber(limit, 10_000) &&
    (warlord === null || isText(warlord)) &&
    Array.isArray(units) &&
    units.length <= LIST_LIMITS.units;
  if (!isWhole) return undefined;
  const read = units.map(unitIn);
  if (read.some((one) => one === undefined)) return undefined;
  const whole = read as readonly BuiltUnit[];
  if (new Set(whole.map(({ id }) => id)).size < whole.length) return undefined;
  return { format: "gunline-built/1", name, faction, detachment, limit, units: whole, warlord };
}

function unitIn(value: unknown): BuiltUnit | undefined {
  if (!isRecord(value)) return undefined;
  const { id, sheet, models, wargear, enhancement, leads, name, base } = value;
  if (!isText(id) || !isText(sheet) || !Array.isArray(models) || models.length > 100) return undefined;
  const groups = models.map(groupIn);
  const takes = wargear === undefined ? [] : takesIn(wargear);
  if (takes === undefined || groups.some((one) => one === undefined)) return undefined;
  return {
    id,
    sheet,
    models: groups as readonly BuiltGroup[],
    ...(takes.length > 0 && { wargear: takes }),
    ...(isText(enhancement) && { enhancement }),
    ...(isText(leads) && { leads }),
    ...(isText(name) && { name }),
    ...(isBase(base) && { base }),
  };
}

function groupIn(value: unknown): BuiltGroup | undefined {
  if (!isRecord(value)) return undefined;
  const { kind, count, start, takes } = value;
  const read = takesIn(takes);
  if (!isText(kind) || !isNumber(count, LIST_LIMITS.modelsPerUnit) || read === undefined) return undefined;
  return { kind, count, ...(isNumber(start, 50) && { start }), takes: read };
}

function takesIn(value: unknown): BuiltGroup["takes"] | undefined {
  if (!Array.isArray(value) || value.length > 100) return undefined;
  const read = value.map((one: unknown) => {
    if (!isRecord(one)) return undefined;
    const { option, drop, choices } = one;
    if (!isNumber(option, 200) || !Array.isArray(choices) || choices.length > 50) return undefined;
    if (!choices.every((choice): choice is number => isNumber(choice, 200))) return undefined;
    return { option, ...(isText(drop) && { drop }), choices };
  });
  return read.some((one) => one === undefined) ? undefined : (read as BuiltGroup["takes"]);
}

function isBase(value: unknown): value is Base {
  if (!isRecord(value)) return false;
  const { shape, mm } = value;
  if (shape === "round") return isNumber(mm, 400);
  const isPair = Array.isArray(mm) && mm.length === 2 && mm.every((one) => isNumber(one, 800));
  return (shape === "oval" || shape === "hull") && isPair;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isText(value: unknown): value is string {
  return typeof value === "string" && value.length > 0 && value.length <= 200;
}

function isNumber(value: unknown, most: number): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0 && value <= most;
}
