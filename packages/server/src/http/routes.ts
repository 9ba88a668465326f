import type { IncomingMessage, RequestListener } from "node:http";
import type { Logger } from "../log.ts";
import type { Metrics } from "../metrics.ts";
import { addressOf } from "./address.ts";
import { type Answer, json, problem, send } from "./answer.ts";
import {
  claimSeat,
  createGame,
  type GameSurroundings,
  gameAbout,
  gameInvitation,
  gameRecord,
  listGames,
} from "./games.ts";
import { joinTable } from "./matchmaking.ts";
import { isOriginAllowed } from "./origin.ts";
import type { Page } from "./page.ts";

export interface HttpSurroundings extends GameSurroundings {
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly page: Page;
  readonly origins: readonly string[];
  readonly isBehindProxy: boolean;
  readonly isStopping: () => boolean;
}

type Handler = (
  request: IncomingMessage,
  about: { readonly address: string; readonly id: string; readonly around: HttpSurroundings },
) => Answer | Promise<Answer>;

interface Route {
  readonly method: "GET" | "POST";
  readonly path: RegExp;
  /** What metrics call it. */
  readonly name: string;
  readonly handle: Handler;
}

const ID = "([A-Za-z0-9_-]{1,64})";

const ROUTES: readonly Route[] = [
  {
    method: "POST",
    path: /^\/api\/games$/,
    name: "create",
    handle: (request, { address, around }) => createGame(request, address, around),
  },
  {
    method: "POST",
    path: new RegExp(`^/api/games/${ID}/claim$`),
    name: "claim",
    handle: (request, { id, address, around }) => claimSeat(request, id, address, around),
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
    path: /^\/api\/my-games$/,
    name: "my-games",
    handle: (request, { around }) => listGames(request, around),
  },
  {
    method: "POST",
    path: /^\/matchmake\/joinOrCreate\/table$/,
    name: "join",
    handle: (request, { address, around }) => joinTable(request, address, around),
  },
  { method: "GET", path: /^\/healthz$/, name: "healthz", handle: (_, { around }) => health(around) },
  { method: "GET", path: /^\/metrics$/, name: "metrics", handle: (_, { around }) => metrics(around) },
];

/** Paths under which nothing is ever a place of the page. */
const RESERVED = /^\/(api|matchmake|healthz|metrics)(\/|$)/;

export function listener(around: HttpSurroundings): RequestListener {
  return (request, response) => {
    route(request, around)
      .catch((error: unknown): [string, Answer] => {
        around.log.error({ err: error, path: pathOf(request) }, "request failed");
        return ["failed", problem(500, { code: "INTERNAL", message: "The server failed at this." })];
      })
      .then(([name, answer]) => {
        around.metrics.requests.inc({ route: name, status: answer.status });
        // What was not read of a body that is too large must not be taken for the next request.
        if (!request.complete) response.setHeader("Connection", "close");
        send(response, answer, request.method !== "HEAD");
      });
  };
}

async function route(request: IncomingMessage, around: HttpSurroundings): Promise<[name: string, Answer]> {
  const method = request.method === "HEAD" ? "GET" : request.method;
  const path = pathOf(request);
  const { headers, socket } = request;
  const address = addressOf(headers, socket.remoteAddress, around.isBehindProxy);
  const matching = ROUTES.filter((one) => one.path.test(path));
  if (matching.length === 0) {
    const page = RESERVED.test(path) ? undefined : pageOf(request, method, path, around.page);
    return ["page", page ?? problem(404, { code: "NOT_FOUND", message: "There is nothing here." })];
  }
  const found = matching.find((one) => one.method === method);
  if (found === undefined) {
    const answer = problem(405, { code: "BAD_METHOD", message: `This is for ${matching[0]!.method}.` });
    return [matching[0]!.name, { ...answer, headers: { ...answer.headers, Allow: matching[0]!.method } }];
  }
  const { name, handle } = found;
  if (method === "POST") {
    if (around.isStopping()) {
      return [name, problem(503, { code: "STOPPING", message: "The server restarts; try again." })];
    }
    if (!isOriginAllowed(headers.origin, headers.host, around.origins)) {
      return [name, problem(403, { code: "BAD_ORIGIN", message: "Requests from that page are not taken." })];
    }
  }
  if (name !== "healthz" && name !== "metrics" && !around.requests.take(address)) {
    return [name, problem(429, { code: "TOO_FAST", message: "Too many requests; wait a moment." })];
  }
  const id = found.path.exec(path)![1] ?? "";
  return [name, await handle(request, { address, id, around })];
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

async function health({ store, isStopping }: HttpSurroundings): Promise<Answer> {
  if (isStopping()) return json({ ok: false, reason: "stopping" }, 503);
  try {
    await store.check();
  } catch {
    return json({ ok: false, reason: "store" }, 503);
  }
  return json({ ok: true });
}

async function metrics({ metrics: { registry } }: HttpSurroundings): Promise<Answer> {
  return { status: 200, type: registry.contentType, body: await registry.metrics() };
}
