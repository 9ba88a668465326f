import { mkdtempSync, rmSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TableStep } from "@gunline/link";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { LIMITS } from "../src/limits.ts";
import { createMatch } from "../src/match/create.ts";
import { SqlStore } from "../src/store/sql-store.ts";
import { openSqlite } from "../src/store/sqlite.ts";
import { HASTE } from "./support/haste.ts";
import { skirmish } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";

/** More than the buffers between two processes hold, so that whoever does not read is waited for. */
const STEPS = 400;
const ACTION_BYTES = 50_000;

const data = mkdtempSync(join(tmpdir(), "gunline-streams-"));
let server: ServerProcess;
let path: string;
let token: string;
const sockets: Socket[] = [];

beforeAll(async () => {
  const store = new SqlStore(openSqlite(join(data, "gunline.db")));
  const created = createMatch(skirmish(), "p1", "Ann", "home", 1);
  let { match } = created.game;
  await store.create(created.game);
  for (let seq = 1; seq <= STEPS; seq++) {
    const step = {
      kind: "action",
      seq,
      id: `command-${seq}`,
      seat: "p1",
      at: 1,
      hash: "",
      cursor: 0,
      action: { type: "CHANGE_SETTINGS", payload: { said: "x".repeat(ACTION_BYTES) } },
      result: { success: true, diffs: [], dice: [], events: [], log: [], errors: [] },
    };
    match = { ...match, seq };
    const change = { match, revision: seq - 1, step: step as unknown as TableStep };
    await store.commit({ ...change, snapshot: seq === STEPS });
  }
  await store.close();
  token = created.token;
  path = `/api/games/${match.id}/record`;
  server = await ServerProcess.start({ GUNLINE_DATA: data });
}, 120_000);
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});
afterAll(async () => {
  await ServerProcess.stopAll();
  rmSync(data, { recursive: true, force: true });
}, 120_000);

/** Asks for the record, reads how the answer begins, and no more of it. */
function begin(): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, "127.0.0.1", () =>
      socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\n\r\n`),
    );
    sockets.push(socket);
    socket.once("error", reject);
    socket.once("data", (chunk) => {
      socket.pause();
      resolve(chunk.toString("latin1").slice(0, 12));
    });
  });
}

test("of records that nobody reads, an address has a few at a time", async () => {
  for (let i = 0; i < LIMITS.addressStreams; i++) expect(await begin()).toBe("HTTP/1.1 200");
  expect(await begin()).toBe("HTTP/1.1 503");
  sockets[0]!.destroy();
  await expect.poll(begin, { timeout: 30_000 }).toBe("HTTP/1.1 200");
  // Nobody else's: those who play are told as before.
  expect((await fetch(`${server.base}/healthz`)).status).toBe(200);
});

test("a long record comes whole, and whoever asks only for its head leaves its place", async () => {
  const headers = { Authorization: `Bearer ${token}` };
  for (let i = 0; i <= LIMITS.addressStreams; i++) {
    const { status } = await fetch(`${server.base}${path}`, { method: "HEAD", headers });
    expect(status).toBe(200);
  }
  const read = async () => {
    const response = await fetch(`${server.base}${path}`, { headers });
    return response.ok ? ((await response.json()) as { steps: unknown[] }).steps.length : response.status;
  };
  await expect.poll(read, { timeout: 60_000 }).toBe(STEPS);
});

test("a record that nobody reads is given up after its time", async () => {
  await server.terminate();
  server = await ServerProcess.start({ GUNLINE_DATA: data, NODE_OPTIONS: HASTE });
  for (let i = 0; i < LIMITS.addressStreams; i++) expect(await begin()).toBe("HTTP/1.1 200");
  // None of them has left its place.
  await expect.poll(begin, { timeout: 60_000 }).toBe("HTTP/1.1 200");
  expect(sockets.slice(0, LIMITS.addressStreams).some((socket) => socket.destroyed)).toBe(false);
});
