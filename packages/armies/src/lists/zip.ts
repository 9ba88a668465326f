import { Unzip, UnzipInflate } from "fflate";
import { fault, type Reading, read } from "./fault.ts";

export interface ZipLimits {
  readonly entries: number;
  /** Of all wanted files together, unpacked. */
  readonly bytes: number;
}

class Stop extends Error {
  readonly refusal: Reading<never>;
  constructor(refusal: Reading<never>) {
    super();
    this.refusal = refusal;
  }
}

const PORTION = 16 * 1024;

export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5);
}

/** Unpacks the wanted files; the bytes that come out are counted, whatever the zip says of itself. */
export function unpack(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
  limits: ZipLimits,
): Reading<ReadonlyMap<string, Uint8Array>> {
  const files = new Map<string, Uint8Array[]>();
  const ended = new Set<string>();
  let entries = 0;
  let length = 0;
  const stop = (refusal: Reading<never>) => {
    throw new Stop(refusal);
  };
  const unzip = new Unzip((file) => {
    if (++entries > limits.entries)
      stop(fault("ZIP_BOMB", `The zip holds more than ${limits.entries} files.`));
    if (!wanted(file.name)) return;
    // What a zip says of itself is believed where it is bad enough, so that most bombs need no unpacking.
    if ((file.originalSize ?? 0) > limits.bytes) stop(tooMuch(limits));
    const chunks: Uint8Array[] = [];
    files.set(file.name, chunks);
    file.ondata = (error, chunk, final) => {
      // What is thrown here comes back as an error of the stream.
      if (error instanceof Stop) throw error;
      if (error !== null) stop(fault("BROKEN", "The zip is damaged or cut off."));
      length += chunk.length;
      if (length > limits.bytes) stop(tooMuch(limits));
      chunks.push(chunk);
      if (final) ended.add(file.name);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  try {
    for (let at = 0; at < bytes.length; at += PORTION) {
      unzip.push(bytes.subarray(at, at + PORTION), at + PORTION >= bytes.length);
    }
  } catch (error) {
    if (error instanceof Stop) return error.refusal;
    return fault("BROKEN", "The zip is damaged or cut off.");
  }
  if (ended.size < files.size) return fault("BROKEN", "The zip is damaged or cut off.");
  return read(new Map([...files].map(([name, chunks]) => [name, joined(chunks)])));
}

function tooMuch({ bytes }: ZipLimits): Reading<never> {
  return fault("ZIP_BOMB", `The zip unpacks to more than ${Math.round(bytes / 1024 / 1024)} MB.`);
}

function joined(chunks: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
