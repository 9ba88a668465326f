import type { Base } from "@gunline/rules";
import { type BuiltArmy, type BuiltUnit, freeId, kindsOf } from "./army.ts";
import { mayBeWarlord } from "./bearer.ts";
import type { ArmyBook } from "./book.ts";
import { newUnit, ofKinds, resized } from "./size.ts";
import { type Choice, putBack, takeOnce } from "./wargear.ts";

/** A change of an army, as data: what a player does, and what a fault proposes. */
export type Edit =
  | { readonly type: "ADD"; readonly sheet: string; readonly size?: number }
  | { readonly type: "REMOVE"; readonly unit: string }
  | { readonly type: "DUPLICATE"; readonly unit: string }
  | { readonly type: "SIZE"; readonly unit: string; readonly size: number }
  | { readonly type: "KINDS"; readonly unit: string; readonly kinds: Readonly<Record<string, number>> }
  | ({ readonly type: "TAKE"; readonly unit: string } & Choice)
  | ({ readonly type: "PUT_BACK"; readonly unit: string } & Choice)
  | { readonly type: "DEFAULTS"; readonly unit: string }
  | { readonly type: "ENHANCE"; readonly unit: string; readonly name: string | null }
  | { readonly type: "LEAD"; readonly unit: string; readonly to: string | null }
  | { readonly type: "WARLORD"; readonly unit: string | null }
  | { readonly type: "NAME_UNIT"; readonly unit: string; readonly name: string }
  | { readonly type: "BASE"; readonly unit: string; readonly base: Base | null }
  | { readonly type: "MOVE"; readonly unit: string; readonly by: 1 | -1 }
  | { readonly type: "DETACHMENT"; readonly name: string | null }
  | { readonly type: "LIMIT"; readonly points: number }
  | { readonly type: "NAME"; readonly name: string };

/** The army after the edit; the same one where it cannot be made. */
export function edited(army: BuiltArmy, book: ArmyBook, edit: Edit): BuiltArmy {
  switch (edit.type) {
    case "ADD": {
      const sheet = book.sheets.get(edit.sheet);
      const unit = sheet === undefined ? undefined : newUnit(sheet, freeId(army), edit.size);
      if (sheet === undefined || unit === undefined) return army;
      // The first who can be is the Warlord, until its player says otherwise; some have to be.
      const canBe = mayBeWarlord(army, book, sheet);
      const isIt = canBe && (army.warlord === null || sheet.muster?.warlord === "ALWAYS");
      const warlord = isIt ? unit.id : army.warlord;
      return { ...army, units: [...army.units, unit], warlord };
    }
    case "REMOVE": {
      const units = army.units
        .filter(({ id }) => id !== edit.unit)
        .map((one) => (one.leads === edit.unit ? leadingNobody(one) : one));
      return { ...army, units, warlord: army.warlord === edit.unit ? null : army.warlord };
    }
    case "DUPLICATE": {
      const at = army.units.findIndex(({ id }) => id === edit.unit);
      const found = army.units[at];
      if (found === undefined) return army;
      const { enhancement: _, leads: __, ...unit } = found;
      return { ...army, units: army.units.toSpliced(at + 1, 0, { ...unit, id: freeId(army) }) };
    }
    case "MOVE": {
      const at = army.units.findIndex(({ id }) => id === edit.unit);
      const to = at + edit.by;
      const unit = army.units[at];
      if (unit === undefined || to < 0 || to >= army.units.length) return army;
      return { ...army, units: army.units.toSpliced(at, 1).toSpliced(to, 0, unit) };
    }
    case "WARLORD":
      return { ...army, warlord: edit.unit };
    case "DETACHMENT":
      return { ...army, detachment: edit.name };
    case "LIMIT":
      return { ...army, limit: edit.points };
    case "NAME":
      return { ...army, name: edit.name };
    case "SIZE":
    case "KINDS":
    case "TAKE":
    case "PUT_BACK":
    case "DEFAULTS":
    case "ENHANCE":
    case "LEAD":
    case "NAME_UNIT":
    case "BASE": {
      const units = army.units.map((unit) =>
        unit.id === edit.unit ? (editedUnit(unit, book, edit) ?? unit) : unit,
      );
      return { ...army, units };
    }
  }
}

type UnitEdit = Extract<
  Edit,
  { type: "SIZE" | "KINDS" | "TAKE" | "PUT_BACK" | "DEFAULTS" | "ENHANCE" | "LEAD" | "NAME_UNIT" | "BASE" }
>;

function editedUnit(unit: BuiltUnit, book: ArmyBook, edit: UnitEdit): BuiltUnit | undefined {
  const sheet = book.sheets.get(unit.sheet);
  if (sheet === undefined) return undefined;
  switch (edit.type) {
    case "SIZE":
      return resized(sheet, unit, edit.size);
    case "KINDS":
      return ofKinds(sheet, unit, edit.kinds);
    case "TAKE":
      return takeOnce(sheet, unit, edit);
    case "PUT_BACK":
      return putBack(sheet, unit, edit);
    case "DEFAULTS": {
      const { wargear: _, ...plain } = unit;
      return ofKinds(sheet, { ...plain, models: [] }, kindsOf(unit));
    }
    case "ENHANCE": {
      const { enhancement: _, ...plain } = unit;
      return edit.name === null ? plain : { ...plain, enhancement: edit.name };
    }
    case "LEAD":
      return edit.to === null ? leadingNobody(unit) : { ...unit, leads: edit.to };
    case "NAME_UNIT": {
      const { name: _, ...plain } = unit;
      return edit.name.trim() === "" ? plain : { ...plain, name: edit.name.slice(0, 60) };
    }
    case "BASE": {
      const { base: _, ...plain } = unit;
      return edit.base === null ? plain : { ...plain, base: edit.base };
    }
  }
}

function leadingNobody({ leads: _, ...unit }: BuiltUnit): BuiltUnit {
  return unit;
}
