import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { getHeapStatistics } from "node:v8";
import { matchMaker, Server } from "@colyseus/core";
import { Buckets } from "./bucket.ts";
import { ConcurrencyQuota } from "./concurrency-quota.ts";
import type { Config } from "./config.ts";
import { addressOf } from "./http/address.ts";
import { Health, RecentFailure } from "./http/health.ts";
import { Page } from "./http/page.ts";
import { guardRequests } from "./http/request-guard.ts";
import { listener } from "./http/routes.ts";
import { LIMITS } from "./limits.ts";
import { type Logger, makeLog } from "./log.ts";
import { makeMetrics } from "./metrics.ts";
import { Pool } from "./referee/pool.ts";
import { renewSeeds } from "./restored.ts";
import { Backlog } from "./room/backlog.ts";
import { BURST, FLOOD } from "./room/connection.ts";
import { startSharing } from "./room/sharing.ts";
import { changesOf, makeTableRoom } from "./room/table-room.ts";
import { GuardedTransport } from "./room/transport.ts";
import { counted } from "./store/counted.ts";
import type { Database } from "./store/database.ts";
import { Disk } from "./store/disk.ts";
import { Heartbeat } from "./store/heartbeat.ts";
import { takeFolder } from "./store/owner.ts";
import { SqlStore } from "./store/sql-store.ts";
import { openSqlite } from "./store/sqlite.ts";
import { TableMemory } from "./table/memory.ts";

export interface Running {
  readonly port: number;
  readonly log: Logger;
  stop(): Promise<void>;
}

/** A page is asked for in many parts, none of which is dear. */
const PAGES_PER_REQUEST = 10;
/** Beside its WebSockets a page has a few connections for requests. */
const SOCKETS_PER_CONNECTION = 2;

/** Beside the settings': one is ready where the others are at long jobs, and up to so many are of low priority. */
const SPARE_THREADS = 1;
const LOW_THREADS = 2;
/** So that one slow document does not keep all others waiting. */
const READERS = 2;

/** A write that failed counts for so long: on a full disk a small one may still succeed. */
const WRITE_FAILED_MS = 10_000;

