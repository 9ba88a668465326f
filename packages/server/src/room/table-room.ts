import {
  type AuthContext,
  type Presence as Channel,
  type Client,
  CloseCode,
  Room,
  ServerError,
} from "@colyseus/core";
import type { Down, DownType, Message, Presence, Role } from "@gunline/link";
import type { PlayerId } from "@gunline/rules";
import { Bucket, type Buckets, costOf } from "../bucket.ts";
import { LIMITS } from "../limits.ts";
import type { Logger } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import type { Referee } from "../referee/referee.ts";
import { digest, GAME_ID_PATTERN, TOKEN_PATTERN } from "../secret.ts";
import type { Store } from "../store/store.ts";
import { type Read, readMessage } from "../table/message.ts";
import { Table } from "../table/table.ts";

export interface RoomSurroundings {
  readonly store: Store;
  readonly referee: Referee;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly messagesPerSecond: number;
  /** Shared by all connections of an address. */
  readonly addresses: Buckets;
}

/** What matchmaking found out about a connection; it travels with its reservation to the host. */
export interface Admission {
  readonly role: Role;
  readonly address: string;
}

interface Connection {
  readonly role: Role;
  readonly address: string;
  readonly bucket: Bucket;
  /** Whoever empties this one too is cut off. */
  readonly flood: Bucket;
}

/** So many messages at once are no flood: a client that comes back sends again what was not answered. */
const BURST = 4;
/** A client that goes on this far past its rate is not waiting for answers. */
const FLOOD = 20;

const NEVER = 2 ** 31 - 1;

export const changesOf = (game: string) => `gunline:${game}`;

/** The role of a token at a game; undefined where it opens nothing. An invitation is no seat until it is claimed. */
export async function roleOf(store: Store, game: string, token: string): Promise<Role | undefined> {
  if (!GAME_ID_PATTERN.test(game) || !TOKEN_PATTERN.test(token)) return undefined;
  const role = await store.role(game, digest(token));
  return role === "p1" || role === "p2" || role === "watch" ? role : undefined;
}

