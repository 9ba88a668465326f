import type { rows } from "@gunline/rules";
import { nameKey } from "../lists/names.ts";
import type { BookRow } from "./book.ts";
import type { Sheet } from "./sheet.ts";

/** The row of a rule that a sheet names; a copy for allies has the rows of its home sheet. */
export function rowOfSheet(
  rules: readonly BookRow[],
  { id, copyOf }: Pick<Sheet, "id" | "copyOf">,
  name: string,
): BookRow | undefined {
  const key = nameKey(name);
  return rules.find(
    (row) => nameKey(row.name) === key && row.sheets?.some((one) => one === id || one === copyOf) === true,
  );
}

/** A row as documents carry it: which sheets have it, only the book has to know. */
export function plainRow({ sheets: _, instead: __, ...row }: BookRow): rows.Row {
  return row;
}
