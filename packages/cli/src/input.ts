import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { LIMITS } from "@gunline/rules";
import { parseJson } from "./json.ts";
import { faulty, found, type Read } from "./outcome.ts";
import { streams } from "./streams.ts";

/** The name by which a file argument means standard input. */
export const STDIN = "-";

/** Reads JSON from a file or standard input; `label` is the argument's name in the usage, which faults begin with. */
export async function readJson(label: string, file: string): Promise<Read<unknown>> {
  const bytes = await readBytes(file, LIMITS.jsonBytes);
  const text = bytes.ok ? decode(bytes.value) : bytes;
  const parsed = text.ok ? parseJson(text.value) : text;
  return parsed.ok ? parsed : faulty(...parsed.faults.map((fault) => `${label}: ${fault}`));
}

/** The bytes of a file or of standard input, no more than so many. */
export async function readBytes(file: string, most: number): Promise<Read<Buffer>> {
  try {
    if (file === STDIN) return await gather(streams().stdin, most);
    const { size } = await stat(file);
    return size > most ? tooLarge(most) : await gather(createReadStream(file), most);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Whatever has no code is no fault of the file.
    if (code === undefined) throw error;
    return faulty(`${REASONS[code] ?? `cannot be read (${code})`}: ${file}`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: "no such file",
  ENOTDIR: "no such file",
  EISDIR: "is a directory",
  EACCES: "may not be read",
  EPERM: "may not be read",
};

/** A pipe tells no size beforehand, and a file may grow meanwhile: the bytes that come are counted. */
async function gather(stream: NodeJS.ReadableStream, most: number): Promise<Read<Buffer>> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > most) return tooLarge(most);
    chunks.push(chunk);
  }
  return found(Buffer.concat(chunks));
}

function tooLarge(most: number): Read<never> {
  return faulty(`is larger than ${most} bytes`);
}

/** A byte order mark is passed over; bytes that are no UTF-8 are refused rather than replaced. */
function decode(bytes: Buffer): Read<string> {
  try {
    return found(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    return faulty("is not UTF-8 text");
  }
}
