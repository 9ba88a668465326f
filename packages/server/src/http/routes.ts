import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { type Buckets, costOf, costOfBody, monotonic } from "../bucket.ts";
import type { ConcurrencyQuota } from "../concurrency-quota.ts";
import { LIMITS } from "../limits.ts";
import type { Metrics } from "../metrics.ts";
import { StoreFailed } from "../store/failure.ts";
import { addressOf } from "./address.ts";
import { type Answer, isStream, json, problem, problemFor, send } from "./answer.ts";
import { Body } from "./body.ts";
import {
  claimSeat,
  createGame,
  type GameSurroundings,
  gameAbout,
  gameInvitation,
  gameRecord,
  listGames,
} from "./games.ts";
import type { Health } from "./health.ts";
import { type JoinSurroundings, joinTable } from "./matchmaking.ts";
import { isOriginAllowed } from "./origin.ts";
import type { Page } from "./page.ts";
import { gameTexts, keepTexts } from "./texts.ts";
import { Turns } from "./turns.ts";

export interface HttpSurroundings extends GameSurroundings, JoinSurroundings {
  readonly metrics: Metrics;
  readonly page: Page;
  readonly origins: readonly string[];
  readonly isBehindProxy: boolean;
  readonly isStopping: () => boolean;
  readonly health: Health;
  /** Parts of the page that an address may ask for, and whatever else is cheap. */
  readonly pages: Buckets;
  /** Bytes of bodies that are in memory. */
  readonly bodies: ConcurrencyQuota;
  /** Answers that are being sent piece by piece. */
  readonly streams: ConcurrencyQuota;
}

type Handler = (
  request: IncomingMessage,
  about: {
    readonly address: string;
    readonly id: string;
    /** The body of a POST. */
    readonly text: string;
    readonly around: HttpSurroundings;
  },
) => Answer | Promise<Answer>;

interface Route {
  readonly method: "GET" | "POST";
  readonly path: RegExp;
  /** What metrics call it. */
  readonly name: string;
  /** Asks for little, as often as it likes. */
  readonly isCheap?: true;
  /** Brings a whole document or an army. */
  readonly isLarge?: true;
  /** Of its body, where that is neither large nor small. */
  readonly mostBytes?: number;
  readonly handle: Handler;
}

const ID = "([A-Za-z0-9_-]{1,64})";

const ROUTES: readonly Route[] = [
  {
    method: "POST",
    path: /^\/api\/games$/,
    name: "create",
    isLarge: true,
    handle: (_, { text, address, around }) => createGame(text, address, around),
  },
  {
    method: "POST",
    path: new RegExp(`^/api/games/${ID}/claim$`),
    name: "claim",
    isLarge: true,
    handle: (_, { text, id, address, around }) => claimSeat(text, id, address, around),
  },
  {
    method: "GET",
    path: new RegExp(`^/api/games/${ID}/invitation$`),
    name: "invitation",
    handle: (request, { id, around }) => gameInvitation(request, id, around),
  },
  {
    method: "GET",
    path: new RegExp(`^/api/games/${ID}/about$`),
    name: "about",
    handle: (request, { id, around }) => gameAbout(request, id, around),
  },
  {
    method: "GET",
    path: new RegExp(`^/api/games/${ID}/record$`),
    name: "record",
    handle: (request, { id, address, around }) => gameRecord(request, id, address, around),
  },
  {
    method: "POST",
    path: new RegExp(`^/api/games/${ID}/texts$`),
    name: "texts",
    mostBytes: LIMITS.textsBytes,
    handle: (request, { text, id, around }) => keepTexts(request, text, id, around),
  },
  {
    method: "GET",
    path: new RegExp(`^/api/games/${ID}/texts$`),
    name: "texts",
    handle: (request, { id, around }) => gameTexts(request, id, around),
  },
  {
    method: "POST",
    path: /^\/api\/my-games$/,
    name: "my-games",
    handle: (_, { text, around }) => listGames(text, around),
  },
  {
    method: "POST",
    path: /^\/matchmake\/joinOrCreate\/table$/,
    name: "join",
    handle: (_, { text, address, around }) => joinTable(text, address, around),
  },
  {
    method: "GET",
    path: /^\/healthz$/,
    name: "healthz",
    isCheap: true,
    handle: (_, { around }) => checkup(around),
  },
  {
    method: "GET",
    path: /^\/metrics$/,
    name: "metrics",
    isCheap: true,
    handle: (_, { around }) => metrics(around),
  },
];

const TOO_MANY = problemFor(5, 503, {
  code: "BUSY",
  message: "Too much is being sent at the moment; try again.",
});

const TOO_FAST = problemFor(1, 429, { code: "TOO_FAST", message: "Too many requests; wait a moment." });

const STORE_AWAY = problemFor(5, 503, {
  code: "BUSY",
  message: "The games cannot be read or saved at the moment. Nothing is lost; try again in a few seconds.",
});

/** Paths under which nothing is ever a place of the page. */
const RESERVED = /^\/(api|matchmake|healthz|metrics)(\/|$)/;

