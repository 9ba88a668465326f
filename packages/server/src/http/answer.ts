import type { ServerResponse } from "node:http";
import { HEADERS } from "./headers.ts";

/** What a route gives back. */
export interface Answer {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Of a refusal. */
  readonly code?: string;
}

export function json(body: unknown, status = 200): Answer {
  const headers = { "Cache-Control": "no-store" };
  return { status, type: "application/json; charset=utf-8", body: JSON.stringify(body), headers };
}

export interface Fault {
  readonly code: string;
  readonly message: string;
  readonly path?: string;
}

/** A refusal: always the same shape, and never anything of the server's insides. */
export function problem(status: number, ...errors: readonly Fault[]): Answer {
  // `error` is what the SDK of Colyseus shows of a failed matchmaking.
  const answer = json({ code: status, error: errors[0]?.message ?? "", errors }, status);
  return errors[0] === undefined ? answer : { ...answer, code: errors[0].code };
}

export function send(
  response: ServerResponse,
  { status, type, body, headers }: Answer,
  withBody: boolean,
): void {
  const length = String(Buffer.byteLength(body));
  response.writeHead(status, { ...HEADERS, "Content-Type": type, "Content-Length": length, ...headers });
  response.end(withBody ? body : undefined);
}
