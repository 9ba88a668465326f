import { type Client, Room, Server } from "@colyseus/core";
import { WebSocketTransport } from "@colyseus/ws-transport";
import { LIMITS } from "../src/limits.ts";

/** The least that Colyseus can do: what one of two clients says is said to both. No rules, no store, no checks. */

class EchoRoom extends Room {
  // As the room of the table: without a rate, a clock would tick 60 times a second in every room.
  override patchRate = 2 ** 31 - 1;

  override onCreate(): void {
    this.onMessage("*", (_client: Client, type, body) => this.broadcast(type, body));
  }
}

const silent = () => {};
const server = new Server({
  transport: new WebSocketTransport({ maxPayload: LIMITS.messageBytes }),
  greet: false,
  gracefullyShutdown: false,
  logger: { debug: silent, trace: silent, info: silent, warn: silent, error: console.error },
});
// The name and the options under which clients of the table come.
server.define("table", EchoRoom).filterBy(["game"]);
await server.listen(Number(process.env["PORT"]), "0.0.0.0");
