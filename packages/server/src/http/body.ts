import type { IncomingMessage } from "node:http";
import type { z } from "zod";
import { LIMITS } from "../limits.ts";
import { type Answer, problem } from "./answer.ts";

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly answer: Answer };

const FAULTS_SHOWN = 10;

/** Reads a JSON body of a bounded size and checks it against a schema. */
export async function readBody<Schema extends z.ZodType>(
  request: IncomingMessage,
  schema: Schema,
): Promise<Checked<z.infer<Schema>>> {
  const text = await readText(request);
  if (text === undefined) {
    const message = `A body has at most ${LIMITS.bodyBytes} bytes.`;
    return { ok: false, answer: problem(413, { code: "TOO_LARGE", message }) };
  }
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { ok: false, answer: problem(400, { code: "BAD_JSON", message: "The body is no JSON." }) };
  }
  const read = schema.safeParse(raw);
  if (read.success) return { ok: true, value: read.data };
  const faults = read.error.issues.slice(0, FAULTS_SHOWN).map(({ path, message }) => ({
    code: "BAD_REQUEST",
    message: message.slice(0, 200),
    path: path.map(String).join(".").slice(0, 100),
  }));
  return { ok: false, answer: problem(400, ...faults) };
}

/** Undefined where the body is too large; the rest of it is not read. */
async function readText(request: IncomingMessage): Promise<string | undefined> {
  if (Number(request.headers["content-length"] ?? 0) > LIMITS.bodyBytes) return undefined;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LIMITS.bodyBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
