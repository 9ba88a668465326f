import { faulty, found, type Read } from "./outcome.ts";
import { scanJson } from "./scan.ts";

/** Reads JSON; what is none, or names a key twice and so leaves open which is meant, is refused with its place. */
export function parseJson(text: string): Read<unknown> {
  if (text.trim() === "") return faulty("is empty");
  const fault = scanJson(text);
  if (fault === undefined) return found(JSON.parse(text) as unknown);
  return faulty(`${fault.what} at ${placeOf(text, fault.at)}`);
}

function placeOf(text: string, at: number): string {
  let line = 1;
  let start = 0;
  for (let next = text.indexOf("\n"); next !== -1 && next < at; next = text.indexOf("\n", next + 1)) {
    line++;
    start = next + 1;
  }
  return `line ${line}, column ${at - start + 1}`;
}
