import { AsyncLocalStorage } from "node:async_hooks";
import type { Writable } from "node:stream";

/** What a command reads and writes: the streams of the process, unless a caller in the same process brings its own. */
export interface Streams {
  readonly stdin: NodeJS.ReadableStream;
  readonly stdout: Output;
  readonly stderr: Output;
}

/** A terminal knows its width; a pipe or a file has none. */
export type Output = Writable & { readonly isTTY?: boolean; readonly columns?: number };

const OWN = new AsyncLocalStorage<Streams>();

/** Calls with streams of their own may run side by side. */
export function withStreams<T>(streams: Streams, run: () => T): T {
  return OWN.run(streams, run);
}

export function streams(): Streams {
  return OWN.getStore() ?? process;
}
