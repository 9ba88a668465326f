import type { Sheet } from "../books/sheet.ts";
import { type BuiltArmy, sizeOf } from "./army.ts";
import type { ArmyBook } from "./book.ts";
import type { ArmyFault } from "./fault.ts";
import { hasAll, keywordsOf } from "./keywords.ts";
import { type KnownUnit, knownUnits } from "./known.ts";

/** Whether a unit of that sheet fits into the transport. */
function mayRide(transport: Sheet, sheet: Sheet, size: number): boolean {
  const { transport: room } = transport;
  if (room === null) return false;
  const own = keywordsOf(sheet);
  const barred = (room.excludes ?? []).some((one) => own.has(one));
  if (barred && !(room.despite ?? []).some((one) => own.has(one))) return false;
  const space = Math.max(
    1,
    ...Object.entries(room.space ?? {}).map(([key, number]) => (own.has(key) ? number : 1)),
  );
  return room.rooms.some(
    ({ capacity, of, units }) =>
      of.some((all) => hasAll(own, all)) && (units === true || size * space <= capacity),
  );
}

/** Dedicated Transports that would begin empty, since nobody is there to ride in them (DE-6). */
export function transportFaults(army: BuiltArmy, book: ArmyBook): readonly ArmyFault[] {
  const all = knownUnits(army, book);
  const taken = new Set<string>();
  const faults: ArmyFault[] = [];
  for (const { unit, sheet } of all) {
    if (sheet.role !== "Dedicated Transport" || sheet.transport === null) continue;
    const rider = all.find(
      (one) => !taken.has(one.unit.id) && one.unit.id !== unit.id && fits(army, book, sheet, one),
    );
    if (rider !== undefined) {
      taken.add(rider.unit.id);
      continue;
    }
    faults.push({
      code: "TRANSPORT",
      rule: "DE-6",
      units: [unit.id],
      message: `${sheet.name} would begin the battle empty: nobody else can ride in it.`,
      fix: { type: "REMOVE", unit: unit.id },
    });
  }
  return faults;
}

/** A unit rides with its leaders. */
function fits(army: BuiltArmy, book: ArmyBook, transport: Sheet, { unit, sheet }: KnownUnit): boolean {
  const leaders = army.units.filter(({ leads }) => leads === unit.id);
  const size = sizeOf(unit) + leaders.reduce((sum, one) => sum + sizeOf(one), 0);
  return (
    mayRide(transport, sheet, size) &&
    leaders.every((one) => {
      const own = book.sheets.get(one.sheet);
      return own === undefined || mayRide(transport, own, size);
    })
  );
}
