import { socket } from "../base/socket.ts";

/**
 * Every fault of a document, an action or a record, with what its words need to know: `words/document-faults.ts` declares
 * them where it words them.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by declaration merging, since this layer may not import words.
export interface FaultWords {}

type FaultName = keyof FaultWords;

/** A fault as data: its name, and what its words need to know. */
export type Fault = {
  readonly [Name in FaultName]: FaultWords[Name] extends (...data: infer Data) => string
    ? readonly [Name, ...Data]
    : readonly [Name];
}[FaultName];

/** Makes the words of a fault; the words plug it in. */
export const faultInWords = socket<(fault: Fault) => string>("fault words");

/** Faults that schemas of ours find themselves. (Listed here: what a document is depends on schemas, and words on that.) */
export type SchemaFault =
  | "withoutLimit"
  | "manyRowDice"
  | "unaskedMoment"
  | "notDiceText"
  | "notAnId"
  | "reservedId"
  | "notDice"
  | "notStrength"
  | "notAttacks"
  | "tooManyCodes"
  | "notACode"
  | "notAHash";

/** In place of a message: a schema names the fault, and words come last. */
export const named = (name: SchemaFault) => name;
