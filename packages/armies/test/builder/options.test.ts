import { describe, expect, test } from "vitest";
import { FACTIONS } from "../../src/books/edition.ts";
import { loadArmy } from "../../src/books/load.ts";
import type { Sheet } from "../../src/books/sheet.ts";
import type { BuiltUnit } from "../../src/builder/army.ts";
import { freeKinds, newUnit, ofKinds, range } from "../../src/builder/size.ts";
import { type Choice, carriedBy, putBack, takeOnce, wargearFaults } from "../../src/builder/wargear.ts";
import { least, most } from "../../src/lists/build/default-models.ts";
import { dropName, dropsOf, hasDrops } from "../../src/lists/build/loadouts.ts";

/** Units of every size, and of every kind of model that the sheet can have more of. */
function unitsOf(sheet: Sheet): readonly BuiltUnit[] {
  const [lowest, highest] = range(sheet);
  const sizes = Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at);
  const plain = sizes.flatMap((size) => newUnit(sheet, "u1", size) ?? []);
  const largest = plain.at(-1);
  if (largest === undefined) return [];
  const mixed = freeKinds(sheet, largest).flatMap((kind) =>
    sheet.composition
      .filter((one) => one[kind] !== undefined)
      .map((one) => {
        const kinds = Object.entries(one).map(([name, count]) => [
          name,
          name === kind ? most(count) : least(count),
        ]);
        return ofKinds(sheet, largest, Object.fromEntries(kinds));
      }),
  );
  return [...plain, ...mixed];
}

/** Every choice of a sheet, with what is given up for it. */
function choicesOf(sheet: Sheet, unit: BuiltUnit): readonly Choice[] {
  return sheet.options.flatMap((option, place) =>
    option.take.flatMap((_, choice): Choice[] => {
      if (!hasDrops(option)) return [{ option: place, choice }];
      const names = new Set(
        unit.models.flatMap((group) =>
          dropsOf(option, carriedBy(sheet, group) ?? new Map(), sheet).map(dropName),
        ),
      );
      return [...names].map((drop) => ({ option: place, choice, drop }));
    }),
  );
}

/** Takes it, other options first where it needs them; undefined: it cannot be taken. */
function taken(sheet: Sheet, unit: BuiltUnit, wanted: Choice, depth: number): BuiltUnit | undefined {
  const direct = takeOnce(sheet, unit, wanted);
  if (direct !== undefined || depth === 0) return direct;
  for (const other of choicesOf(sheet, unit)) {
    const before = takeOnce(sheet, unit, other);
    const after = before === undefined ? undefined : taken(sheet, before, wanted, depth - 1);
    if (after !== undefined) return after;
  }
  return undefined;
}

describe("every option of every sheet", () => {
  test("can be taken and put back", { timeout: 120_000 }, async () => {
    const never: string[] = [];
    const stuck: string[] = [];
    let count = 0;
    for (const { id } of FACTIONS) {
      for (const sheet of (await loadArmy(id)).datasheets) {
        const units = unitsOf(sheet);
        expect(units.length, sheet.name).toBeGreaterThan(0);
        for (const [option, { take }] of sheet.options.entries()) {
          for (const choice of take.keys()) {
            count++;
            let made: BuiltUnit | undefined;
            for (const depth of [0, 1, 2]) {
              for (const unit of units) {
                const drop = choicesOf(sheet, unit).find(
                  (one) => one.option === option && one.choice === choice,
                );
                made ??= taken(sheet, unit, drop ?? { option, choice }, depth);
                if (made !== undefined) break;
              }
              if (made !== undefined) break;
            }
            const what = `${id}: ${sheet.name}, option ${option + 1}, ${Object.keys(take[choice]!).join(" + ")}`;
            if (made === undefined) {
              never.push(what);
              continue;
            }
            const back = putBack(sheet, made, { option, choice });
            if (back === undefined || wargearFaults(sheet, back).length > 0) stuck.push(what);
          }
        }
      }
    }
    expect(stuck).toEqual([]);
    expect(never).toEqual([]);
    expect(count).toBeGreaterThan(2_600);
  });
});
