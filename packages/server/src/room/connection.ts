import { Protocol } from "@colyseus/core";
import { Bucket, type Buckets, costOfBytes, monotonic } from "../bucket.ts";
import { LIMITS } from "../limits.ts";
import type { Metrics } from "../metrics.ts";
import type { Backlog, Receiver } from "./backlog.ts";
import { type Frame, readFrame } from "./frame.ts";

/** What all connections share. */
export interface ConnectionContext {
  readonly metrics: Metrics;
  readonly backlog: Backlog;
  readonly messagesPerSecond: number;
  /** Messages of an address, and what is past them: shared by all its connections. */
  readonly messages: Buckets;
  readonly floods: Buckets;
}

/** The little that a connection asks of its WebSocket. */
export interface ConnectionSocket {
  readonly readyState: number;
  readonly bufferedAmount: number;
  close(code?: number): void;
  terminate(): void;
  pong(data: Buffer): void;
}

/** So many seconds' worth of messages at once are no flood: a client that comes back sends again what was not answered. */
export const BURST = 4;
/** A client that has sent this many seconds' worth past its rate is not waiting for answers; twice its rate is borne. */
export const FLOOD = { burst: 20, rate: 2 } as const;

const [OPEN, CLOSED] = [1, 3];
/** The close code of a connection that breaks the protocol (RFC 6455). */
const PROTOCOL_ERROR = 1002;

const CLOSING_MS = 500;

type Hear = (frame: Frame, isTooFast: boolean) => void;

/**
 * The other end of a connection. Every byte and every frame is counted before anything is done with it,
 * and only what this server uses of the protocol gets any further.
 */
export class Connection implements Receiver {
  readonly address: string;
  readonly #socket: ConnectionSocket;
  readonly #around: ConnectionContext;
  readonly #bucket: Bucket;
  readonly #flood: Bucket;
  readonly #joining: NodeJS.Timeout;
  #hasJoined = false;
  #isGone = false;
  /** Bytes that Colyseus keeps until the table is taken up. */
  #kept = 0;
  #hear: Hear | undefined;

  constructor(socket: ConnectionSocket, address: string, around: ConnectionContext) {
    this.#socket = socket;
    this.address = address;
    this.#around = around;
    const { messagesPerSecond: rate } = around;
    const now = monotonic();
    this.#bucket = new Bucket(rate * BURST, rate, now);
    this.#flood = new Bucket(rate * FLOOD.burst, rate * FLOOD.rate, now);
    this.#joining = setTimeout(() => this.cut("not joined"), LIMITS.joinMs);
    this.#joining.unref();
  }

  /** The room that it has come to listens; what was said before goes unheard. */
  seat(hear: Hear): void {
    this.#hear = hear;
  }

  bytes(): number {
    return this.#socket.bufferedAmount + this.#kept;
  }

  giveUp(): void {
    this.cut("slow");
  }

  /** So many bytes were sent to it. */
  told(bytes: number): void {
    if (!this.#hasJoined) this.#kept += bytes;
    if (!this.#isGone) this.#around.backlog.sent(this);
  }

  /** What it asked for was dear. */
  charge(cost: number): void {
    this.#bucket.charge(cost);
    this.#around.messages.charge(this.address, cost);
  }

  cut(reason: string): void {
    if (this.#socket.readyState === CLOSED) return;
    this.#around.metrics.cut.inc({ reason });
    this.#socket.terminate();
  }

  left(): void {
    this.#isGone = true;
    clearTimeout(this.#joining);
    this.#around.backlog.left(this);
  }

  /** Bytes have come, of whatever. */
  arrived(bytes: number): void {
    const cost = costOfBytes(bytes);
    this.#flood.charge(cost);
    this.#around.floods.charge(this.address, cost);
    if (!this.#flood.has(monotonic()) || !this.#around.floods.has(this.address)) this.cut("flood");
  }

  /** A control frame that wants to be answered. */
  pinged(data: Buffer): void {
    if (this.#isFlood()) return;
    if (!this.#isTooFast(1)) this.#socket.pong(data);
  }

  ponged(): void {
    this.#isFlood();
  }

  /** A message has come; gives whether Colyseus is to see it. */
  received(data: Buffer, isBinary: boolean): boolean {
    if (this.#socket.readyState !== OPEN || this.#isFlood()) return false;
    const code = isBinary ? data[0] : undefined;
    switch (code) {
      case Protocol.ROOM_DATA: {
        const isTooFast = this.#isTooFast(1 + costOfBytes(data.length));
        if (this.#hasJoined) this.#hear?.(readFrame(data, 1), isTooFast);
        return false;
      }
      case Protocol.PING:
        return data.length === 1 && this.#hasJoined && !this.#isTooFast(1);
      case Protocol.JOIN_ROOM:
        if (data.length > 1 || this.#hasJoined || this.#hear === undefined) return this.#break();
        this.#hasJoined = true;
        // Colyseus now hands it all to the socket.
        this.#kept = 0;
        clearTimeout(this.#joining);
        return true;
      case Protocol.LEAVE_ROOM:
        return data.length === 1 ? true : this.#break();
      default:
        return this.#break();
    }
  }

  /** It does not keep to the protocol of WebSockets. */
  broke(): true {
    this.#around.metrics.cut.inc({ reason: "protocol" });
    return true;
  }

  #break(): false {
    this.broke();
    this.#socket.close(PROTOCOL_ERROR);
    // It need not agree to it.
    setTimeout(() => this.#socket.terminate(), CLOSING_MS).unref();
    return false;
  }

  #isFlood(): boolean {
    const now = monotonic();
    if (this.#flood.take(now) && this.#around.floods.take(this.address)) return false;
    this.cut("flood");
    return true;
  }

  #isTooFast(cost: number): boolean {
    return !this.#bucket.take(monotonic(), cost) || !this.#around.messages.take(this.address, cost);
  }
}
