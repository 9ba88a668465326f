import { EventEmitter } from "node:events";
import { type MatchMakerDriver, matchMaker, type Presence } from "@colyseus/core";
import type { Logger } from "../log.ts";

/** How processes know of each other's rooms. */
export interface Sharing {
  /** What Colyseus is given; a process that is alone needs nothing but Colyseus' own. */
  readonly parts: { readonly driver?: MatchMakerDriver; readonly presence?: Presence };
  /** Throws where rooms cannot be looked for at the moment. */
  readonly check: () => Promise<void>;
  /** `back`: they could not, and can again. Anyone who was made meanwhile is unknown to the others. */
  readonly events: EventEmitter<{ back: [] }>;
}

/** A Redis that takes longer than this is away: whoever joins is told at once, and tries again. */
const PATIENCE_MS = 1_000;
/** Subscriptions are made again after a connection is back; before that, nobody hears of anybody. */
const SETTLE_MS = 500;

export async function startSharing(url: string | undefined, log: Logger): Promise<Sharing> {
  const events = new EventEmitter<{ back: [] }>();
  // One listener a room.
  events.setMaxListeners(0);
  if (url === undefined) return { parts: {}, check: async () => {}, events };
  const [{ Redis }, { RedisDriver }, { RedisPresence }] = await Promise.all([
    import("ioredis"),
    import("@colyseus/redis-driver"),
    import("@colyseus/redis-presence"),
  ]);
  const rooms = new Redis(url);
  rooms.on("error", (error: Error) => log.warn({ err: error }, "redis connection lost"));
  /** Colyseus logs the errors of these two. */
  class TablePresence extends RedisPresence {
    readonly publishing = this.pub;
    readonly subscribed = this.sub;
  }
  const presence = new TablePresence(url);
  const connections = [rooms, presence.publishing, presence.subscribed];
  let wasAway = false;
  presence.subscribed.on("close", () => {
    wasAway = true;
  });
  presence.subscribed.on("ready", () => {
    if (!wasAway) return;
    wasAway = false;
    setTimeout(() => {
      // It may have come back with nothing in it.
      matchMaker
        .restoreMissingRoomCaches()
        .then(() => events.emit("back"))
        .catch((error: unknown) => log.warn({ err: error }, "redis is away again"));
    }, SETTLE_MS).unref();
  });
  return {
    parts: { driver: new RedisDriver(rooms), presence },
    async check() {
      if (connections.some(({ status }) => status !== "ready")) throw new Error("Redis is away");
      await inTime(rooms.ping());
    },
    events,
  };
}

async function inTime(work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Redis does not answer")), PATIENCE_MS);
  });
  // It may fail when nobody waits for it any more.
  work.catch(() => {});
  try {
    await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
