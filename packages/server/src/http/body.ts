import type { IncomingMessage } from "node:http";
import type { z } from "zod";
import { readText } from "../border/text.ts";
import type { ConcurrencyQuota } from "../concurrency-quota.ts";
import { type Answer, problem } from "./answer.ts";

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly answer: Answer };

const refused = (status: number, code: string, message: string) =>
  ({ ok: false, answer: problem(status, { code, message }) }) as const;

/** Checks the text of a small body against a schema. */
export function readBody<Schema extends z.ZodType>(text: string, schema: Schema): Checked<z.infer<Schema>> {
  const read = readText(text, schema);
  return read.ok ? read : { ok: false, answer: problem(400, ...read.errors) };
}

/** What a piece of a body takes beside its bytes: some send one byte at a time. */
const PIECE_BYTES = 200;

/**
 * Bodies that are in memory, in bytes by address: from their first byte until they are answered, so that those who send
 * slowly, or many at once, fill no more than their share.
 */
export class Body {
  readonly #bodies: ConcurrencyQuota;
  readonly #address: string;
  #held = 0;

  constructor(bodies: ConcurrencyQuota, address: string) {
    this.#bodies = bodies;
    this.#address = address;
  }

  /** A body of a bounded size; the rest of one that is too large is not read. */
  async text(request: IncomingMessage, mostBytes: number): Promise<Checked<string>> {
    const decoder = new TextDecoder("utf-8", { fatal: true });
    const parts: string[] = [];
    const length = Number(request.headers["content-length"] ?? 0);
    const tooLarge = () => refused(413, "TOO_LARGE", `A body has at most ${mostBytes} bytes here.`);
    if (length > mostBytes) return tooLarge();
    if (!this.#hold(length)) return BUSY;
    let size = 0;
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) {
        size += chunk.length;
        if (size > mostBytes) return tooLarge();
        // Piece by piece as it comes: many bodies may be whole at the same moment.
        parts.push(decoder.decode(chunk, { stream: true }));
        const taken = size + parts.length * PIECE_BYTES;
        if (taken > this.#held && !this.#hold(taken - this.#held)) return BUSY;
      }
      parts.push(decoder.decode());
    } catch (error) {
      if (error instanceof TypeError && "code" in error && error.code === "ERR_ENCODING_INVALID_ENCODED_DATA")
        return refused(400, "BAD_JSON", "The body is no text in UTF-8.");
      return refused(400, "BAD_REQUEST", "The body broke off.");
    }
    if (size > LARGE_BYTES) await ownTurn();
    return { ok: true, value: parts.join("") };
  }

  /** It is answered. */
  release(): void {
    if (this.#held > 0) this.#bodies.leave(this.#address, this.#held);
    this.#held = 0;
  }

  #hold(bytes: number): boolean {
    if (bytes > 0 && !this.#bodies.enter(this.#address, bytes)) return false;
    this.#held += bytes;
    return true;
  }
}

/** Bodies from this size on are gone on with one in each turn of the process's loop, so that others are heard between them. */
const LARGE_BYTES = 64 * 1024;

let last: Promise<unknown> = Promise.resolve();

function ownTurn(): Promise<unknown> {
  last = last.then(() => new Promise((resolve) => setImmediate(resolve)));
  return last;
}

const BUSY = refused(503, "BUSY", "Too much is being sent at the moment; try again.");
