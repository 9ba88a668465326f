import type { Sheet } from "./sheet.ts";

/** What the book of an army holds. Its rules, as rows, have their place here too. */
export interface Book {
  readonly datasheets: readonly Sheet[];
  readonly detachments: readonly BookDetachment[];
}

export interface BookDetachment {
  readonly name: string;
  readonly rules: readonly string[];
  readonly enhancements: readonly { readonly name: string; readonly points: number }[];
  readonly stratagems: readonly { readonly name: string; readonly cp: number }[];
}
