/** The books of the edition: what there is at once, the rest army by army. */
export type { Book, BookDetachment } from "./book.ts";
export {
  FACTIONS,
  type FactionEntry,
  factionNamed,
  SHEETS,
  type SheetEntry,
  sheetsNamed,
} from "./edition.ts";
export { loadArmy } from "./load.ts";
export { type RuleSource, rulesOf, type SheetRule } from "./rules.ts";
export type { Carried, Sheet, SheetOption } from "./sheet.ts";
