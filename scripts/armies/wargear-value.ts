import type { Sheet } from "@gunline/armies/books";
import { type ArmyBook, armyFaults, type BuiltArmy, carriedBy, edited } from "@gunline/armies/builder";

/** The unit with options that make its weapons better, taken one by one as long as one does. */
export function bestWargear(army: BuiltArmy, book: ArmyBook, id: string): BuiltArmy {
  let now = army;
  for (let step = 0; step < 40; step++) {
    const unit = now.units.find((one) => one.id === id)!;
    const sheet = book.sheets.get(unit.sheet)!;
    const before = unitValue(now, book, id);
    let best: { readonly army: BuiltArmy; readonly value: number } | undefined;
    for (const [option, { take }] of sheet.options.entries()) {
      for (const choice of take.keys()) {
        const after = edited(now, book, { type: "TAKE", unit: id, option, choice });
        const value = after === now ? 0 : unitValue(after, book, id);
        if (value > before * 1.01 && (best === undefined || value > best.value))
          best = { army: after, value };
      }
    }
    if (best === undefined || armyFaults(best.army, book).length > 0) return now;
    now = best.army;
  }
  return now;
}

function unitValue({ units }: BuiltArmy, book: ArmyBook, id: string): number {
  const unit = units.find((one) => one.id === id)!;
  const sheet = book.sheets.get(unit.sheet)!;
  return unit.models.reduce((sum, group) => {
    const carried = carriedBy(sheet, group) ?? new Map<string, number>();
    return sum + group.count * modelValue(sheet, carried);
  }, 0);
}

/** Every gun shoots, of other weapons the best fights; an item is worth a little. */
function modelValue(sheet: Sheet, carried: ReadonlyMap<string, number>): number {
  let shooting = 0;
  let fighting = 0;
  let items = 0;
  for (const [name, number] of carried) {
    const own = sheet.weapons.filter((one) => one.name === name);
    if (own.length === 0) items += 1;
    for (const { type, profiles } of own) {
      const value = Math.max(...profiles.map(profileValue));
      if (type === "RANGED") shooting += value * number;
      else fighting = Math.max(fighting, value);
    }
  }
  return shooting + fighting + items;
}

/** Roughly what it does, the more the tougher its targets may be. */
function profileValue(profile: Sheet["weapons"][number]["profiles"][number]): number {
  const { attacks, skill, strength, ap, damage, range } = profile;
  const hits = mean(attacks) * (skill === null ? 1 : (7 - skill) / 6);
  const reach = range == null ? 1 : 0.5 + Math.min(range, 36) / 36;
  return hits * reach * Math.sqrt(mean(strength)) * (1 + 0.35 * -ap) * mean(damage) ** 0.8;
}

/** "2D6+3" is 10. */
function mean(dice: number | string): number {
  const [, number = "1", faces, plus = "0"] = /^(\d*)D(\d+)(?:\+(\d+))?$/.exec(`${dice}`) ?? [];
  if (faces === undefined) return Number(dice) || 0;
  return (Number(number) || 1) * ((Number(faces) + 1) / 2) + Number(plus);
}
