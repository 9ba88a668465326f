import { chacha20 } from "@noble/ciphers/chacha.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/** Where dice come from. The rules never see another source of randomness. */
export interface Dice {
  /** The next d6 face, 1 to 6. */
  d6(): number;
  /** How many dice have been drawn since the game began. */
  readonly cursor: number;
}

/**
 * The generator that records name. Die number n of a seed is word n of the ChaCha20 key stream whose key is the
 * SHA-256 of the seed: any die can be had without rolling the ones before it, and nobody who has seen a million of
 * them can tell the next one without the seed.
 */
export const GENERATOR = "chacha20-d6/1";

const WORDS_PER_BLOCK = 16;
const BLOCKS_PER_REFILL = 4;
const WORDS_PER_REFILL = WORDS_PER_BLOCK * BLOCKS_PER_REFILL;
/** The largest multiple of 6 within 32 bits; a word at or past it would favour low faces and is drawn anew. */
const FAIR_BELOW = 4_294_967_292;
const ZEROS = new Uint8Array(WORDS_PER_REFILL * 4);

let lastSeed: string | undefined;
let lastKey = new Uint8Array(32);

function keyOf(seed: string): Uint8Array {
  if (seed !== lastSeed) {
    lastKey = sha256(utf8ToBytes(seed)) as Uint8Array<ArrayBuffer>;
    lastSeed = seed;
  }
  return lastKey;
}

/** The nonce says which attempt at a die this is: 0, and more only where a word had to be drawn anew. */
function nonceOf(attempt: number): Uint8Array {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, attempt, true);
  return nonce;
}

const FIRST_NONCE = nonceOf(0);
const LITTLE_ENDIAN = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;

/** A few blocks of key stream as little-endian words, from the given block on. */
function fill(
  words: Uint32Array,
  bytes: Uint8Array,
  key: Uint8Array,
  block: number,
  nonce: Uint8Array,
): void {
  chacha20(key, nonce, ZEROS, bytes, block);
  if (LITTLE_ENDIAN) return;
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < WORDS_PER_REFILL; i++) words[i] = view.getUint32(i * 4, true);
}

class SeededDice implements Dice {
  cursor: number;
  readonly #key: Uint8Array;
  readonly #words = new Uint32Array(WORDS_PER_REFILL);
  readonly #bytes: Uint8Array = new Uint8Array(this.#words.buffer);
  /** The cursor of the first word in `#words`; NaN before the first refill. */
  #start = Number.NaN;

  constructor(seed: string, cursor: number) {
    this.#key = keyOf(seed);
    this.cursor = cursor;
  }

  d6(): number {
    let at = this.cursor - this.#start;
    if (!(at < WORDS_PER_REFILL)) {
      const block = Math.floor(this.cursor / WORDS_PER_BLOCK);
      fill(this.#words, this.#bytes, this.#key, block, FIRST_NONCE);
      this.#start = block * WORDS_PER_BLOCK;
      at = this.cursor - this.#start;
    }
    const word = this.#words[at]!;
    this.cursor++;
    return word < FAIR_BELOW ? (word % 6) + 1 : this.#drawAnew(this.cursor - 1);
  }

  /** Happens about once in a billion dice. */
  #drawAnew(index: number): number {
    const words = new Uint32Array(WORDS_PER_REFILL);
    const bytes = new Uint8Array(words.buffer);
    const block = Math.floor(index / WORDS_PER_BLOCK);
    for (let attempt = 1; ; attempt++) {
      fill(words, bytes, this.#key, block, nonceOf(attempt));
      const word = words[index - block * WORDS_PER_BLOCK]!;
      if (word < FAIR_BELOW) return (word % 6) + 1;
    }
  }
}

export function seededDice(seed: string, cursor: number): Dice {
  return new SeededDice(seed, cursor);
}

/** Thrown by scripted dice that have run out: the script of a test is too short, or the rules drew too many. */
export class DiceExhausted extends Error {
  override readonly name = "DiceExhausted";
}

/** Dice whose faces are given beforehand; `left` counts those not drawn. */
export interface ScriptedDice extends Dice {
  readonly left: number;
}

export function scriptedDice(faces: readonly number[], cursor = 0): ScriptedDice {
  let drawn = 0;
  return {
    d6() {
      const face = faces[drawn];
      if (face === undefined) throw new DiceExhausted(`all ${faces.length} scripted dice are used up`);
      drawn++;
      return face;
    },
    get cursor() {
      return cursor + drawn;
    },
    get left() {
      return faces.length - drawn;
    },
  };
}
