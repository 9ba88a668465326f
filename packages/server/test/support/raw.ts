import { connect, type Socket } from "node:net";
import { PROTOCOL } from "@gunline/link";
import { wsFrame } from "./odd.ts";

/** Says something to a server and hears what comes until the connection is closed, by whomever. */
export function converse(port: number, bytes: Uint8Array, ms = 1_000, from = "127.0.0.1"): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect({ port, host: "127.0.0.1", localAddress: from }, () => socket.write(bytes));
    const end = setTimeout(() => socket.destroy(), ms);
    socket.on("data", (chunk) => {
      answer += chunk.toString("latin1");
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      clearTimeout(end);
      resolve(answer);
    });
  });
}

export interface Reservation {
  readonly processId: string;
  readonly roomId: string;
  readonly sessionId: string;
}

/** A seat at a table, not yet taken. */
export async function reserve(base: string, game: string, token: string): Promise<Reservation> {
  const joined = await fetch(`${base}/matchmake/joinOrCreate/table`, {
    method: "POST",
    body: JSON.stringify({ game, token, protocol: PROTOCOL }),
  });
  if (!joined.ok) throw new Error(`${joined.status} ${await joined.text()}`);
  return (await joined.json()) as Reservation;
}

const JOIN_ROOM = 10;

/** A WebSocket by hand, which may be sent anything, and which need not read. */
export class RawSocket {
  readonly socket: Socket;
  received = 0;
  isClosed = false;
  #isOpen = false;
  #last = Buffer.alloc(0);

  private constructor(socket: Socket) {
    this.socket = socket;
    socket.on("data", (chunk: Buffer) => {
      this.received += chunk.length;
      this.#last = Buffer.concat([this.#last, chunk]).subarray(-4_096);
      // A server asks now and then whether somebody is there: one that speaks at all says so.
      if (this.#isOpen) socket.write(wsFrame(10, Buffer.alloc(0)));
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      this.isClosed = true;
    });
  }

  /** Goes through the handshake, and takes up the table unless it is told not to. */
  static async open(
    port: number,
    { processId, roomId, sessionId }: Reservation,
    { isJoining = true, from = "127.0.0.1" } = {},
  ): Promise<RawSocket> {
    const raw = new RawSocket(connect({ port, host: "127.0.0.1", localAddress: from }));
    raw.socket.write(
      `GET /${processId}/${roomId}?sessionId=${sessionId} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\n` +
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    );
    // The handshake, and what the room says first.
    await raw.until(() => raw.last.split("\r\n\r\n").some((part, i) => i > 0 && part !== ""));
    raw.#isOpen = true;
    if (isJoining) raw.send(wsFrame(2, Buffer.of(JOIN_ROOM)));
    return raw;
  }

  /** The last that came, as text of whatever it is. */
  get last(): string {
    return this.#last.toString("latin1");
  }

  send(bytes: Uint8Array): void {
    if (!this.isClosed) this.socket.write(bytes);
  }

  async until(wish: () => boolean, ms = 30_000): Promise<void> {
    const end = performance.now() + ms;
    while (!wish() && !this.isClosed) {
      if (performance.now() > end)
        throw new Error(`waited in vain; the last that came: ${this.last.slice(-200)}`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  }

  close(): void {
    this.socket.destroy();
  }
}
