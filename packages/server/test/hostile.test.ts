import { readFileSync } from "node:fs";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { chance } from "../../rules/test/support/arena.ts";
import { LIMITS } from "../src/limits.ts";
import { oddFrame, oddRequest, wsFrame } from "./support/odd.ts";
import { converse, RawSocket, reserve } from "./support/raw.ts";
import { ServerProcess } from "./support/server.ts";
import { isHere, leaveAll, type SeatedGame, seatedGame, sit, sitAll, until } from "./support/table.ts";

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
}, 120_000);
const sockets: RawSocket[] = [];
afterEach(() => {
  leaveAll();
  for (const socket of sockets.splice(0)) socket.close();
});
afterAll(() => ServerProcess.stopAll(), 120_000);

async function raw(
  game: SeatedGame,
  token: string,
  given: { isJoining?: boolean; from?: string } = {},
  at = server,
): Promise<RawSocket> {
  const socket = await RawSocket.open(at.port, await reserve(at.base, game.id, token), given);
  sockets.push(socket);
  return socket;
}

/** A number that the server counts, with all its labels. */
async function counted(name: string, at = server): Promise<number> {
  const text = await (await fetch(`${at.base}/metrics`)).text();
  const found = text.split("\n").find((line) => line.startsWith(`${name} `));
  return Number(found?.split(" ").at(-1) ?? 0);
}

/** Memory of a process in bytes: what it uses of the machine. */
function memory({ pid }: ServerProcess): number {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) * 1024;
}

const ROOM_DATA = 13;
const message = (type: string, body: Uint8Array = Buffer.alloc(0)) =>
  wsFrame(2, Buffer.concat([Buffer.of(ROOM_DATA, 0xa0 + type.length), Buffer.from(type), body]));

describe("addresses that are none", () => {
  test.each([
    "*:99999",
    "*^",
    "*[",
    "*%00",
    "//[",
    ":",
    "/a/b",
    "/a/b?sessionId=%00",
    "/a/constructor?sessionId=abc",
    "/a/__proto__?sessionId=__proto__",
    "/a/b?sessionId=hasOwnProperty",
  ])("an upgrade at %s is refused, and the process goes on", async (target) => {
    const head = `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`;
    const key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n";
    expect(await converse(server.port, Buffer.from(head + key))).toMatch(/^HTTP\/1.1 400 /);
    expect(server.isUp).toBe(true);
  });
});

describe("what is crammed together", () => {
  const head = "POST /api/my-games HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
  const asked = (times: number) => "GET /none.js HTTP/1.1\r\nHost: x\r\n\r\n".repeat(times);

  test.each([
    ["two thousand requests at once", asked(2_000)],
    ["a body of ten thousand pieces", `${head}${"1\r\n \r\n".repeat(10_000)}`],
  ])("%s: nobody looks at it, and the connection is cut", async (_, said) => {
    const before = await counted('gunline_cut_total{reason="crammed"}');
    expect(await converse(server.port, Buffer.from(said), 20_000)).toBe("");
    expect(await counted('gunline_cut_total{reason="crammed"}')).toBeGreaterThan(before);
  });

  test("a few requests at once, and a body of a few pieces, are answered", async () => {
    expect((await converse(server.port, Buffer.from(asked(3)))).match(/HTTP\/1.1 404 /g)).toHaveLength(3);
    const body = `${head}${[...'{"tokens":[]}'].map((letter) => `1\r\n${letter}\r\n`).join("")}0\r\n\r\n`;
    expect(await converse(server.port, Buffer.from(body))).toMatch(/^HTTP\/1.1 200 /);
  });
});

describe("odd bytes", () => {
  test("hundreds of requests and of frames stop nothing, while a game goes on", async () => {
    const game = await seatedGame(server.base);
    const { p1 } = await sitAll(server.base, game);
    const random = chance(31);
    for (let round = 0; round < 40; round++) {
      const requests = Array.from({ length: 20 }, () => oddRequest(random));
      await Promise.all(requests.map((bytes) => converse(server.port, bytes, 150)));
      const rogue = await raw(game, game.watch, { isJoining: random.happens(0.7) });
      for (let i = 0; i < 20 && !rogue.isClosed; i++) rogue.send(oddFrame(random));
      expect(server.isUp).toBe(true);
    }
    expect(await p1.send({ type: "chat", text: "still here" })).toMatchObject({ ok: true });
    expect(p1.state.link).toBe("here");
    expect(server.lines.filter((line) => /"level":50|unhandled/.test(line)).slice(0, 2)).toEqual([]);
  });
});

