import { allyRule, GUEST_RULES } from "../books/allies.ts";
import { booksOf } from "../books/edition.ts";
import type { Sheet } from "../books/sheet.ts";
import { nameKey } from "../lists/names.ts";
import type { BuiltArmy } from "./army.ts";
import { type ArmyBook, factionById } from "./book.ts";
import { hasAny } from "./keywords.ts";

/** By what an army has units of its own book that are not of its faction. */
export interface Guests {
  readonly name: string;
  readonly points?: readonly number[];
  readonly noWarlord: boolean;
  readonly noEnhancement: boolean;
}

/** Whether a sheet of the army's own book is not of its faction. */
export function isGuest(book: ArmyBook, sheet: Sheet): boolean {
  if (book.isAlly(sheet)) return false;
  if (sheet.copyOf !== undefined) return true;
  const keywords = booksOf(book.faction).map((id) => factionById(id)?.keyword ?? "");
  return !sheet.factionKeywords.some((one) => keywords.some((own) => nameKey(own) === nameKey(one)));
}

/** The rule that lets a guest in; undefined: it is none, or nothing lets it in. */
export function guestRule(army: BuiltArmy, book: ArmyBook, sheet: Sheet): Guests | undefined {
  if (!isGuest(book, sheet)) return undefined;
  const { muster, name } = book.detachment(army.detachment) ?? {};
  const { allies } = muster ?? {};
  if (allies !== undefined && name !== undefined && hasAny(sheet, allies.of)) {
    return {
      name,
      noWarlord: allies.noWarlord === true,
      noEnhancement: false,
      ...(allies.points !== undefined && { points: allies.points }),
    };
  }
  const rule = GUEST_RULES.find(({ faction, of }) => faction === book.faction.id && hasAny(sheet, of));
  if (rule === undefined || muster?.noGuests === true) return undefined;
  return { ...rule, noEnhancement: rule.noWarlord };
}

/** What a guest or an ally cannot be or have, by the rule that lets it in. */
export function limitsOfOthers(
  army: BuiltArmy,
  book: ArmyBook,
  sheet: Sheet,
): { readonly noWarlord: boolean; readonly noEnhancement: boolean } {
  if (!book.isAlly(sheet)) {
    return guestRule(army, book, sheet) ?? { noWarlord: false, noEnhancement: false };
  }
  const noWarlord = allyRule(book.faction, sheet)?.noWarlord ?? true;
  return { noWarlord, noEnhancement: noWarlord };
}
