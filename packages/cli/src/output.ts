import type { Writable } from "node:stream";

/** Writes every chunk and waits until each has left the process: an exit before that would cut a document short. */
export async function writeAll(stream: Writable, chunks: Iterable<string>): Promise<void> {
  // A reader that has seen enough, such as `head`, closes the pipe: that is told to the caller by the write itself.
  stream.on("error", () => {});
  for (const chunk of chunks) {
    await new Promise<void>((resolve, reject) => {
      stream.write(chunk, (error) => (error === null || error === undefined ? resolve() : reject(error)));
    });
  }
}

/**
 * A document as indented JSON, element by element of its lists: the results of a hundred thousand actions are longer
 * than the longest string that there can be.
 */
export function* jsonChunks(document: object): Generator<string> {
  yield "{";
  let separator = "\n";
  for (const [key, value] of Object.entries(document) as [string, unknown][]) {
    yield `${separator}  ${JSON.stringify(key)}: `;
    separator = ",\n";
    if (Array.isArray(value) && value.length > 0) yield* listChunks(value);
    else yield indented(value, "  ");
  }
  yield "\n}\n";
}

function* listChunks(list: readonly unknown[]): Generator<string> {
  let separator = "[\n    ";
  for (const element of list) {
    yield separator + indented(element, "    ");
    separator = ",\n    ";
  }
  yield "\n  ]";
}

/** JSON escapes the line breaks of strings, so every one found here is between two values. */
function indented(value: unknown, margin: string): string {
  return JSON.stringify(value, null, 2).replaceAll("\n", `\n${margin}`);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what it is about
const UNPRINTABLE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029]/g;

/** Text for a terminal: a name in a document may hold characters that would move its cursor or recolour it. */
export function printable(text: string): string {
  return text.replaceAll(UNPRINTABLE, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

const FAULT_LENGTH = 400;

/** A fault as one line of bounded length, whatever it quotes. */
export function faultLine(fault: string): string {
  const line = printable(fault).replaceAll("\n", "\\n");
  return `gunline: ${line.length > FAULT_LENGTH ? `${line.slice(0, FAULT_LENGTH)}…` : line}\n`;
}