describe("messages", () => {
  /** Lists of eight of the list before, ten deep, by reference: as JSON they are two gigabytes. */
  const REFERENCES = Buffer.from(
    Array.from({ length: 10 }, (_, n) => `98d669${(10 - n).toString(16).padStart(8, "0")}`).join("") +
      "91a178" +
      Array.from({ length: 10 }, (_, n) => `d670${(n + 1).toString(16).padStart(8, "0")}`.repeat(7)).join(""),
    "hex",
  );

  test("references unfold nothing: they are refused, to one who only watches too", async () => {
    const game = await seatedGame(server.base);
    const { p1 } = await sitAll(server.base, game);
    expect(REFERENCES.length).toBeLessThan(1_300);
    const before = memory(server);
    const rogue = await raw(game, game.watch);
    rogue.send(message("sync", REFERENCES));
    await rogue.until(() => rogue.last.includes("BAD_MESSAGE"));
    expect(rogue.isClosed).toBe(false);
    expect(await p1.send({ type: "chat", text: "still here" })).toMatchObject({ ok: true });
    expect(memory(server) - before).toBeLessThan(200e6);
  });

  test("half of a pair of surrogates is no text", async () => {
    const { p1 } = await sitAll(server.base, await seatedGame(server.base));
    const answered = await p1.send({ type: "chat", text: "a\ud800b" });
    expect(answered).toMatchObject({ ok: false, errors: [{ code: "BAD_MESSAGE" }] });
  });
});

describe("requests", () => {
  const post = (path: string, body: string, at = server) =>
    fetch(`${at.base}${path}`, { method: "POST", body });

  test("a document of sixty thousand empty units is refused before it is looked at", async () => {
    const units = Object.fromEntries(Array.from({ length: 60_000 }, (_, n) => [`u${n}`, {}]));
    const answer = await post("/api/games", JSON.stringify({ document: { units } }));
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errors: [{ code: "BAD_REQUEST", message: expect.stringContaining("2000 keys") }] },
    ]);
  });

  test("as many units as may be listed are refused by the schema, with words", async () => {
    const units = Object.fromEntries(Array.from({ length: 1_999 }, (_, n) => [`u${n}`, {}]));
    const answer = await post("/api/games", JSON.stringify({ document: { units } }));
    expect(answer.status).toBe(400);
  });

  test.each([
    ["a name", "/api/games", { document: {}, name: "\ud800" }],
    ["a key", "/api/games", { document: { "\udfff": 1 } }],
    ["a token", "/api/my-games", { tokens: ["\ud800"] }],
  ])("half of a pair of surrogates in %s is refused", async (_, path, body) => {
    const answer = await post(path, JSON.stringify(body));
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { errors: [{ code: "BAD_REQUEST", message: expect.stringContaining("no Unicode") }] },
    ]);
  });

  test("bytes that are no UTF-8 are no JSON", async () => {
    const body = Buffer.from('{"tokens":["\xff"]}', "latin1");
    const answer = await fetch(`${server.base}/api/my-games`, { method: "POST", body });
    expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ code: "BAD_JSON" }] }]);
  });

  test("dear requests of one address are dealt with one after the other, and each is paid for", async () => {
    const strict = await ServerProcess.start({ GUNLINE_REQUESTS_PER_SECOND: "2" });
    // Lists within lists are dear to look at, and all of it is for nothing.
    const body = JSON.stringify({
      document: Array.from({ length: 24 }, () => Array.from({ length: 10_000 }, () => [])),
    });
    const statuses = await Promise.all(
      Array.from({ length: 10 }, async () => (await post("/api/games", body, strict)).status),
    );
    // All of them had been let in at the door.
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
    expect(new Set(statuses)).toEqual(new Set([400, 429]));
  });

  test("bodies that are not sent to their end fill no memory", async () => {
    const head = "POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Length: 2000000\r\n\r\n{";
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => converse(server.port, Buffer.from(head), 2_000)),
    );
    // Four of two megabytes are being waited for; there is no room for the others.
    expect(answers.filter((answer) => answer.startsWith("HTTP/1.1 503 "))).toHaveLength(6);
    expect((await post("/api/my-games", '{"tokens":[]}')).status).toBe(200);
  });
});

