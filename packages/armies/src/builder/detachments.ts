import type { BookDetachment } from "../books/book.ts";
import { rulesOfDetachment, type SheetRule } from "../books/rules.ts";
import type { ArmyBook } from "./book.ts";

/** The share of rules that the referee plays; those that it plays in part are half. */
export function playedShare(rules: readonly Pick<SheetRule, "status">[]): number {
  const played = rules.reduce(
    (sum, { status }) => sum + (status === "full" ? 1 : status === "partial" ? 0.5 : 0),
    0,
  );
  return rules.length === 0 ? 1 : played / rules.length;
}

/** Those of the army's own book first, the most played first: what a new army begins with. */
export function byPlayed(book: ArmyBook): readonly BookDetachment[] {
  const share = (one: BookDetachment) => playedShare(rulesOfDetachment(book, one));
  const isOwn = ({ name }: BookDetachment) => book.faction.detachments.includes(name);
  return book.detachments.toSorted(
    (a, b) => Number(isOwn(b)) - Number(isOwn(a)) || share(b) - share(a) || (a.name < b.name ? -1 : 1),
  );
}
