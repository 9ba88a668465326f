import type { Server } from "node:http";
import type { Socket } from "node:net";

/** Requests in what has come at once: whoever waits for an answer before the next request sends one. */
const MOST_REQUESTS = 8;
/** Pieces of a body that was sent in pieces of a size of its own choice (`Transfer-Encoding: chunked`). */
const MOST_PIECES = 200;

/**
 * Looks at what comes before Node takes it apart. That makes an object of every request and every piece of a body that
 * it finds, all of those of a connection at once and even after it was cut: of ten megabytes, gigabytes and many
 * seconds in which nobody else is heard.
 */
export function guardRequests(http: Server, onCut: () => void): void {
  function look(this: Socket, bytes: Buffer): void {
    if (!isCrammed(bytes)) return;
    onCut();
    // What is left of it would still be taken apart.
    bytes.fill(0);
    this.destroy();
  }
  http.on("connection", (socket) => socket.prependListener("data", look));
  // Frames are counted by whoever reads them.
  http.on("upgrade", (_, socket) => socket.off("data", look));
}

const [CR, LF] = [0x0d, 0x0a];

/**
 * A head ends with an empty line, and a piece of a body begins with its length on a line. Every byte is looked at once:
 * to search for the next line break from each one on is dear where there is nothing else.
 */
function isCrammed(bytes: Buffer): boolean {
  let requests = 0;
  let pieces = 0;
  for (let at = 0; at < bytes.length - 2; at++) {
    if (bytes[at] !== CR || bytes[at + 1] !== LF) continue;
    const next = bytes[at + 2]!;
    if (next === CR && bytes[at + 3] === LF) requests++;
    else if (isHexadecimal(next)) pieces++;
    if (requests > MOST_REQUESTS || pieces > MOST_PIECES) return true;
  }
  return false;
}

function isHexadecimal(byte: number): boolean {
  const lower = byte | 0x20;
  return (byte >= 0x30 && byte <= 0x39) || (lower >= 0x61 && lower <= 0x66);
}
