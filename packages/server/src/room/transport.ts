import { type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { WebSocketTransport } from "@colyseus/ws-transport";
import type { Buckets } from "../bucket.ts";
import type { ConcurrencyQuota } from "../concurrency-quota.ts";
import { addressOf } from "../http/address.ts";
import { isOriginAllowed } from "../http/origin.ts";
import { LIMITS } from "../limits.ts";
import type { Logger } from "../log.ts";
import { Connection, type ConnectionContext } from "./connection.ts";

type OnConnection = WebSocketTransport["onConnection"];
type Raw = Parameters<OnConnection>[0];

export interface TransportSurroundings extends ConnectionContext {
  readonly log: Logger;
  readonly origins: readonly string[];
  readonly isBehindProxy: boolean;
  /** Connections that an address may ask for. */
  readonly upgrades: Buckets;
  readonly quota: ConcurrencyQuota;
  readonly isStopping: () => boolean;
}

/** After which one who was refused a connection may try again. */
const RETRY_SECONDS = 1;

const connections = new WeakMap<object, Connection>();

/** Anyone who is behind a WebSocket of this transport. */
export function connectionOf(socket: object): Connection {
  return connections.get(socket)!;
}

/**
 * Where the SDK connects to: a process, a room, and the seat that was reserved there, behind any path of a proxy's. Names
 * that every object has are none of theirs: Colyseus looks them up in plain objects.
 */
const TARGET =
  /^(?:\/[\w.-]{1,64}){0,8}\/([\w-]{1,64})\/([\w-]{1,64})\?(?:[\w=&-]{0,256}&)?sessionId=([\w-]{1,64})(?:&[\w=&-]{0,256})?$/;

/**
 * The transport of Colyseus behind a door of our own: it would take an address apart, decode the type of a message and
 * look up what a client names where nothing catches what is thrown. Past the door there are only addresses of the one
 * form that is used, and frames that were counted and read.
 */
export class GuardedTransport extends WebSocketTransport {
  readonly #around: TransportSurroundings;

  constructor(around: TransportSurroundings) {
    super({
      noServer: true,
      maxPayload: LIMITS.messageBytes,
      maxFragments: LIMITS.fragments,
      // Counted, and answered by the connection.
      autoPong: false,
      // One at a time of each connection, so that nobody waits until all frames of another have been read.
      allowSynchronousEvents: false,
    });
    this.#around = around;
  }

  protected override listenForUpgrade(server: Server): void {
    server.on("upgrade", (request, socket, head) => {
      // Nobody else listens to it until the handshake is done.
      socket.on("error", () => socket.destroy());
      try {
        this.#upgrade(request, socket, head);
      } catch (error) {
        this.#around.log.error({ err: error }, "upgrade failed");
        socket.destroy();
      }
    });
  }

  #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { isBehindProxy, quota, metrics } = this.#around;
    const address = addressOf(request.headers, request.socket.remoteAddress, isBehindProxy);
    const [, host, room, session] = TARGET.exec(request.url ?? "") ?? [];
    const isTarget = ![room, session].some((name) => name === undefined || name in Object.prototype);
    const refusal = this.#against(request, address, isTarget);
    if (refusal !== undefined) {
      const { status, reason } = refusal;
      metrics.cut.inc({ reason });
      const again = status === 429 || status === 503 ? `Retry-After: ${RETRY_SECONDS}\r\n` : "";
      const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${again}`;
      socket.end(`${head}Connection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy());
      return;
    }
    socket.once("close", () => quota.leave(address));
    const url = new URL(`ws://server/${host}/${room}?sessionId=${session}`);
    this.wss.handleUpgrade(request, socket, head, (ws) => {
      this.#guard(ws as Raw, request, address);
      const context = { ip: address, headers: new Headers() };
      this.onConnection(ws as Raw, request, { url, context }).catch((error: unknown) => {
        this.#around.log.error({ err: error }, "connection failed");
        ws.terminate();
      });
    });
  }

  /** Why somebody is not let in; whoever is, is counted. */
  #against(
    { headers }: IncomingMessage,
    address: string,
    isTarget: boolean,
  ): { readonly status: number; readonly reason: string } | undefined {
    const { origins, upgrades, quota, isStopping } = this.#around;
    if (!upgrades.take(address)) return { status: 429, reason: "too fast" };
    if (isStopping()) return { status: 503, reason: "stopping" };
    if (!isOriginAllowed(headers.origin, headers.host, origins)) return { status: 403, reason: "origin" };
    if (!isTarget) return { status: 400, reason: "target" };
    return quota.enter(address) ? undefined : { status: 503, reason: "crowded" };
  }

  #guard(ws: Raw, request: IncomingMessage, address: string): void {
    const connection = new Connection(ws, address, this.#around);
    connections.set(ws, connection);
    // Beside the WebSocket itself, which reads frames of them: also those that never become one.
    request.socket.on("data", ({ length }: Buffer) => connection.arrived(length));
    ws.on("close", () => connection.left());
    ws.on("ping", (data: Buffer) => connection.pinged(data));
    ws.on("pong", () => connection.ponged());
    const emit = ws.emit.bind(ws) as (event: string | symbol, ...rest: unknown[]) => boolean;
    ws.emit = (event: string | symbol, ...rest: unknown[]): boolean => {
      // The WebSocket itself found a fault and closes; Colyseus would log it at length.
      if (event === "error") return connection.broke();
      if (event !== "message") return emit(event, ...rest);
      try {
        return connection.received(rest[0] as Buffer, rest[1] as boolean) && emit(event, ...rest);
      } catch (error) {
        this.#around.log.error({ err: error }, "frame failed");
        connection.cut("failed");
        return true;
      }
    };
  }
}