describe("frames past the limits", () => {
  test.each([
    ["a request of Colyseus", Buffer.of(21, 1, 0xa4, ...Buffer.from("sync"))],
    ["bytes of Colyseus", Buffer.of(17, 0xa4, ...Buffer.from("sync"))],
    ["an input of Colyseus", Buffer.of(19, 1, 2, 3)],
    ["a state of Colyseus", Buffer.of(14, 1, 2, 3)],
    ["a second taking up", Buffer.of(10)],
    ["a code with marks", Buffer.of(13 | 32, 0xa4, ...Buffer.from("sync"))],
    ["nothing", Buffer.alloc(0)],
  ])("%s ends the connection", async (_, payload) => {
    const game = await seatedGame(server.base);
    const rogue = await raw(game, game.watch);
    const before = await counted('gunline_cut_total{reason="protocol"}');
    rogue.send(wsFrame(2, payload));
    await rogue.until(() => false, 10_000).catch(() => {});
    expect(rogue.isClosed).toBe(true);
    expect(await counted('gunline_cut_total{reason="protocol"}')).toBe(before + 1);
  });

  test("whatever is sent too often is cut: pings of either kind, pongs, requests, and parts without end", async () => {
    const strict = await ServerProcess.start({ GUNLINE_MESSAGES_PER_SECOND: "5" });
    const game = await seatedGame(strict.base);
    const { p1 } = await sitAll(strict.base, game);
    const floods = [
      wsFrame(2, Buffer.of(18)),
      wsFrame(9, Buffer.alloc(0)),
      wsFrame(10, Buffer.alloc(0)),
      message("sync"),
      message("none"),
      Buffer.concat([
        wsFrame(2, Buffer.of(13), { isLast: false }),
        wsFrame(0, Buffer.alloc(0), { isLast: false }),
      ]),
    ];
    for (const bytes of floods) {
      const rogue = await raw(game, game.watch, {}, strict);
      const before = rogue.received;
      for (let n = 0; n < 2_000; n++) rogue.send(bytes);
      await rogue.until(() => false, 20_000).catch(() => {});
      expect(rogue.isClosed).toBe(true);
      expect(rogue.received - before).toBeLessThan(1e6);
    }
    expect(p1.state.link).toBe("here");
    expect(await counted('gunline_cut_total{reason="flood"}', strict)).toBeGreaterThanOrEqual(4);
  });

  test("a table that is not taken up is given up, and nothing queues for it meanwhile", async () => {
    const game = await seatedGame(server.base);
    const { p1 } = await sitAll(server.base, game);
    const lazy = await raw(game, game.watch, { isJoining: false });
    // Commands of one who has not taken up the table are none.
    lazy.send(message("sync"));
    expect(await p1.send({ type: "chat", text: "hello" })).toMatchObject({ ok: true });
    await lazy.until(() => false, LIMITS.joinMs + 10_000).catch(() => {});
    expect(lazy.isClosed).toBe(true);
    expect(await counted('gunline_cut_total{reason="not joined"}')).toBe(1);
  });

  test("those who ask and do not read are given up before they fill the memory", async () => {
    const game = await seatedGame(server.base);
    const { p1 } = await sitAll(server.base, game);
    const before = memory(server);
    const rogues = await Promise.all(Array.from({ length: 10 }, () => raw(game, game.watch)));
    for (const rogue of rogues) rogue.socket.pause();
    const many = Buffer.concat(Array.from({ length: 3_000 }, () => message("sync")));
    for (const rogue of rogues) rogue.send(many);
    // They say that they are there, and read nothing.
    const pongs = setInterval(
      () => rogues.forEach((rogue) => void rogue.send(wsFrame(10, Buffer.alloc(0)))),
      500,
    );
    await expect
      .poll(() => counted('gunline_cut_total{reason="slow"}'), { timeout: 60_000 })
      .toBeGreaterThanOrEqual(6);
    clearInterval(pongs);
    expect(await counted("gunline_backlog_bytes")).toBeLessThanOrEqual(LIMITS.addressBacklogBytes);
    expect(memory(server) - before).toBeLessThan(400e6);
    expect(await p1.send({ type: "chat", text: "still here" })).toMatchObject({ ok: true });
  });

  test("so many connections of an address, and no more; others are not kept out", async () => {
    const few = await ServerProcess.start({ GUNLINE_ADDRESS_CONNECTIONS: "6" });
    const game = await seatedGame(few.base);
    for (let n = 0; n < 6; n++) await raw(game, game.watch, {}, few);
    const seventh = await RawSocket.open(few.port, await reserve(few.base, game.id, game.watch));
    sockets.push(seventh);
    await seventh.until(() => false, 5_000).catch(() => {});
    expect(seventh.last).toMatch(/^HTTP\/1.1 503 /);
    const other = await raw(game, game.watch, { from: "127.0.0.2" }, few);
    expect(other.isClosed).toBe(false);
    // Those that leave make room.
    for (const socket of sockets.splice(0, 6)) socket.close();
    const ann = sit(few.base, game.id, game.tokens.p1);
    await until(ann, isHere);
    // Connections that never say anything are counted too.
    const silent = await Promise.all(
      Array.from({ length: 40 }, () => converse(few.port, Buffer.alloc(0), 300)),
    );
    expect(silent.every((answer) => answer === "")).toBe(true);
    expect(few.isUp).toBe(true);
  });
});
