import { LIMITS } from "../limits.ts";

/**
 * What a frame says, as plain data that JSON could hold. Each value takes at least one byte of the frame: the encoding
 * that Colyseus uses (MessagePack as msgpackr writes it) knows references, with which a few bytes stand for gigabytes,
 * and those are not read here.
 */
export interface Frame {
  readonly type: unknown;
  /** As far as it could be read. */
  readonly body: unknown;
  /** Why it is no message; undefined where it is one. */
  readonly fault: string | undefined;
}

/** Reads the type and the body of a message from the bytes behind its code. */
export function readFrame(bytes: Buffer, start: number): Frame {
  const reader = new Reader(bytes, start);
  let type: unknown;
  try {
    type = reader.value(0);
    const body = reader.isAtEnd ? undefined : reader.body();
    if (!reader.isAtEnd) throw new Unreadable("There is more in it than a message.");
    return { type, body, fault: reader.fault };
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return { type, body: reader.begun, fault: error.message };
  }
}

class Unreadable extends Error {
  override readonly name = "Unreadable";
}

type Plain = Record<string, unknown>;

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });

/** Stands where a sender left a value out. */
const NOTHING = Symbol("nothing");

/** Ids under which the keys of objects of the same shape are said once a message. */
const [FIRST_SHAPE, LAST_SHAPE] = [0x40, 0x7f];
/** How msgpackr marks the keys of a shape, and undefined. */
const [SHAPE, UNDEFINED] = [0x72, 0x00];

class Reader {
  readonly #bytes: Buffer;
  #at: number;
  #left: number = LIMITS.messageValues;
  readonly #shapes = new Map<number, readonly string[]>();
  /** The object of the body itself, as far as it has been read: its id must be told to its sender. */
  begun: Plain | undefined;
  /** What is wrong with a value behind which the reading can go on. */
  fault: string | undefined;

  constructor(bytes: Buffer, at: number) {
    this.#bytes = bytes;
    this.#at = at;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#bytes.length;
  }

  body(): unknown {
    const value = this.value(1);
    return value === NOTHING ? undefined : value;
  }

  value(depth: number): unknown {
    if (depth > LIMITS.messageDepth) throw new Unreadable("It is nested too deeply.");
    if (--this.#left < 0) throw new Unreadable("There are too many values in it.");
    const token = this.#bytes[this.#take(1)]!;
    if (token < 0x80) return this.#shapes.has(token) ? this.#shaped(token, depth) : token;
    if (token < 0x90) return this.#map(token - 0x80, depth);
    if (token < 0xa0) return this.#list(token - 0x90, depth);
    if (token < 0xc0) return this.#text(token - 0xa0);
    if (token >= 0xe0) return token - 0x100;
    switch (token) {
      case 0xc0:
        return null;
      case 0xc2:
        return false;
      case 0xc3:
        return true;
      case 0xca:
        return this.#finite(this.#bytes.readFloatBE(this.#take(4)));
      case 0xcb:
        return this.#finite(this.#bytes.readDoubleBE(this.#take(8)));
      case 0xcc:
        return this.#bytes.readUInt8(this.#take(1));
      case 0xcd:
        return this.#bytes.readUInt16BE(this.#take(2));
      case 0xce:
        return this.#bytes.readUInt32BE(this.#take(4));
      case 0xcf:
        return this.#whole(this.#bytes.readBigUInt64BE(this.#take(8)));
      case 0xd0:
        return this.#bytes.readInt8(this.#take(1));
      case 0xd1:
        return this.#bytes.readInt16BE(this.#take(2));
      case 0xd2:
        return this.#bytes.readInt32BE(this.#take(4));
      case 0xd3:
        return this.#whole(this.#bytes.readBigInt64BE(this.#take(8)));
      case 0xd4:
        return this.#marked(depth);
      case 0xd9:
        return this.#text(this.#bytes.readUInt8(this.#take(1)));
      case 0xda:
        return this.#text(this.#bytes.readUInt16BE(this.#take(2)));
      case 0xdb:
        return this.#text(this.#bytes.readUInt32BE(this.#take(4)));
      case 0xdc:
        return this.#list(this.#bytes.readUInt16BE(this.#take(2)), depth);
      case 0xdd:
        return this.#list(this.#bytes.readUInt32BE(this.#take(4)), depth);
      case 0xde:
        return this.#map(this.#bytes.readUInt16BE(this.#take(2)), depth);
      case 0xdf:
        return this.#map(this.#bytes.readUInt32BE(this.#take(4)), depth);
      default:
        throw new Unreadable("There is something in it that is no plain data.");
    }
  }

  /** Where the next bytes begin, if there are so many. */
  #take(length: number): number {
    const start = this.#at;
    if (length > this.#bytes.length - start) throw new Unreadable("It ends in the middle.");
    this.#at = start + length;
    return start;
  }

  #text(length: number): string {
    const start = this.#take(length);
    const text = this.#bytes.toString("utf8", start, start + length);
    // What stands for bytes that are no text may also have been written by the sender.
    if (text.includes("\ufffd") && !isText(this.#bytes.subarray(start, start + length)))
      this.fault ??= "There is text in it that is no Unicode.";
    return text;
  }

  /** JSON knows no other numbers, and no zero below zero. */
  #finite(value: number): number {
    if (!Number.isFinite(value)) this.fault ??= "There is a number in it that is none.";
    return value === 0 ? 0 : value;
  }

  #whole(value: bigint): number {
    const number = Number(value);
    if (!Number.isSafeInteger(number)) this.fault ??= "There is a number in it that is too large.";
    return number;
  }

