import type { Checked } from "@gunline/rules";
import { makeSaveFile, type Opened, readSaveFile } from "./save-file.ts";
import { type Loaded, readTable } from "./saved-table.ts";

/** Reads games beside the page: to check one is to play it again, which can take a minute. */

/** What can be read, by kind: a file, a kept game to go on with, and one to be written to a file. */
export interface Readings {
  readonly file: {
    readonly given: { readonly name: string; readonly text: string };
    readonly read: Checked<Opened>;
  };
  readonly kept: {
    readonly given: { readonly id: string; readonly text: string };
    readonly read: Checked<Loaded>;
  };
  /** Undefined where the game cannot be written as a record. */
  readonly save: {
    readonly given: { readonly id: string; readonly text: string };
    readonly read: string | undefined;
  };
}

export type Kind = keyof Readings;

export interface Asked<Of extends Kind> {
  readonly kind: Of;
  readonly given: Readings[Of]["given"];
}

/** Without an end given, every game is read to its end. */
const savedTable = ({ id, text }: Readings["kept"]["given"]) => readTable(id, text) as Checked<Loaded>;

const READERS: { readonly [Of in Kind]: (given: Readings[Of]["given"]) => Readings[Of]["read"] } = {
  file: ({ name, text }) => readSaveFile(name, text),
  kept: savedTable,
  save: (given) => {
    const loaded = savedTable(given);
    return loaded.ok && !loaded.value.isCut ? makeSaveFile(loaded.value.table) : undefined;
  },
};

export function answerReading<Of extends Kind>({ kind, given }: Asked<Of>): Readings[Of]["read"] {
  return READERS[kind](given);
}
