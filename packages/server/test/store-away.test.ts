import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createGame, gameRecord, PROTOCOL } from "@gunline/link";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Postgres, startPostgres } from "./support/postgres.ts";
import { readAction, skirmish } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";
import { leaveAll, type SeatedGame, seatedGame, sitAll } from "./support/table.ts";

let postgres: Postgres | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
});
const folders: string[] = [];
afterEach(leaveAll);
afterAll(async () => {
  await ServerProcess.stopAll();
  await postgres?.stop();
  for (const one of folders) rmSync(one, { recursive: true, force: true });
}, 120_000);

const look = async (server: ServerProcess) => {
  const answer = await fetch(`${server.base}/healthz`);
  return [answer.status, await answer.json()] as const;
};

interface ReceivedMessage {
  readonly status: number;
  readonly later: string | null;
  readonly code: string | undefined;
}

/** Everything that can be asked outside of a table. */
async function askAll(
  { base }: ServerProcess,
  game: SeatedGame,
  invite: string,
): Promise<readonly ReceivedMessage[]> {
  const post = (path: string, body: object) =>
    fetch(base + path, { method: "POST", body: JSON.stringify(body) });
  const get = (path: string, token: string) =>
    fetch(base + path, { headers: { Authorization: `Bearer ${token}` } });
  const { id, tokens } = game;
  const answers = await Promise.all([
    post("/api/games", { document: skirmish() }),
    post(`/api/games/${id}/claim`, { invite }),
    post("/api/my-games", { tokens: [tokens.p1] }),
    post("/matchmake/joinOrCreate/table", { game: id, token: tokens.p1, protocol: PROTOCOL }),
    get(`/api/games/${id}/about`, tokens.p1),
    get(`/api/games/${id}/record`, tokens.p1),
    get(`/api/games/${id}/invitation`, invite),
  ]);
  return Promise.all(
    answers.map(async (answer) => {
      const body = (await answer.json()) as { readonly errors?: readonly { readonly code: string }[] };
      return {
        status: answer.status,
        later: answer.headers.get("Retry-After"),
        code: body.errors?.[0]?.code,
      };
    }),
  );
}

describe("while PostgreSQL is away", () => {
  test("every request is told to try again, and what is asked after it is back is answered", async ({
    skip,
  }) => {
    if (postgres === undefined) return skip();
    const server = await ServerProcess.start({ DATABASE_URL: await postgres.database() });
    const game = await seatedGame(server.base);
    const { invite } = await createGame(server.base, { document: skirmish() });
    const { p1 } = await sitAll(server.base, game);
    await postgres.down();
    const received = await askAll(server, game, invite);
    expect(received).toEqual(received.map(() => ({ status: 503, later: "5", code: "BUSY" })));
    await expect.poll(() => look(server), { timeout: 30_000 }).toEqual([503, { ok: false, reason: "store" }]);
    const wish = p1.act(readAction({ type: "CHANGE_SETTINGS", payload: { log: "COMPACT" } }));
    await postgres.up();
    expect(await wish).toMatchObject({ ok: true, step: { seq: 1 } });
    expect(await gameRecord(server.base, game.id, game.tokens.p1)).toMatchObject({ steps: [{}] });
    await expect.poll(() => look(server), { timeout: 30_000 }).toEqual([200, { ok: true }]);
    expect(
      server.lines.filter((line) => /"INTERNAL"|"level":50/.test(line) && !/store failed/.test(line)),
    ).toEqual([]);
  });
});

describe("on a disk that is full", () => {
  function folder(): string {
    const made = mkdtempSync(join(tmpdir(), "gunline-disk-"));
    folders.push(made);
    return made;
  }

  test("health tells of a game that could not be written, though a small write succeeds", async () => {
    const data = folder();
    const server = await ServerProcess.start({ GUNLINE_DATA: data });
    const db = new DatabaseSync(join(data, "gunline.db"), { timeout: 5_000 });
    db.exec(
      "CREATE TRIGGER full BEFORE INSERT ON games BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END",
    );
    const refused = await fetch(`${server.base}/api/games`, {
      method: "POST",
      body: JSON.stringify({ document: skirmish() }),
    });
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(await look(server)).toEqual([503, { ok: false, reason: "store" }]);
    db.exec("DROP TRIGGER full");
    db.close();
    await createGame(server.base, { document: skirmish() });
    await expect.poll(() => look(server), { timeout: 30_000 }).toEqual([200, { ok: true }]);
  });

  test("no more games begin before it is quite full, those under way go on, and health says so", async () => {
    const data = folder();
    const server = await ServerProcess.start({ GUNLINE_DATA: data });
    const game = await seatedGame(server.base);
    await server.terminate();
    // More than any disk has.
    const full = await ServerProcess.start({ GUNLINE_DATA: data, GUNLINE_DISK_MB: "1000000000" });
    expect(await look(full)).toEqual([200, { ok: false, degraded: ["disk"] }]);
    const refusal = { status: 503, errors: [{ code: "DISK_LOW" }] };
    await expect(createGame(full.base, { document: skirmish() })).rejects.toMatchObject(refusal);
    const { p1 } = await sitAll(full.base, game);
    const action = readAction({ type: "CHANGE_SETTINGS", payload: { log: "COMPACT" } });
    expect(await p1.act(action)).toMatchObject({ ok: true });
  });
});