  #list(length: number, depth: number): unknown[] {
    this.#believe(length);
    const list: unknown[] = [];
    for (let i = 0; i < length; i++) {
      const value = this.value(depth + 1);
      list.push(value === NOTHING ? null : value);
    }
    return list;
  }

  #map(length: number, depth: number): Plain {
    this.#believe(length);
    const object = this.#begin(depth);
    for (let i = 0; i < length; i++) {
      const key = this.value(depth + 1);
      if (typeof key !== "string") throw new Unreadable("There is a key in it that is no text.");
      set(object, key, this.value(depth + 1));
    }
    return object;
  }

  #marked(depth: number): unknown {
    const mark = this.#bytes[this.#take(1)]!;
    const id = this.#bytes[this.#take(1)]!;
    if (mark === UNDEFINED) return NOTHING;
    if (mark !== SHAPE || id < FIRST_SHAPE || id > LAST_SHAPE)
      throw new Unreadable("There is something in it that is no plain data.");
    const keys = this.value(depth + 1);
    if (!Array.isArray(keys) || !keys.every((key) => typeof key === "string"))
      throw new Unreadable("There is a key in it that is no text.");
    this.#shapes.set(id, keys);
    return this.#shaped(id, depth);
  }

  #shaped(id: number, depth: number): Plain {
    const object = this.#begin(depth);
    for (const key of this.#shapes.get(id)!) set(object, key, this.value(depth + 1));
    return object;
  }

  #begin(depth: number): Plain {
    const object: Plain = {};
    if (depth === 1) this.begun = object;
    return object;
  }

  /** A length that is more than what follows is a lie, and memory is not asked for on its word. */
  #believe(length: number): void {
    if (length > this.#bytes.length - this.#at) throw new Unreadable("It ends in the middle.");
  }
}

function set(object: Plain, key: string, value: unknown): void {
  if (value === NOTHING) return;
  // As JSON does it: a key like any other.
  if (key === "__proto__") {
    Object.defineProperty(object, key, { value, enumerable: true, configurable: true, writable: true });
  } else object[key] = value;
}

function isText(bytes: Buffer): boolean {
  try {
    strict.decode(bytes);
    return true;
  } catch {
    return false;
  }
}
