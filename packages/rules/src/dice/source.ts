import { chacha20 } from "@noble/ciphers/chacha.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { utf8ToBytes } from "@noble/hashes/utils.js";

/** Where dice come from. The rules never see another source of randomness. */
export interface Dice {
  /** The next d6 face, 1 to 6. */
  d6(): number;
  /** How many dice have been drawn since the game began. */
  readonly cursor: number;
  /** Whether the faces were given beforehand: they are then not those of the seed. */
  readonly scripted?: true;
  /** The face that a player has put in the place of the next die of an attack's roll, which it uses up. */
  placed?(roll: "HIT" | "WOUND" | "SAVE" | "DAMAGE", unitId: string): number | undefined;
}

/**
 * The generator that records name. Die number n of a seed is word n of the ChaCha20 key stream whose key is the
 * SHA-256 of the seed: any die can be had without rolling the ones before it, and nobody who has seen a million of
 * them can tell the next one without the seed.
 */
export const GENERATOR = "chacha20-d6/1";

const WORDS_PER_BLOCK = 16;
/** Key stream is made this many blocks at a time: enough for most volleys, little enough to waste. */
const BLOCKS_PER_PAGE = 4;
const WORDS_PER_PAGE = WORDS_PER_BLOCK * BLOCKS_PER_PAGE;
/** The largest multiple of 6 within 32 bits; a word at or past it would favour low faces and is drawn again. */
const FAIR_BELOW = 4_294_967_292;
const ZEROS = new Uint8Array(WORDS_PER_PAGE * 4);
const LITTLE_ENDIAN = new Uint8Array(new Uint32Array([1]).buffer)[0] === 1;

/** A stretch of key stream as words. */
interface Page {
  readonly seed: string;
  readonly start: number;
  readonly words: Uint32Array;
}

/** The nonce says which attempt at a die this is: 0, and more only where a word had to be drawn again. */
function makePage(seed: string, start: number, attempt: number): Page {
  const words = new Uint32Array(WORDS_PER_PAGE);
  const bytes = new Uint8Array(words.buffer);
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(0, attempt, true);
  chacha20(keyOf(seed), nonce, ZEROS, bytes, start / WORDS_PER_BLOCK);
  if (!LITTLE_ENDIAN) {
    const view = new DataView(bytes.buffer);
    for (let i = 0; i < WORDS_PER_PAGE; i++) words[i] = view.getUint32(i * 4, true);
  }
  return { seed, start, words };
}

let lastKey: { readonly seed: string; readonly key: Uint8Array } | undefined;

function keyOf(seed: string): Uint8Array {
  if (lastKey?.seed !== seed) lastKey = { seed, key: sha256(utf8ToBytes(seed)) };
  return lastKey.key;
}

let lastPage: Page | undefined;

/** The page that holds a die. One action goes on where the last one stopped, so the last page is kept. */
function pageOf(seed: string, cursor: number): Page {
  const start = cursor - (cursor % WORDS_PER_PAGE);
  if (lastPage?.seed !== seed || lastPage.start !== start) lastPage = makePage(seed, start, 0);
  return lastPage;
}

class SeededDice implements Dice {
  cursor: number;
  readonly #seed: string;
  #words: Uint32Array = ZERO_WORDS;
  /** The cursor of the first word in `#words`. */
  #start = Number.NEGATIVE_INFINITY;

  constructor(seed: string, cursor: number) {
    this.#seed = seed;
    this.cursor = cursor;
  }

  d6(): number {
    const cursor = this.cursor++;
    if (cursor - this.#start >= WORDS_PER_PAGE) {
      const { start, words } = pageOf(this.#seed, cursor);
      this.#start = start;
      this.#words = words;
    }
    const word = this.#words[cursor - this.#start]!;
    return word < FAIR_BELOW ? (word % 6) + 1 : drawAnew(this.#seed, cursor);
  }
}

const ZERO_WORDS = new Uint32Array(0);

/** Happens about once in a billion dice. */
function drawAnew(seed: string, cursor: number): number {
  const at = cursor % WORDS_PER_PAGE;
  for (let attempt = 1; ; attempt++) {
    const word = makePage(seed, cursor - at, attempt).words[at]!;
    if (word < FAIR_BELOW) return (word % 6) + 1;
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
    scripted: true,
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
