import { nameKey } from "../lists/names.ts";
import type { Book } from "./book.ts";
import { type RuleSource, rulesOf, rulesOfDetachment, type SheetRule } from "./rules.ts";

/** How many rules the referee plays whole, in part, or leaves to the players. */
interface Counts {
  full: number;
  partial: number;
  none: number;
}

export interface ArmyCoverage extends Counts {
  readonly by_source: Partial<Record<RuleSource, Counts>>;
}

/** Rules by name within their source: the same rule on ten sheets is one rule. */
export function coverageOf(books: readonly Book[]): ArmyCoverage {
  const rules = distinct(
    books.flatMap((book) => [
      ...book.datasheets
        .filter(({ copyOf }) => copyOf === undefined)
        .flatMap((sheet) => rulesOf(book.rules, sheet)),
      ...book.detachments.flatMap((one) => rulesOfDetachment(book, one)),
    ]),
  );
  return countsOf(rules);
}

/** Without what matters only while an army is put together. */
export function countsOf(
  rules: readonly Pick<SheetRule, "source" | "status" | "applicable">[],
): ArmyCoverage {
  const total: Counts = { full: 0, partial: 0, none: 0 };
  const by_source: ArmyCoverage["by_source"] = {};
  for (const { source, status, applicable } of rules) {
    if (applicable === false) continue;
    by_source[source] ??= { full: 0, partial: 0, none: 0 };
    by_source[source][status]++;
    total[status]++;
  }
  return { ...total, by_source };
}

/** Of rules of one name that are played differently far, each way counts. */
function distinct(rules: readonly SheetRule[]): readonly SheetRule[] {
  const found = new Map<string, SheetRule>();
  for (const rule of rules) {
    found.set(`${rule.source} ${nameKey(rule.name)} ${rule.status} ${rule.sentence ?? ""}`, rule);
  }
  return [...found.values()];
}