/** The Colyseus room of a game: connections on one side, the table on the other, and nothing that is not in the store. */
export function makeTableRoom(around: RoomSurroundings) {
  const { store, referee, log, metrics, messagesPerSecond, addresses } = around;

  return class TableRoom extends Room<{ client: Client<{ userData: Connection; auth: Admission }> }> {
    #table!: Table;
    /** A room that could not be made is disposed of too. */
    #isOpen = false;

    /** Never: there is no state of Colyseus to tell. Without a rate it would tick a clock 60 times a second a room. */
    override patchRate = NEVER;

    static override async onAuth(
      token: string,
      options: { game: string },
      { ip }: AuthContext,
    ): Promise<Admission> {
      const role = await roleOf(store, options.game, token ?? "");
      if (role === undefined) throw new ServerError(401, "This link opens no seat at this table.");
      return { role, address: ip ?? "" };
    }

    override async onCreate({ game }: { game: string }): Promise<void> {
      const channel: Channel = this.presence;
      let opened: Table | undefined;
      // Before the match is read, so that no change falls between.
      await channel.subscribe(changesOf(game), (revision: number) => {
        opened?.refresh(revision).catch((error) => log.error({ err: error, game }, "refresh failed"));
      });
      const table = await Table.open(
        game,
        {
          store,
          referee,
          log,
          now: Date.now,
          announce: (id, revision) => void channel.publish(changesOf(id), revision),
        },
        { tell: (message) => this.#tell(message), anew: () => this.#anew() },
      );
      if (table === undefined) throw new ServerError(404, "There is no such game.");
      opened = table;
      this.#table = table;
      this.#isOpen = true;
      this.onMessage("*", (client, type, body) => this.#hear(client, type, body));
      metrics.tables.inc();
      log.info({ game }, "table opened");
    }

    override async onJoin(client: this["clients"][number]): Promise<void> {
      const { role, address } = client.auth!;
      await this.#table.catchUp();
      this.#makeRoom(role);
      const most = messagesPerSecond * FLOOD;
      client.userData = {
        role,
        address,
        bucket: new Bucket(messagesPerSecond * BURST, messagesPerSecond, Date.now()),
        flood: new Bucket(most, most, Date.now()),
      };
      metrics.connections.inc({ role });
      client.send("welcome", this.#table.welcome(role, this.#presence()));
      this.#tell(["presence", this.#presence()]);
      log.info({ game: this.#table.match.id, role }, "joined");
    }

    override onLeave(client: this["clients"][number], code?: number): void {
      if (client.userData === undefined) return;
      const { role } = client.userData;
      metrics.connections.dec({ role });
      this.#tell(["presence", this.#presence()]);
      log.info({ game: this.#table.match.id, role, code }, "left");
    }

    override onDispose(): void {
      if (!this.#isOpen) return;
      this.#table.close();
      metrics.tables.dec();
      log.info({ game: this.#table.match.id }, "table closed");
    }

    /** What is under way is finished and told before everybody is sent away. */
    override onBeforeShutdown(): void {
      if (!this.#isOpen) return;
      this.#table
        .idle()
        .then(() => {
          this.#tell(["restart", {}]);
          return this.disconnect(CloseCode.SERVER_SHUTDOWN);
        })
        .catch((error) => log.error({ err: error }, "closing a table failed"));
    }

    override onUncaughtException(error: Error, method: string): void {
      log.error({ err: error, method }, "room failed");
    }

    /** Other tabs of a seat are welcome, up to a number; the oldest gives way. Watchers find the room full. */
    #makeRoom(role: Role): void {
      const same = this.clients.filter(({ userData }) => userData?.role === role);
      if (role === "watch") {
        if (same.length >= LIMITS.watchers) throw new ServerError(503, "Too many are watching this game.");
      } else if (same.length >= LIMITS.connectionsPerSeat) {
        send(same[0]!, ["replaced", {}]);
        same[0]!.leave(CloseCode.NORMAL_CLOSURE);
      }
    }

    async #hear(client: this["clients"][number], type: unknown, body: unknown): Promise<void> {
      const read = readMessage(type, body);
      const label = read.ok ? read.message.type : "unreadable";
      let outcome: "done" | "refused" = "done";
      await this.#answer(client, read, (message) => {
        if (message[0] === "refused") outcome = "refused";
        send(client, message);
      });
      metrics.commands.inc({ type: label, outcome });
    }

    async #answer(client: this["clients"][number], read: Read, reply: (message: Message) => void) {
      const started = performance.now();
      const { role, address, bucket, flood } = client.userData!;
      if (!flood.take(Date.now())) return client.leave(CloseCode.WITH_ERROR);
      const { seq } = this.#table.match;
      const refuse = (code: string, message: string) => {
        const id = read.ok ? ("id" in read.message ? read.message.id : null) : read.id;
        reply(["refused", { id, errors: [{ code, message }], seq }]);
      };
      if (!bucket.take(Date.now()) || !addresses.take(address)) {
        return refuse("TOO_FAST", "Too many messages; wait a moment.");
      }
      if (!read.ok) return reply(["refused", { id: read.id, errors: read.errors, seq }]);
      const { message } = read;
      const charge = (ms: number) => {
        bucket.charge(costOf(ms));
        addresses.charge(address, costOf(ms));
      };
      switch (message.type) {
        case "sync":
          reply(["document", this.#table.document()]);
          return charge(performance.now() - started);
        case "beat":
          return reply(["beat", {}]);
        case "history":
          reply(["history", await this.#table.history(message.before)]);
          return charge(performance.now() - started);
        default:
          if (role === "watch") return refuse("WATCHING", "Those who watch cannot act.");
          charge(await this.#table.command(role, message, reply));
          metrics.commandSeconds.observe({ type: message.type }, (performance.now() - started) / 1000);
      }
    }

    #tell([type, body]: Message): void {
      for (const client of this.clients) giveUpIfSlow(client);
      this.broadcast(type, body);
    }

    #anew(): void {
      for (const client of this.clients) {
        if (client.userData === undefined) continue;
        send(client, ["welcome", this.#table.welcome(client.userData.role, this.#presence())]);
      }
    }

    #presence(): Presence {
      const roles = this.clients.map(({ userData }) => userData?.role);
      const here = (seat: PlayerId) => roles.includes(seat);
      return { p1: here("p1"), p2: here("p2"), watchers: roles.filter((role) => role === "watch").length };
    }
  };
}

function send<Type extends DownType>(client: Client, [type, body]: readonly [Type, Down[Type]]): void {
  giveUpIfSlow(client);
  client.send(type, body);
}

/** A connection that does not take what it is sent would fill the memory; its owner comes back with a fresh one. */
function giveUpIfSlow(client: Client): void {
  const { bufferedAmount = 0 } = client.ref as { readonly bufferedAmount?: number };
  if (bufferedAmount > LIMITS.backlogBytes) client.leave(CloseCode.GOING_AWAY);
}
