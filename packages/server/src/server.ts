import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { matchMaker, Server } from "@colyseus/core";
import { Buckets } from "./bucket.ts";
import type { Config } from "./config.ts";
import { isOriginAllowed } from "./http/origin.ts";
import { Page } from "./http/page.ts";
import { listener } from "./http/routes.ts";
import { LIMITS } from "./limits.ts";
import { type Logger, makeLog } from "./log.ts";
import { makeMetrics } from "./metrics.ts";
import { Pool } from "./referee/pool.ts";
import { TableDriver } from "./room/driver.ts";
import { changesOf, makeTableRoom } from "./room/table-room.ts";
import { GuardedTransport } from "./room/transport.ts";
import type { Database } from "./store/database.ts";
import { SqlStore } from "./store/sql-store.ts";
import { openSqlite } from "./store/sqlite.ts";

export interface Running {
  readonly port: number;
  readonly log: Logger;
  stop(): Promise<void>;
}

/** A burst of so many seconds' worth is let through. */
const BURST_SECONDS = 4;

/** Page, games and store on one port. */
export async function startServer(config: Config): Promise<Running> {
  const log = makeLog(config.GUNLINE_LOG_LEVEL);
  const metrics = makeMetrics();
  const store = new SqlStore(await openDatabase(config, log));
  const referee = new Pool({
    threads: config.GUNLINE_THREADS,
    deadlineMs: config.GUNLINE_ACTION_MS,
    log,
    onStopped: () => metrics.stoppedThreads.inc(),
  });
  const page = new Page(config.GUNLINE_PAGE);
  const buckets = (perSecond: number) => new Buckets(perSecond * BURST_SECONDS, perSecond);
  let stopping = false;

  const http = createServer({ maxHeaderSize: 16 * 1024, requestTimeout: 30_000 });
  http.on(
    "request",
    listener({
      store,
      referee,
      log,
      metrics,
      page,
      now: Date.now,
      gamesPerHour: config.GUNLINE_GAMES_PER_HOUR,
      announce: (game, revision) => void matchMaker.presence.publish(changesOf(game), revision),
      onCreated: () => metrics.games.inc(),
      origins: config.GUNLINE_ORIGINS,
      isBehindProxy: config.GUNLINE_BEHIND_PROXY,
      requests: buckets(config.GUNLINE_REQUESTS_PER_SECOND),
      isStopping: () => stopping,
    }),
  );

  const transport = new GuardedTransport({
    noServer: true,
    maxPayload: LIMITS.messageBytes,
    beforeUpgrade: ({ headers }) => {
      const origin = headers.get("origin") ?? undefined;
      const host = headers.get("host") ?? undefined;
      if (isOriginAllowed(origin, host, config.GUNLINE_ORIGINS)) return undefined;
      return new Response("Connections from that page are not taken.", { status: 403 });
    },
  });
  transport.attachToServer(http);

  const rooms = new Server({
    transport,
    greet: false,
    gracefullyShutdown: false,
    logger: plainLog(log),
    ...(await sharing(config)),
    ...(config.PUBLIC_ADDRESS === undefined ? {} : { publicAddress: config.PUBLIC_ADDRESS }),
  });
  rooms
    .define(
      "table",
      makeTableRoom({
        store,
        referee,
        log,
        metrics,
        messagesPerSecond: config.GUNLINE_MESSAGES_PER_SECOND,
        addresses: buckets(config.GUNLINE_ADDRESS_MESSAGES_PER_SECOND),
      }),
    )
    .filterBy(["game"]);
  await matchMaker.accept();

  await new Promise<void>((resolve, reject) => {
    http.once("error", reject);
    http.listen(config.PORT, config.HOST, resolve);
  });
  const { port } = http.address() as AddressInfo;
  log.info({ port, store: config.DATABASE_URL === undefined ? "sqlite" : "postgres" }, "listening");

  return {
    port,
    log,
    async stop() {
      stopping = true;
      log.info("stopping");
      const closed = new Promise((resolve) => http.close(resolve));
      // Tables finish what is under way, tell everybody, and close.
      await rooms.gracefullyShutdown(false);
      http.closeIdleConnections();
      await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, LIMITS.stopMs / 4).unref())]);
      http.closeAllConnections();
      await referee.stop();
      await store.close();
      log.info("stopped");
    },
  };
}

async function openDatabase(config: Config, log: Logger): Promise<Database> {
  if (config.DATABASE_URL === undefined) return openSqlite(join(config.GUNLINE_DATA, "gunline.db"));
  const { openPostgres } = await import("./store/postgres.ts");
  return openPostgres(config.DATABASE_URL, (error) => log.warn({ err: error }, "database connection lost"));
}

/** With Redis, processes know each other's rooms. Loaded only then. */
async function sharing({ REDIS_URL }: Config) {
  if (REDIS_URL === undefined) return { driver: new TableDriver() };
  const [{ RedisDriver }, { RedisPresence }] = await Promise.all([
    import("@colyseus/redis-driver"),
    import("@colyseus/redis-presence"),
  ]);
  return { driver: new RedisDriver(REDIS_URL), presence: new RedisPresence(REDIS_URL) };
}

/** Colyseus logs as one logs to a console. */
function plainLog(log: Logger) {
  const line =
    (level: "debug" | "info" | "warn" | "error") =>
    (...words: unknown[]) => {
      log[level]({ from: "colyseus" }, words.map(String).join(" "));
    };
  return {
    debug: line("debug"),
    trace: line("debug"),
    info: line("info"),
    warn: line("warn"),
    error: line("error"),
  };
}
