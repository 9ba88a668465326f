import { FACTIONS } from "../../src/books/edition.ts";
import type { BuiltArmy } from "../../src/builder/army.ts";
import { newArmy } from "../../src/builder/army.ts";
import { type ArmyBook, loadArmyBook } from "../../src/builder/book.ts";
import { type Edit, edited } from "../../src/builder/edit.ts";
import { armyFaults } from "../../src/builder/faults.ts";
import { ledBy } from "../../src/builder/leading.ts";
import { pointsOfArmy } from "../../src/builder/points.ts";
import { sizesOf } from "../../src/builder/size.ts";
import { chance } from "../soak.ts";

/** A legal army by random edits: each is kept only where the army is no worse for it. */
export async function randomArmy(
  seed: number,
): Promise<{ readonly army: BuiltArmy; readonly book: ArmyBook }> {
  const next = chance(seed);
  const one = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!;
  const playable = FACTIONS.filter(({ id }) => id !== "adeptus-titanicus");
  const faction = playable[seed % playable.length]!;
  // Every other army may have allies.
  const book = await loadArmyBook(faction.id, seed % 2 === 0 ? "all" : { sheets: [] });
  const limit = one([500, 1000, 2000]);
  let army = newArmy(faction.id, one(book.detachments).name, limit, `Army ${seed}`);
  const heroes = book.own.filter(({ role }) => role === "Character");
  for (let tries = 0; tries < 40 && armyFaults(army, book).length > 0; tries++) {
    const added = edited(newArmy(faction.id, one(book.detachments).name, limit, `Army ${seed}`), book, {
      type: "ADD",
      sheet: one(heroes).id,
    });
    if (armyFaults(added, book).length === 0) army = added;
  }
  const candidates: (() => Edit | undefined)[] = [
    () => {
      const sheet = one(book.own);
      const sizes = sizesOf(sheet);
      return { type: "ADD", sheet: sheet.id, ...(sizes.length > 0 && { size: one(sizes) }) };
    },
    () => {
      const unit = one(army.units);
      const { options } = book.sheets.get(unit.sheet)!;
      if (options.length === 0) return undefined;
      const option = Math.floor(next() * options.length);
      return {
        type: "TAKE",
        unit: unit.id,
        option,
        choice: Math.floor(next() * options[option]!.take.length),
      };
    },
    () => {
      const unit = one(army.units);
      const led = ledBy(army, book, unit);
      return led.length === 0 ? undefined : { type: "LEAD", unit: unit.id, to: one(led).id };
    },
    () => {
      const enhancements = book.detachment(army.detachment)?.enhancements ?? [];
      if (enhancements.length === 0) return undefined;
      return { type: "ENHANCE", unit: one(army.units).id, name: one(enhancements).name };
    },
    () => ({ type: "WARLORD", unit: one(army.units).id }),
    () => (book.allies.length === 0 ? undefined : { type: "ADD", sheet: one(book.allies).id }),
    () => {
      const unit = one(army.units);
      const takes = [...unit.models.flatMap((group) => group.takes), ...(unit.wargear ?? [])];
      if (takes.length === 0) return undefined;
      const { option, choices } = one(takes);
      return { type: "PUT_BACK", unit: unit.id, option, choice: one(choices) };
    },
    () => {
      const unit = one(army.units);
      const sizes = sizesOf(book.sheets.get(unit.sheet)!);
      return sizes.length === 0 ? undefined : { type: "SIZE", unit: unit.id, size: one(sizes) };
    },
  ];
  for (let step = 0; step < 90; step++) {
    const edit = candidates[step % 2 === 0 ? 0 : Math.floor(next() * candidates.length)]!();
    if (edit === undefined) continue;
    const after = edited(army, book, edit);
    if (pointsOfArmy(after, book) <= limit && armyFaults(after, book).length === 0) army = after;
  }
  return { army, book };
}