/** Page, games and store on one port. */
export async function startServer(config: Config): Promise<Running> {
  const log = makeLog(config.GUNLINE_LOG_LEVEL);
  const metrics = makeMetrics();
  const database = await openDatabase(config, log);
  const failedWrite = new RecentFailure(WRITE_FAILED_MS);
  const store = new SqlStore(
    counted(database, (what) => {
      metrics.storeFailures.inc({ what });
      if (what === "write") failedWrite.note();
    }),
  );
  // PostgreSQL looks after its own disk.
  const isDiskLow = config.DATABASE_URL === undefined ? diskOf(config) : async () => false;
  const threads = { log, onStopped: () => metrics.stoppedThreads.inc() };
  const referee = new Pool({
    ...threads,
    threads: config.GUNLINE_THREADS,
    spareThreads: SPARE_THREADS,
    lowThreads: LOW_THREADS,
    deadline: { ms: config.GUNLINE_ACTION_MS, clockMs: config.GUNLINE_ACTION_MS },
  });
  // Strangers' documents may be dear to read: those who play do not wait behind them.
  const reader = new Pool({
    ...threads,
    threads: READERS,
    lowPriority: true,
    deadline: { ms: LIMITS.readingMs, clockMs: LIMITS.readingClockMs },
    freeMs: LIMITS.readingFreeMs,
  });
  const heartbeat = config.DATABASE_URL === undefined ? new Heartbeat(store, config.GUNLINE_DATA) : undefined;
  const found = await heartbeat?.start((error) => log.warn({ err: error }, "beat failed"));
  for (const label of [found, config.GUNLINE_RESTORED]) {
    if (label !== undefined) await renewSeeds(store, referee, label, Date.now, log);
  }
  const page = new Page(config.GUNLINE_PAGE);
  const sharing = await startSharing(config.REDIS_URL, log);
  const buckets = (perSecond: number) => new Buckets(perSecond * BURST, perSecond);
  const memory = roomForTables();
  metrics.watchMemory(memory);
  let stopping = false;

  const http = createServer({
    maxHeaderSize: 16 * 1024,
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    connectionsCheckingInterval: 5_000,
  });
  limitSockets(http, config);
  guardRequests(http, () => metrics.cut.inc({ reason: "crammed" }));
  http.on(
    "request",
    listener({
      store,
      referee,
      reader,
      log,
      metrics,
      page,
      now: Date.now,
      gamesPerHour: config.GUNLINE_GAMES_PER_HOUR,
      announce: (game, revision) => void matchMaker.presence.publish(changesOf(game), revision),
      onCreated: () => metrics.games.inc(),
      isDiskLow,
      origins: config.GUNLINE_ORIGINS,
      isBehindProxy: config.GUNLINE_BEHIND_PROXY,
      requests: buckets(config.GUNLINE_REQUESTS_PER_SECOND),
      pages: buckets(config.GUNLINE_REQUESTS_PER_SECOND * PAGES_PER_REQUEST),
      bodies: new ConcurrencyQuota(LIMITS.addressBodiesBytes, LIMITS.bodiesBytes),
      streams: new ConcurrencyQuota(LIMITS.addressStreams, LIMITS.streams),
      isStopping: () => stopping,
      findsRooms: sharing.check,
      health: new Health([
        {
          name: "store",
          check: async () => {
            await store.check(Date.now());
            if (failedWrite.isRecent) throw new Error("a write has failed");
          },
        },
        { name: "redis", check: sharing.check },
        { name: "tables", isSpare: true, check: async () => refuseIf(memory.isRefusing) },
        { name: "disk", isSpare: true, check: async () => refuseIf(await isDiskLow()) },
      ]),
    }),
  );

  const { GUNLINE_MESSAGES_PER_SECOND, GUNLINE_ADDRESS_MESSAGES_PER_SECOND: ofAddress } = config;
  const backlog = new Backlog();
  const transport = new GuardedTransport({
    log,
    metrics,
    backlog,
    messagesPerSecond: GUNLINE_MESSAGES_PER_SECOND,
    messages: buckets(ofAddress),
    floods: new Buckets(ofAddress * FLOOD.burst, ofAddress * FLOOD.rate),
    upgrades: buckets(config.GUNLINE_REQUESTS_PER_SECOND),
    quota: new ConcurrencyQuota(config.GUNLINE_ADDRESS_CONNECTIONS, config.GUNLINE_CONNECTIONS),
    origins: config.GUNLINE_ORIGINS,
    isBehindProxy: config.GUNLINE_BEHIND_PROXY,
    isStopping: () => stopping,
  });
  metrics.watchBacklog(() => backlog.bytes);
  transport.attachToServer(http);

  const rooms = new Server({
    transport,
    greet: false,
    gracefullyShutdown: false,
    logger: plainLog(log),
    ...sharing.parts,
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
        gamesPerHour: config.GUNLINE_GAMES_PER_HOUR,
        sharing,
        memory,
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
      await Promise.all([referee.stop(), reader.stop()]);
      await heartbeat?.stop();
      await store.close();
      log.info("stopped");
    },
  };
}

/**
 * Connections of any kind, from the moment that they are made: what never becomes a request is counted nowhere else.
 * Behind a proxy all of them are the proxy's.
 */
function limitSockets(http: HttpServer, config: Config): void {
  const most = config.GUNLINE_CONNECTIONS * SOCKETS_PER_CONNECTION;
  http.maxConnections = most;
  if (config.GUNLINE_BEHIND_PROXY) return;
  const sockets = new ConcurrencyQuota(config.GUNLINE_ADDRESS_CONNECTIONS * SOCKETS_PER_CONNECTION, most);
  http.on("connection", (socket) => {
    const address = addressOf({}, socket.remoteAddress, false);
    if (!sockets.enter(address)) return socket.destroy();
    return socket.once("close", () => sockets.leave(address));
  });
}

/** Tables that are played must not fill the memory of all else. */
function roomForTables(): TableMemory {
  return new TableMemory(getHeapStatistics().heap_size_limit / LIMITS.heapPerDocumentByte);
}

function diskOf({ GUNLINE_DATA, GUNLINE_DISK_MB }: Config): () => Promise<boolean> {
  const disk = new Disk(GUNLINE_DATA, GUNLINE_DISK_MB * 1024 * 1024);
  return () => disk.isLow();
}

function refuseIf(isWrong: boolean): void {
  if (isWrong) throw new Error("out of order");
}

async function openDatabase(config: Config, log: Logger): Promise<Database> {
  if (config.DATABASE_URL === undefined) return openFolder(config.GUNLINE_DATA);
  const { openPostgres } = await import("./store/postgres.ts");
  return openPostgres(config.DATABASE_URL, (error) => log.warn({ err: error }, "database connection lost"));
}

/** Games in a folder that is this process's alone for as long as they are open. */
function openFolder(folder: string): Database {
  const letGo = takeFolder(folder);
  const database = openSqlite(join(folder, "gunline.db"));
  return { ...database, close: () => database.close().finally(letGo) };
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
