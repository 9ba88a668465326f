import type { rows } from "@gunline/rules";
import type { Sheet } from "./sheet.ts";

/** What the book of an army holds. */
export interface Book {
  readonly datasheets: readonly Sheet[];
  readonly detachments: readonly BookDetachment[];
  readonly rules: readonly BookRow[];
}

/** A rule of the army, and the datasheets that have it. */
export type BookRow = rows.Row & {
  readonly sheets?: readonly string[];
  /** The ability whose place it takes on all units of an army that has units with this keyword. */
  readonly instead?: { readonly of: string; readonly with: string };
};

export interface BookDetachment {
  readonly name: string;
  readonly rules: readonly string[];
  readonly enhancements: readonly { readonly name: string; readonly points: number }[];
  readonly stratagems: readonly { readonly name: string; readonly cp: number }[];
}