export function listener(around: HttpSurroundings): RequestListener {
  const turns = new Turns();
  return (request, response) => {
    const { headers, socket } = request;
    const address = addressOf(headers, socket.remoteAddress, around.isBehindProxy);
    const body = new Body(around.bodies, address);
    route(request, { around, turns, address, body })
      .catch((error: unknown): [string, Answer] => {
        const isStore = error instanceof StoreFailed;
        const about = { err: error, path: pathOf(request).slice(0, 100) };
        around.log[isStore ? "warn" : "error"](about, "request failed");
        if (isStore) return ["failed", STORE_AWAY];
        return ["failed", problem(500, { code: "INTERNAL", message: "The server failed at this." })];
      })
      .then(([name, made]) => {
        body.release();
        const answer = isStream(made) && !isLetThrough(response, address, around.streams) ? TOO_MANY : made;
        around.metrics.requests.inc({ route: name, status: answer.status });
        if (answer.code !== undefined) around.metrics.refusals.inc({ where: "http", code: answer.code });
        // What was not read of a body that is too large must not be taken for the next request; and whoever is too fast
        // need not be served as fast as it asks.
        if (!request.complete || answer.status === 429) response.setHeader("Connection", "close");
        send(response, answer, request.method !== "HEAD");
      })
      .catch((error: unknown) => {
        around.log.error({ err: error }, "answer failed");
        response.destroy();
      });
  };
}

/** An answer that is sent piece by piece takes a place until it is sent or given up. */
function isLetThrough(response: ServerResponse, address: string, streams: ConcurrencyQuota): boolean {
  if (!streams.enter(address)) return false;
  response.once("close", () => streams.leave(address));
  return true;
}

interface Routing {
  readonly around: HttpSurroundings;
  readonly turns: Turns;
  readonly address: string;
  readonly body: Body;
}

async function route(request: IncomingMessage, routing: Routing): Promise<[name: string, Answer]> {
  const { around, address } = routing;
  const method = request.method === "HEAD" ? "GET" : request.method;
  const path = pathOf(request);
  const matching = ROUTES.filter((one) => one.path.test(path));
  const isCheap = matching.length === 0 || matching[0]!.isCheap === true;
  const name = matching[0]?.name ?? "page";
  if (!(isCheap ? around.pages : around.requests).take(address)) return [name, TOO_FAST];
  if (matching.length === 0) {
    const page = RESERVED.test(path) ? undefined : pageOf(request, method, path, around.page);
    return [name, page ?? problem(404, { code: "NOT_FOUND", message: "There is nothing here." })];
  }
  const found = matching.find((one) => one.method === method);
  if (found === undefined) {
    const answer = problem(405, { code: "BAD_METHOD", message: `This is for ${matching[0]!.method}.` });
    return [name, { ...answer, headers: { ...answer.headers, Allow: matching[0]!.method } }];
  }
  return [name, await answerOf(request, found, path, routing)];
}

async function answerOf(
  request: IncomingMessage,
  { method, path: pattern, isCheap, isLarge, mostBytes, handle }: Route,
  path: string,
  { around, turns, address, body }: Routing,
): Promise<Answer> {
  const { headers } = request;
  const id = pattern.exec(path)![1] ?? "";
  let text = "";
  if (method === "POST") {
    if (around.isStopping()) {
      return problemFor(5, 503, { code: "STOPPING", message: "The server restarts; try again." });
    }
    if (!isOriginAllowed(headers.origin, headers.host, around.origins)) {
      return problem(403, { code: "BAD_ORIGIN", message: "Requests from that page are not taken." });
    }
    const most = mostBytes ?? (isLarge === true ? LIMITS.bodyBytes : LIMITS.smallBodyBytes);
    const read = await body.text(request, most);
    if (!read.ok) return read.answer;
    text = read.value;
  }
  const about = { address, id, text, around };
  if (isCheap === true) return handle(request, about);
  // What was asked at once is dealt with one after the other, so that the next one knows what the one before has cost.
  const turn = turns.run(address, async () => {
    if (around.requests.owes(address)) return TOO_FAST;
    around.requests.charge(address, costOfBody(text));
    const work = async () => handle(request, about);
    // What brings a document is read by a thread, which says how long that took.
    return isLarge === true ? work() : charged(work, address, around.requests);
  });
  return turn ?? TOO_FAST;
}

const MOST_CHARGED = 10;

/** To read a game is work, and most of the time it is waited for; a slow database is not the fault of who waits. */
async function charged(work: () => Promise<Answer>, address: string, requests: Buckets): Promise<Answer> {
  const started = monotonic();
  try {
    return await work();
  } finally {
    requests.charge(address, Math.min(costOf(monotonic() - started), MOST_CHARGED));
  }
}

function pageOf(
  request: IncomingMessage,
  method: string | undefined,
  path: string,
  page: Page,
): Answer | undefined {
  if (method !== "GET") return undefined;
  return page.answer(path, String(request.headers["accept-encoding"] ?? ""));
}

function pathOf({ url = "/" }: IncomingMessage): string {
  const path = url.split("?", 1)[0]!;
  return path === "/" ? "/index.html" : path;
}

async function checkup({ health, isStopping }: HttpSurroundings): Promise<Answer> {
  if (isStopping()) return json({ ok: false, reason: "stopping" }, 503);
  const { ill, degraded } = await health.report();
  if (ill !== undefined) return json({ ok: false, reason: ill }, 503);
  // Games go on: to end the process for it, as supervisors do after a 503, would help nobody.
  return degraded.length === 0 ? json({ ok: true }) : json({ ok: false, degraded });
}

async function metrics({ metrics: { registry } }: HttpSurroundings): Promise<Answer> {
  return { status: 200, type: registry.contentType, body: await registry.metrics() };
}
