import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The hash that is shown of a seed before the game: it binds whoever rolls, and tells nobody the dice to come. */
export function seedHash(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}

/** What stands in a document in place of a seed that must stay secret until the game is over. */
export function sealedSeed(seed: string): string {
  return `sha256:${seedHash(seed)}`;
}
