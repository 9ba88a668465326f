import type { IncomingMessage } from "node:http";

/** The secret of a link, in the Authorization header. Empty where there is none. */
export function bearerOf({ headers }: IncomingMessage): string {
  return /^Bearer ([\w-]+)$/.exec(headers.authorization ?? "")?.[1] ?? "";
}
