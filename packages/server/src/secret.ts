import { createHash, randomBytes } from "node:crypto";

/** Tokens, links and seeds: made of the system's randomness, and kept as hashes where that is enough. */

const BYTES = 32;

/** 256 bits, as text that fits into a link. */
export function makeToken(): string {
  return randomBytes(BYTES).toString("base64url");
}

/** A seed that nobody can guess, so that its hash tells nothing. */
export function makeSeed(): string {
  return randomBytes(BYTES).toString("hex");
}

/** Ids of games are in links and logs and open nothing. */
export function makeGameId(): string {
  return randomBytes(12).toString("base64url");
}

export function digest(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

export const TOKEN_PATTERN = /^[A-Za-z0-9_-]{43,86}$/;
export const GAME_ID_PATTERN = /^[A-Za-z0-9_-]{16}$/;
