import type { ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import type { Fault } from "../border/text.ts";
import { LIMITS } from "../limits.ts";
import { HEADERS } from "./headers.ts";

/** What a route gives back. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  /** A long one may come piece by piece. */
  readonly body: string | Buffer | AsyncIterable<string>;
  readonly headers?: Readonly<Record<string, string>>;
  /** Of a refusal. */
  readonly code?: string;
}

export function json(body: unknown, status = 200): Answer {
  const headers = { "Cache-Control": "no-store" };
  return { status, type: "application/json; charset=utf-8", body: JSON.stringify(body), headers };
}

/** A refusal: always the same shape, and never anything of the server's insides. */
export function problem(status: number, ...errors: readonly Fault[]): Answer {
  // `error` is what the SDK of Colyseus shows of a failed matchmaking.
  const answer = json({ code: status, error: errors[0]?.message ?? "", errors }, status);
  return errors[0] === undefined ? answer : { ...answer, code: errors[0].code };
}

/** A refusal that will pass, and when to try again. */
export function problemFor(seconds: number, status: 429 | 503, error: Fault): Answer {
  const answer = problem(status, error);
  return { ...answer, headers: { ...answer.headers, "Retry-After": String(seconds) } };
}

/** Whether it comes piece by piece. */
export function isStream({ body }: Answer): boolean {
  return typeof body !== "string" && !Buffer.isBuffer(body);
}

export function send(
  response: ServerResponse,
  { status, type, body, headers }: Answer,
  withBody: boolean,
): void {
  const all = { ...HEADERS, "Content-Type": type, ...headers };
  if (typeof body === "string" || Buffer.isBuffer(body)) {
    response.writeHead(status, { ...all, "Content-Length": String(Buffer.byteLength(body)) });
    response.end(withBody ? body : undefined);
    return;
  }
  response.writeHead(status, all);
  if (!withBody) {
    response.end();
    return;
  }
  // Anyone who reads slowly is waited for, and whoever does not read is not; an answer that fails on its way breaks off.
  response.setTimeout(LIMITS.streamMs, () => response.destroy());
  pipeline(body, response, () => {});
}
