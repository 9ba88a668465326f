import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The hash that is shown of a seed before the game: it binds whoever rolls, and tells nobody the dice to come. */
export function seedHash(seed: string): string {
  return bytesToHex(sha256(utf8ToBytes(seed)));
}

const SEAL = "sha256:";

/** What stands in a document in place of a seed that must stay secret until the game is over. */
export function sealedSeed(seed: string): string {
  return sealOf(seedHash(seed));
}

export function sealOf(hash: string): string {
  return SEAL + hash;
}

/** The hash in a seal. */
export function hashUnderSeal(sealed: string): string {
  return sealed.slice(SEAL.length);
}
