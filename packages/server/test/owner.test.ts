import { chmodSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { MIGRATIONS } from "../src/store/schema.ts";
import { ServerProcess } from "./support/server.ts";
import { leaveAll, seatedGame, sitAll } from "./support/table.ts";

const folders: string[] = [];
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "gunline-owner-"));
  folders.push(made);
  return made;
}

afterEach(leaveAll);
afterAll(async () => {
  await ServerProcess.stopAll();
  for (const one of folders) rmSync(one, { recursive: true, force: true });
}, 120_000);

const mode = (path: string) => (statSync(path).mode & 0o777).toString(8);

describe("the folder of the games", () => {
  test("is for its owner alone, and so is all that lies in it", async () => {
    const data = join(folder(), "games");
    const server = await ServerProcess.start({ GUNLINE_DATA: data });
    await seatedGame(server.base);
    expect(mode(data)).toBe("700");
    for (const name of ["gunline.db", "gunline.db-wal", "gunline.db-shm"]) {
      expect([name, mode(join(data, name))]).toEqual([name, "600"]);
    }
  });

  test("that was open to others is closed", async () => {
    const data = folder();
    const server = await ServerProcess.start({ GUNLINE_DATA: data });
    await server.kill();
    expect(existsSync(join(data, "gunline.db-wal"))).toBe(true);
    chmodSync(data, 0o755);
    for (const name of ["gunline.db", "gunline.db-wal"]) chmodSync(join(data, name), 0o644);
    await server.start();
    expect([data, join(data, "gunline.db"), join(data, "gunline.db-wal")].map(mode)).toEqual([
      "700",
      "600",
      "600",
    ]);
  });

  test("that others use too is left to them, and only the games are closed", async () => {
    const data = folder();
    chmodSync(data, 0o755);
    writeFileSync(join(data, "somebody-elses"), "");
    await ServerProcess.start({ GUNLINE_DATA: data });
    expect([data, join(data, "gunline.db")].map(mode)).toEqual(["755", "600"]);
  });

  test("is one process's: a second one says so and ends, and one that was killed is no hindrance", async () => {
    const data = folder();
    const first = await ServerProcess.start({ GUNLINE_DATA: data });
    const { p1 } = await sitAll(first.base, await seatedGame(first.base));
    await expect(ServerProcess.start({ GUNLINE_DATA: data })).rejects.toThrow(
      `ended with 1:\ngunline: cannot start: another process uses the games in ${data}`,
    );
    expect(await p1.send({ type: "chat", text: "still here" })).toMatchObject({ ok: true });
    await first.kill();
    await ServerProcess.start({ GUNLINE_DATA: data });
  });

  test("with games of a later version is left alone", async () => {
    const data = folder();
    const server = await ServerProcess.start({ GUNLINE_DATA: data });
    await server.terminate();
    const db = new DatabaseSync(join(data, "gunline.db"));
    db.exec(`INSERT INTO migrations (version) VALUES (${MIGRATIONS.length + 1})`);
    db.close();
    await expect(server.start()).rejects.toThrow("the database is of a later version of Gunline");
  });
});

describe("health", () => {
  const look = async (server: ServerProcess) => {
    const answer = await fetch(`${server.base}/healthz`);
    return [answer.status, await answer.json()] as const;
  };

  test("looks at a write, and failures of the store are counted", async () => {
    const data = folder();
    const server = await ServerProcess.start({ GUNLINE_DATA: data });
    const { p1 } = await sitAll(server.base, await seatedGame(server.base));
    await expect.poll(() => look(server)).toEqual([200, { ok: true }]);
    // Somebody else writes and does not come to an end: reads go on, and only a write finds out.
    const other = new DatabaseSync(join(data, "gunline.db"));
    other.exec("BEGIN IMMEDIATE");
    const wish = p1.send({ type: "chat", text: "hello" });
    await expect.poll(() => look(server), { timeout: 90_000 }).toEqual([503, { ok: false, reason: "store" }]);
    const metrics = async () => (await fetch(`${server.base}/metrics`)).text();
    await expect
      .poll(metrics, { timeout: 30_000 })
      .toMatch(/^gunline_store_failures_total\{what="write"\} [1-9]/m);
    other.exec("ROLLBACK");
    other.close();
    expect(await wish).toMatchObject({ ok: true });
    await expect.poll(() => look(server), { timeout: 30_000 }).toEqual([200, { ok: true }]);
    expect(await metrics()).toMatch(/^gunline_refusals_total\{where="table",code="NOT_SAVED"\} [1-9]/m);
  });
});
