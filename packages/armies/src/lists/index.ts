/** Reading lists is a door of its own: a page that reads none does not carry it. */
export type { FieldArmy, FieldUnit } from "../field-army.ts";
export { handSheet } from "./build/by-hand.ts";
export {
  armyFromList,
  type ListedArmy,
  type ListedArmyOptions,
  type SheetBook,
} from "./build/listed-army.ts";
export { type ListAnswers, type ListQuestion, NO_ANSWERS } from "./build/question.ts";
export type { UnitSheet } from "./build/sheet.ts";
export { carriedTogether } from "./build/together.ts";
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
export { type ReadList, readList } from "./read.ts";
