/** The books of the edition: what there is at once, the rest army by army. */
export type { Book, BookDetachment, BookRow } from "./book.ts";
export { type ArmyCoverage, countsOf, coverageOf } from "./coverage.ts";
export { type CoverageTable, countCoverage, coverageText } from "./coverage-table.ts";
export {
  FACTIONS,
  type FactionEntry,
  factionNamed,
  SHEETS,
  type SheetEntry,
  sheetsNamed,
} from "./edition.ts";
export { loadArmy } from "./load.ts";
export { type RuleSource, rulesOf, rulesOfDetachment, type SheetRule } from "./rules.ts";
export type { Carried, Sheet, SheetOption } from "./sheet.ts";
