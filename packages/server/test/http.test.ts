import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { agreementOf, reviewOf } from "@gunline/armies/review";
import { claimSeat, createGame, dialer, gameRecord, invitationTo, PROTOCOL } from "@gunline/link";
import { hashOfGame, parseRecord } from "@gunline/rules";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { beforeBattle } from "../../rules/test/support/deployment.ts";
import { readAction, skirmish } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";
import { isHere, leaveAll, seatedGame, sit, until } from "./support/table.ts";

const page = mkdtempSync(join(tmpdir(), "gunline-page-"));
const script = `export const words = "${"many words ".repeat(200)}";`;
writeFileSync(join(page, "index.html"), "<!doctype html><title>Gunline</title>");
mkdirSync(join(page, "assets"));
writeFileSync(join(page, "assets", "index-Ab3dEf9h.js"), script);
writeFileSync(join(page, "logo.svg"), "<svg/>");

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start({ GUNLINE_PAGE: page, GUNLINE_ORIGINS: "https://play.example.org" });
}, 120_000);
afterEach(leaveAll);
afterAll(async () => {
  await ServerProcess.stopAll();
  rmSync(page, { recursive: true, force: true });
}, 120_000);

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.base}${path}`, { headers });
const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(`${server.base}${path}`, {
    method: "POST",
    headers,
    body: typeof body === "string" ? body : JSON.stringify(body),
  });

/** As no decent client would send it. */
function raw(request: string, port = server.port): Promise<string> {
  return new Promise((resolve) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    socket.on("data", (chunk) => {
      answer += chunk.toString();
    });
    socket.on("error", () => resolve(answer));
    socket.on("close", () => resolve(answer));
    // Some answers leave the connection open: what has not come a second after the first of it does not come.
    socket.once("data", () => setTimeout(() => socket.destroy(), 1_000));
    socket.setTimeout(20_000, () => socket.destroy());
  });
}

describe("the page", () => {
  test("is served with its assets, packed for those who can unpack", async () => {
    const index = await get("/");
    expect([index.status, index.headers.get("content-type")]).toEqual([200, "text/html; charset=utf-8"]);
    expect(index.headers.get("cache-control")).toBe("no-cache");
    expect(await index.text()).toContain("Gunline");
    const asset = await get("/assets/index-Ab3dEf9h.js", { "Accept-Encoding": "gzip, deflate, br" });
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(asset.headers.get("content-encoding")).toBe("br");
    expect(await asset.text()).toBe(script);
    expect((await get("/logo.svg")).headers.get("cache-control")).toBe("no-cache");
    // Places within the page are the page.
    expect(await (await get("/game/abc")).text()).toContain("Gunline");
    const head = await fetch(`${server.base}/`, { method: "HEAD" });
    expect([head.status, await head.text()]).toEqual([200, ""]);
  });

  test.each([
    "/assets/none.js",
    "/../package.json",
    "/..%2f..%2fpackage.json",
    "/assets/../../secret.txt",
    "/%00.html",
    "/api/none",
    "/matchmake/create/table",
    "/matchmake/joinById/abc",
    "/__healthcheck.txt",
  ])("%s is nothing", async (path) => {
    expect(await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 404 /,
    );
  });

  test("every answer has the headers that keep others out", async () => {
    for (const path of ["/", "/healthz", "/api/none", "/metrics", "/assets/index-Ab3dEf9h.js"]) {
      const { headers } = await get(path);
      const policy = headers.get("content-security-policy");
      expect(policy).toContain("default-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain("unsafe");
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("referrer-policy")).toBe("no-referrer");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("permissions-policy")).toContain("camera=()");
      expect(headers.get("access-control-allow-origin")).toBeNull();
      expect(headers.get("x-powered-by")).toBeNull();
    }
  });
});

describe("requests", () => {
  const ABOUT = { title: "A table", task: "", objectives: [] };

  test("an invitation says to what, until it is taken", async () => {
    const about = { ...ABOUT, task: "Hold out." };
    const { id, invite, token, watch } = await createGame(server.base, {
      document: skirmish(),
      name: "Ann",
      about,
    });
    expect(await invitationTo(server.base, id, invite)).toEqual({
      from: "Ann",
      modifiers_by_hand: false,
      absence_minutes: 1_440,
      seat: "p2",
      name: skirmish().players.p2.name,
      title: "A table",
      task: "Hold out.",
      brings: false,
      agreement: agreementOf(reviewOf(skirmish())),
      document: expect.objectContaining({ units: skirmish().units }),
    });
    const refused = { status: 404, errors: [{ code: "NO_SEAT_FREE" }] };
    for (const other of [token, watch, "x".repeat(43), ""]) {
      await expect(invitationTo(server.base, id, other)).rejects.toMatchObject(refused);
    }
    await claimSeat(server.base, id, { invite });
    await expect(invitationTo(server.base, id, invite)).rejects.toMatchObject(refused);
  });

  test.each<[string, unknown, number, string]>([
    ["/api/games", "{", 400, "BAD_JSON"],
    ["/api/games", {}, 400, "BAD_REQUEST"],
    [
      "/api/games",
      { document: { ...skirmish(), result: { winner: "p1", reason: "five rounds" } } },
      400,
      "BATTLE_OVER",
    ],
    ["/api/games", { document: {}, seat: "p3" }, 400, "BAD_REQUEST"],
    ["/api/games", { document: { format: "gunline-game/1" } }, 400, "BAD_DOCUMENT"],
    ["/api/games", { document: {}, admin: true }, 400, "BAD_REQUEST"],
    ["/api/games", { document: {}, about: { title: "Half of it" } }, 400, "BAD_REQUEST"],
    ["/api/games", { document: {}, about: { ...ABOUT, title: "x".repeat(1_001) } }, 400, "BAD_REQUEST"],
    ["/api/games", { document: {}, about: { ...ABOUT, objectives: [[1, -1]] } }, 400, "BAD_REQUEST"],
    [
      "/api/games",
      { document: {}, about: { ...ABOUT, objectives: Array(51).fill([1, 1]) } },
      400,
      "BAD_REQUEST",
    ],
    ["/api/games/abc/claim", { invite: "short" }, 400, "BAD_REQUEST"],
    ["/api/games/abc/claim", { invite: "x".repeat(43) }, 404, "NO_GAME"],
    ["/api/my-games", { tokens: "all" }, 400, "BAD_REQUEST"],
    ["/api/my-games", { tokens: Array(101).fill("x".repeat(43)) }, 400, "BAD_REQUEST"],
    [
      "/matchmake/joinOrCreate/table",
      { game: "a".repeat(16), token: "x".repeat(43), protocol: PROTOCOL },
      401,
      "NO_SEAT",
    ],
    // As a page comes that was loaded before protocols had a number.
    ["/matchmake/joinOrCreate/table", { game: "a".repeat(16), token: "x".repeat(43) }, 403, "OTHER_VERSION"],
    ["/matchmake/joinOrCreate/table", { game: "../../etc", token: "x".repeat(43) }, 400, "BAD_REQUEST"],
    ["/matchmake/joinOrCreate/table", "null", 400, "BAD_REQUEST"],
    ["/healthz", {}, 405, "BAD_METHOD"],
    ["/api/games", { document: skirmish(), about: { ...ABOUT, objectives: [[1, 99]] } }, 400, "BAD_REQUEST"],
  ])("%s with %j is refused with %i %s", async (path, body, status, code) => {
    const response = await post(path, body);
    expect(response.status).toBe(status);
    const answer = await response.text();
    expect(JSON.parse(answer)).toMatchObject({
      errors: expect.arrayContaining([expect.objectContaining({ code })]),
    });
    expect(answer).not.toMatch(/\bat .+\.(ts|js|mjs):\d+/);
  });

  test("from other pages are not taken", async () => {
    const body = { tokens: [] };
    expect((await post("/api/my-games", body, { Origin: "https://evil.example.org" })).status).toBe(403);
    expect((await post("/api/my-games", body, { Origin: "null" })).status).toBe(403);
    expect((await post("/api/my-games", body, { Origin: "https://play.example.org" })).status).toBe(200);
    expect((await post("/api/my-games", body, { Origin: server.base })).status).toBe(200);
    const upgrade = (origin: string) =>
      raw(
        `GET /x/y?sessionId=z HTTP/1.1\r\nHost: 127.0.0.1:${server.port}\r\nOrigin: ${origin}\r\nUpgrade: websocket\r\n` +
          `Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n`,
      );
    expect(await upgrade("https://evil.example.org")).toMatch(/^HTTP\/1.1 403 /);
    expect(await upgrade("https://play.example.org")).toMatch(/^HTTP\/1.1 101 /);
  });

  test("of too many bytes are cut off", async () => {
    const large = JSON.stringify({ document: "x".repeat(3 * 1024 * 1024) });
    const response = await post("/api/games", large).catch(() => undefined);
    // The answer may be lost where the sender is cut off while sending.
    if (response !== undefined) expect(response.status).toBe(413);
    const chunked = await raw(
      `POST /api/games HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n${"100000\r\n"}${"x".repeat(0x100000)}\r\n${"200000\r\n"}${"x".repeat(0x200000)}\r\n`,
    );
    expect(chunked).toMatch(/^HTTP\/1.1 413 |^$/);
    expect((await get("/healthz")).status).toBe(200);
    expect(await raw(`GET /${"x".repeat(40_000)} HTTP/1.1\r\nHost: x\r\n\r\n`)).toMatch(/^HTTP\/1.1 431 /);
  });

  test("a record is for those who sit or watch", async () => {
    const game = await seatedGame(server.base);
    const path = `/api/games/${game.id}/record`;
    const status = async (headers: Record<string, string>) => (await get(path, headers)).status;
    expect(await status({})).toBe(404);
    expect(await status({ Authorization: `Bearer ${"x".repeat(43)}` })).toBe(404);
    expect(await status({ Authorization: `Basic ${game.watch}` })).toBe(404);
    for (const token of [game.tokens.p1, game.tokens.p2, game.watch]) {
      const response = await get(path, { Authorization: `Bearer ${token}` });
      expect(response.headers.get("content-disposition")).toBe(
        `attachment; filename="gunline-${game.id}.json"`,
      );
      expect(await response.json()).toMatchObject({
        format: "gunline-record/2",
        about: { title: "", task: "" },
        scripted_dice: [],
        steps: [],
      });
    }
  });
});

describe("operations", () => {
  test("health and metrics are told", async () => {
    const game = await seatedGame(server.base);
    const ann = sit(server.base, game.id, game.tokens.p1);
    await until(ann, isHere);
    await ann.act(readAction({ type: "END_PHASE" }));
    expect(await (await get("/healthz")).json()).toEqual({ ok: true });
    const metrics = await (await get("/metrics")).text();
    expect(metrics).toMatch(/gunline_commands_total\{type="act",outcome="done"\} \d+/);
    expect(metrics).toMatch(/gunline_connections\{role="p1"\} 1/);
    expect(metrics).toMatch(/gunline_tables \d+/);
    expect(metrics).toMatch(/gunline_http_requests_total\{route="create",status="201"\} \d+/);
    expect(metrics).toMatch(/process_cpu_seconds_total \d/);
  });

  test("logs are lines of JSON without any secret", async () => {
    const game = await seatedGame(server.base);
    const ann = sit(server.base, game.id, game.tokens.p1);
    await until(ann, isHere);
    await ann.send({ type: "resign" });
    await until(ann, ({ view }) => view!.seed !== null);
    const { seed } = ann.state.view!;
    ann.close();
    await post("/api/games", "{");
    // Lines come through a pipe, in their own time.
    await vi.waitFor(() => expect(server.lines.join("\n")).toContain(game.id));
    const written = server.lines.join("\n");
    // The one line for people is on standard error.
    const lines = server.lines.filter((line) => !line.startsWith("Gunline is on the table: http://"));
    for (const line of lines) expect(JSON.parse(line)).toMatchObject({ time: expect.any(String) });
    for (const secret of [game.tokens.p1, game.tokens.p2, game.watch, seed!])
      expect(written).not.toContain(secret);
  });

  test("a stop tells everybody, and comes to an end", async () => {
    const other = await ServerProcess.start();
    const game = await seatedGame(other.base);
    const clients = [game.tokens.p1, game.tokens.p2, game.watch].map((token) =>
      sit(other.base, game.id, token),
    );
    for (const client of clients) await until(client, isHere);
    const answers = Array.from({ length: 20 }, () => clients[0]!.send({ type: "chat", text: "still here" }));
    const started = performance.now();
    expect(await other.terminate()).toBe(0);
    expect(performance.now() - started).toBeLessThan(10_000);
    for (const client of clients) await until(client, ({ link }) => link === "away");
    await other.start();
    for (const client of clients) await until(client, isHere);
    for (const answer of answers) expect(await answer).toMatchObject({ ok: true });
    await until(clients[2]!, ({ chat }) => chat.length === 20);
    expect(await other.terminate()).toBe(0);
  });

  test("port 0 takes any, and the log says which", async () => {
    const any = await ServerProcess.start({ PORT: "0" });
    const line = any.lines.find((one) => one.includes('"listening"'))!;
    const { port } = JSON.parse(line) as { readonly port: number };
    expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
  });

  test("settings that make no sense are named, and nothing is started", async () => {
    await expect(ServerProcess.start({ GUNLINE_ORIGINS: "everywhere", DATABASE_URL: "db" })).rejects.toThrow(
      /ended with 2:\ngunline: DATABASE_URL: .*\ngunline: GUNLINE_ORIGINS: /,
    );
    const unreachable = { DATABASE_URL: "postgresql://nobody@127.0.0.1:1/none" };
    await expect(ServerProcess.start(unreachable)).rejects.toThrow("cannot start");
  });
});

describe("an army that is brought", () => {
  const one = { m1: {} };
  const both = beforeBattle({ units: { A: { models: one }, B: { owner: "p2", models: one } } });
  const { B, ...mine } = both.units;
  const open = { ...both, units: mine };
  const wish = { document: open, name: "Ann", opponent_brings: true };
  const army = (units: object, weapons: object = {}) => ({ units, weapons }) as never;

  test("is asked for in the invitation, seen at the table, and part of the first document", async () => {
    const { id, invite, token } = await createGame(server.base, wish);
    const invited = await invitationTo(server.base, id, invite);
    expect(Object.keys(invited.document!.units)).toEqual(["A"]);
    const ann = sit(server.base, id, token);
    await until(ann, isHere);
    const claimed = await claimSeat(server.base, id, { invite, name: "Bob", army: army({ B }) });
    await until(ann, ({ document }) => document?.units["B"]?.owner === "p2");
    const bob = sit(server.base, id, claimed.token);
    await until(bob, isHere);
    expect(hashOfGame(bob.state.document!)).toBe(hashOfGame(ann.state.document!));
    const record = parseRecord(await gameRecord(server.base, id, token));
    expect(record.ok && Object.keys(record.value.start.units)).toEqual(["A", "B"]);
  });

  test.each([
    ["nothing", undefined, "ARMY_WANTED"],
    ["an empty one", army({}), "BAD_ARMY"],
    ["units of the other side", army({ C: { ...B!, id: "C", owner: "p1" } }), "BAD_ARMY"],
    ["a unit in place of another", army({ A: { ...B!, id: "A" } }), "BAD_ARMY"],
    [
      "a unit on the table",
      army({ B: { ...B!, models: { m1: { ...B!.models["m1"]!, position: { x: 1, y: 1, z: 0 } } } } }),
      "BAD_ARMY",
    ],
    ["an Advance with a die of one's own", army({ B: { ...B!, advance_roll: 6 } }), "BAD_ARMY"],
    ["models that fell before", army({ B: { ...B!, fallen: ["m1"] } }), "BAD_ARMY"],
    ["a place to come down to", army({ B: { ...B!, homer: { x: 1, y: 1 } } }), "BAD_ARMY"],
    [
      "models that come back",
      army({ B: { ...B!, lost: { m2: { ...B!.models["m1"]!, id: "m2" } } } }),
      "BAD_ARMY",
    ],
    ["what is no unit", army({ B: { id: "B" } }), "BAD_DOCUMENT"],
  ] as const)("is not %s", async (_, given, code) => {
    const { id, invite } = await createGame(server.base, wish);
    const claim = claimSeat(server.base, id, {
      invite,
      ...(given === undefined ? {} : { army: given }),
    });
    await expect(claim).rejects.toMatchObject({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ code })]),
    });
    // The seat is still free.
    expect((await invitationTo(server.base, id, invite)).seat).toBe("p2");
  });

  test.each([
    [
      "command points",
      { players: { ...open.players, p1: { ...open.players.p1, cp: 1_000 } } },
      "players.p1.cp",
    ],
    [
      "victory points",
      { players: { ...open.players, p2: { ...open.players.p2, vp: { primary: 50, secondary: 40 } } } },
      "players.p2.vp",
    ],
    ["an Advance roll", { units: { A: { ...mine["A"]!, advance_roll: 6 } } }, "units.A.advance_roll"],
  ])("GD-10 comes to no table with %s before the battle", async (_, change, path) => {
    const made = createGame(server.base, { ...wish, document: { ...open, ...change } });
    await expect(made).rejects.toMatchObject({ status: 400, errors: [{ code: "BAD_DOCUMENT", path }] });
  });

  test("comes only where it is asked for, and to a side that has none", async () => {
    const { id, invite } = await createGame(server.base, { document: both });
    const claim = claimSeat(server.base, id, { invite, army: army({ C: { ...B!, id: "C" } }) });
    await expect(claim).rejects.toMatchObject({ errors: [{ code: "NO_ARMY_WANTED" }] });
    await expect(createGame(server.base, { ...wish, document: both })).rejects.toMatchObject({ status: 400 });
  });
});

describe("limits", () => {
  test("games an hour, requests and messages a second", async () => {
    const strict = await ServerProcess.start({
      GUNLINE_GAMES_PER_HOUR: "3",
      // Requests are charged by their time, which is long on a busy machine.
      GUNLINE_REQUESTS_PER_SECOND: "20",
      GUNLINE_MESSAGES_PER_SECOND: "5",
    });
    const game = await seatedGame(strict.base);
    const ann = sit(strict.base, game.id, game.tokens.p1);
    await until(ann, isHere);
    // The client sends again what came too fast, so that all of it arrives in the end.
    const started = performance.now();
    const said = await Promise.all(
      Array.from({ length: 30 }, (_, n) => ann.send({ type: "chat", text: `${n}` })),
    );
    expect(said.every(({ ok }) => ok)).toBe(true);
    expect(performance.now() - started).toBeGreaterThan(1_000);
    const metrics = await (await fetch(`${strict.base}/metrics`)).text();
    expect(metrics).toMatch(/gunline_commands_total\{type="chat",outcome="refused"\} \d+/);
    // Far too many in all, though never at once, are refused; whoever floods is cut off.
    let isClosed = false;
    const line = await dialer(strict.base)(game.id, game.tokens.p2, {
      onMessage: () => {},
      onClosed: () => {
        isClosed = true;
      },
    });
    for (let n = 0; n < 70; n++) {
      line.send("sync", {});
      if (n % 2 === 1) await new Promise((resolve) => setTimeout(resolve, 30));
    }
    expect(isClosed).toBe(false);
    for (let n = 0; n < 400; n++) line.send("sync", {});
    await expect.poll(() => isClosed, { timeout: 45_000 }).toBe(true);
    await createGame(strict.base, { document: skirmish() });
    await createGame(strict.base, { document: skirmish() });
    const fourth = createGame(strict.base, { document: skirmish() });
    await expect(fourth).rejects.toMatchObject({ status: 429, errors: [{ code: "TOO_MANY_GAMES" }] });
    // Nor does a forged address help.
    const headers = { "X-Forwarded-For": "203.0.113.9" };
    const body = JSON.stringify({ document: skirmish() });
    const forged = await fetch(`${strict.base}/api/games`, { method: "POST", headers, body });
    expect(forged.status).toBe(429);
    // All three games were created in this test: it takes an hour from the first on until there may be another.
    const seconds = Number(forged.headers.get("Retry-After"));
    expect(seconds).toBeGreaterThan(3_600 - 120);
    expect(seconds).toBeLessThanOrEqual(3_600);
    const codes = await Promise.all(
      Array.from({ length: 160 }, async () => {
        const { status, headers } = await fetch(`${strict.base}/api/games/x/record`);
        return `${status} ${headers.get("Retry-After")}`;
      }),
    );
    expect(new Set(codes)).toEqual(new Set(["429 1", "404 null"]));
  });
});
