import {
  type Presence as Channel,
  type Client,
  ClientState,
  CloseCode,
  getMessageBytes,
  matchMaker,
  Protocol,
  Room,
  ServerError,
} from "@colyseus/core";
import type { Message, Presence, Role } from "@gunline/link";
import type { PlayerId } from "@gunline/rules";
import { costOf, costOfAnswer } from "../bucket.ts";
import { LIMITS } from "../limits.ts";
import type { Logger } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { creationRefusal, customerOf } from "../quota.ts";
import type { Referee } from "../referee/referee.ts";
import { digest, GAME_ID_PATTERN, TOKEN_PATTERN } from "../secret.ts";
import type { Store } from "../store/store.ts";
import { NoRoom, type TableMemory } from "../table/memory.ts";
import { type Read, readMessage } from "../table/message.ts";
import { Table } from "../table/table.ts";
import type { Connection } from "./connection.ts";
import type { Frame } from "./frame.ts";
import type { Sharing } from "./sharing.ts";
import { connectionOf } from "./transport.ts";
import { placeForWatcher } from "./watchers.ts";

export interface RoomSurroundings {
  readonly store: Store;
  readonly referee: Referee;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly gamesPerHour: number;
  readonly sharing: Sharing;
  /** The tables that are in memory. */
  readonly memory: TableMemory;
}

/** Said by a room to all others of its game: there should be none. */
interface Greeting {
  readonly room: string;
  readonly since: number;
}

/** Which table is opened, and by whom. */
export interface Opening {
  readonly game: string;
  readonly address: string;
  /** A player of a game that has begun. */
  readonly isPlayer: boolean;
}

/** The code by which whoever asked, in this process or another, knows that there was no room for the table. */
export const NO_ROOM = 4_503;

/** What matchmaking found out about a connection; it travels with its reservation to the host. */
export interface Admission {
  readonly role: Role;
}

