/** The rules of armies as rows: read, described, and those that are built in. */

export { builtInBook, type PlayedByRows } from "../abilities/book.ts";
export {
  clauseOfUse,
  type Status,
  sentenceOfAbility,
  sentenceOfUse,
  statusOfAbility,
  statusOfUse,
} from "../abilities/described.ts";
export { readRow } from "../abilities/language/border.ts";
export type { Clause } from "../abilities/language/clause.ts";
export { type Deed, isAct } from "../abilities/language/deed.ts";
export { abilityOf, type Row, type RowStatus, statusOf } from "../abilities/language/row.ts";
export { sentenceOf } from "../abilities/language/sentence.ts";
