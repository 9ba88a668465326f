/** Reading lists is a door of its own: a page that reads none does not carry it. */
export type { FieldArmy, FieldUnit } from "../field-army.ts";
export { bookOf, type Catalogue } from "./catalogue/catalogue.ts";
export {
  CATALOGUE_LIMITS,
  type CatalogueFile,
  catalogueFiles,
  compileCatalogue,
  type Progress,
} from "./catalogue/compile.ts";
export type { ListFault, Reading } from "./fault.ts";
export { LIST_LIMITS } from "./limits.ts";
export type { ArmyList, Counts, ListFormat, ListModel, ListUnit } from "./list.ts";
export { handSheet } from "./muster/by-hand.ts";
export { type Doubt, NOTHING_SETTLED, type Settled } from "./muster/doubt.ts";
export { type EditionBook, editionBook } from "./muster/edition-book.ts";
export { type Muster, type MusterOptions, musterList, type SheetBook } from "./muster/muster.ts";
export type { UnitSheet } from "./muster/sheet.ts";
export { carriedTogether } from "./muster/together.ts";
export { type ReadList, readList } from "./read.ts";