interface ClientData {
  readonly role: Role;
  readonly connection: Connection;
  /** Its address as it is counted by. */
  readonly customer: string;
}

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
  const { store, referee, log, metrics, gamesPerHour, sharing, memory } = around;

  return class TableRoom extends Room<{ client: Client<{ userData: ClientData; auth: Admission }> }> {
    #table!: Table;
    /** A room that could not be made is disposed of too. */
    #isOpen = false;
    #isGivingWay = false;
    /** They are on the list until their connection is closed, and nobody counts them any more. */
    readonly #sentOff = new WeakSet<object>();
    readonly #since = Date.now();
    readonly #greet = () => this.#say({ room: this.roomId, since: this.#since });

    /** Never: there is no state of Colyseus to tell. Without a rate it would tick a clock 60 times a second a room. */
    override patchRate = NEVER;

    static override async onAuth(token: string, options: { game: string }): Promise<Admission> {
      const role = await roleOf(store, options.game, token ?? "");
      if (role === undefined) throw new ServerError(401, "This link opens no seat at this table.");
      return { role };
    }

    override async onCreate({ game, address, isPlayer }: Opening): Promise<void> {
      const channel: Channel = this.presence;
      let opened: Table | undefined;
      // Before the match is read, so that no change falls between.
      await channel.subscribe(changesOf(game), (news: number | Greeting) => {
        if (typeof news === "object") return this.#meet(news);
        opened?.refresh(news).catch((error) => log.error({ err: error, game }, "refresh failed"));
      });
      const table = await Table.open(
        game,
        {
          store,
          referee,
          log,
          now: Date.now,
          announce: (id, revision) => void channel.publish(changesOf(id), revision),
          memory,
          address,
        },
        { send: (message) => this.#tell(message), anew: () => this.#anew() },
        isPlayer,
      ).catch((error: unknown) => {
        throw error instanceof NoRoom ? new ServerError(NO_ROOM, error.message) : error;
      });
      if (table === undefined) throw new ServerError(404, "There is no such game.");
      opened = table;
      this.#table = table;
      this.#isOpen = true;
      metrics.tables.inc();
      log.info({ game }, "table opened");
      sharing.events.on("back", this.#greet);
      this.#greet();
    }

    override async onJoin(client: this["clients"][number]): Promise<void> {
      const { role } = client.auth!;
      await this.#table
        .attend(role, () => this.#welcome(client, role))
        .catch((error: unknown) => {
          throw error instanceof NoRoom ? new ServerError(NO_ROOM, error.message) : error;
        });
      log.info({ game: this.#table.id, role }, "joined");
    }

    #welcome(client: this["clients"][number], role: Role): void {
      const connection = connectionOf(client.ref);
      this.#makeRoom(role, connection.address);
      client.userData = { role, connection, customer: customerOf(connection.address) };
      connection.seat((frame, isTooFast) => {
        if (client.state === ClientState.LEAVING) return;
        this.#hear(client, frame, isTooFast).catch((error) => log.error({ err: error }, "message failed"));
      });
      metrics.connections.inc({ role });
      const welcome = send(client, ["welcome", this.#table.welcome(role, this.#presence())]);
      connection.charge(costOfAnswer(welcome));
      this.#tell(["presence", this.#presence()]);
    }

    override onLeave(client: this["clients"][number], code?: number): void {
      if (client.userData === undefined) return;
      const { role } = client.userData;
      metrics.connections.dec({ role });
      this.#tell(["presence", this.#presence()]);
      log.info({ game: this.#table.id, role, code }, "left");
    }

    override async onDispose(): Promise<void> {
      if (!this.#isOpen) return;
      sharing.events.off("back", this.#greet);
      await this.#table.close();
      metrics.tables.dec();
      log.info({ game: this.#table.id }, "table closed");
    }

    override onBeforeShutdown(): void {
      if (this.#isOpen) this.#sendAway();
    }

    /** What is under way is finished and told before everybody is sent away; they come back, to wherever that is. */
    #sendAway(): void {
      this.#table
        .idle()
        .then(() => {
          this.#tell(["restart", {}]);
          return this.disconnect(CloseCode.SERVER_SHUTDOWN);
        })
        .catch((error) => log.error({ err: error }, "closing a table failed"));
    }

    #say(greeting: Greeting): void {
      const { id } = this.#table;
      Promise.resolve(this.presence.publish(changesOf(id), greeting)).catch((error: unknown) =>
        log.warn({ err: error, game: id }, "greeting failed"),
      );
    }

    /**
     * Another process has a room of the same game: it could not find this one, or this one it. The later of the two
     * gives way, once the other is listed again, so that everybody who comes back finds that one.
     */
    #meet({ room, since }: Greeting): void {
      if (room === this.roomId || !this.#isOpen || this.#isGivingWay) return;
      const { id } = this.#table;
      const isEarlier = this.#since < since || (this.#since === since && this.roomId < room);
      const listed = isEarlier
        ? matchMaker.restoreMissingRoomCaches().then(() => this.#greet())
        : Promise.resolve(matchMaker.driver.remove(this.roomId)).then(() => {
            log.info({ game: id }, "table gives way");
            this.#sendAway();
          });
      this.#isGivingWay = !isEarlier;
      listed.catch((error: unknown) => {
        this.#isGivingWay = false;
        log.warn({ err: error, game: id }, "two tables of one game");
      });
    }

    override onUncaughtException(error: Error, method: string): void {
      log.error({ err: error, method }, "room failed");
    }

    /** Other tabs of a seat are welcome, up to a number; the oldest gives way. Watchers may find the room full. */
    #makeRoom(role: Role, address: string): void {
      const same = this.clients.filter(({ userData }) => userData?.role === role);
      if (role !== "watch") {
        if (same.length >= LIMITS.connectionsPerSeat) this.#sendOff(same[0]!, ["replaced", {}]);
        return;
      }
      const place = placeForWatcher(
        same.map(({ userData }) => userData!.connection.address),
        address,
      );
      if (place.ok) {
        if (place.givesWay !== undefined) this.#sendOff(same[place.givesWay]!, NO_PLACE);
        return;
      }
      // Nobody waits here for a place: to try again every two seconds would only be more to refuse.
      throw new ServerError(403, "Too many are watching this game. Try again later.");
    }

    async #hear(client: this["clients"][number], frame: Frame, isTooFast: boolean): Promise<void> {
      const read = readOf(frame);
      const label = read.ok ? read.message.type : "unreadable";
      let outcome: "done" | "refused" = "done";
      const { connection } = client.userData!;
      await this.#answer(client, read, isTooFast, (message) => {
        const bytes = send(client, message);
        if (message[0] === "refused") {
          outcome = "refused";
          metrics.refusals.inc({ where: "table", code: message[1].errors[0]?.code ?? "" });
          // Anyone who is told that it was too fast has paid nothing for it, and may try again.
          if (!isTooFast) connection.charge(REFUSAL_COST);
        }
        connection.charge(costOfAnswer(bytes));
      });
      metrics.commands.inc({ type: label, outcome });
    }

    async #answer(
      client: this["clients"][number],
      read: Read,
      isTooFast: boolean,
      reply: (message: Message) => void,
    ) {
      const started = performance.now();
      const { role, connection, customer } = client.userData!;
      const { seq } = this.#table;
      const refuse = (code: string, message: string) => {
        const id = read.ok ? ("id" in read.message ? read.message.id : null) : read.id;
        reply(["refused", { id, errors: [{ code, message }], seq }]);
      };
      if (isTooFast) return refuse("TOO_FAST", "Too many messages; wait a moment.");
      if (!read.ok) return reply(["refused", { id: read.id, errors: read.errors, seq }]);
      const { message } = read;
      const charge = (ms: number) => connection.charge(costOf(ms));
      switch (message.type) {
        case "sync":
          await this.#table
            .attend(role, () => reply(["document", this.#table.document()]))
            .catch((error: unknown) => {
              if (!(error instanceof NoRoom)) throw error;
              refuse("BUSY", error.message);
            });
          return charge(performance.now() - started);
        case "beat":
          return reply(["beat", {}]);
        case "history":
          reply(["history", await this.#table.history(message.before)]);
          return charge(performance.now() - started);
        default: {
          if (role === "watch") return refuse("WATCHING", "Those who watch cannot act.");
          if (message.type === "rematch") {
            const refusal = await creationRefusal(store, customer, gamesPerHour, Date.now());
            if (refusal !== undefined) return refuse(refusal.problem.code, refusal.problem.message);
          }
          charge(await this.#table.command(role, message, reply, customer));
          metrics.commandSeconds.observe({ type: message.type }, (performance.now() - started) / 1000);
        }
      }
    }

    #tell(message: Message): void {
      const bytes = bytesOf(message);
      // Those who are given up on the way leave the list.
      for (const client of [...this.clients]) pass(client, bytes);
    }

    #anew(): void {
      for (const client of this.clients) {
        if (client.userData === undefined) continue;
        send(client, ["welcome", this.#table.welcome(client.userData.role, this.#presence())]);
      }
    }

    #sendOff(client: Client, last: Message): void {
      this.#sentOff.add(client);
      send(client, last);
      client.leave(CloseCode.NORMAL_CLOSURE);
    }

    #presence(): Presence {
      const roles = this.clients
        .filter((client) => !this.#sentOff.has(client))
        .map(({ userData }) => userData?.role);
      const here = (seat: PlayerId) => roles.includes(seat);
      return { p1: here("p1"), p2: here("p2"), watchers: roles.filter((role) => role === "watch").length };
    }
  };
}

const NO_PLACE: Message = ["replaced", { why: "watchers" }];

/** A message that is refused was work too. */
const REFUSAL_COST = 1;

const bytesOf = ([type, body]: Message): Uint8Array => getMessageBytes.raw(Protocol.ROOM_DATA, type, body);

/** Gives how many bytes were sent. */
function send(client: Client, message: Message): number {
  const bytes = bytesOf(message);
  pass(client, bytes);
  return bytes.length;
}

function pass(client: Client, bytes: Uint8Array): void {
  client.enqueueRaw(bytes);
  connectionOf(client.ref).told(bytes.length);
}

/** The fault of a frame comes before what its message lacks. */
function readOf({ type, body, fault }: Frame): Read {
  const read = readMessage(type, body);
  if (fault === undefined) return read;
  const id = read.ok ? ("id" in read.message ? read.message.id : null) : read.id;
  return { ok: false, id, errors: [{ code: "BAD_MESSAGE", message: fault }] };
}
