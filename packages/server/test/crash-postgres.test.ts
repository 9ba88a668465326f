import { hashOf, seedHash } from "@gunline/rules";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { MIGRATIONS } from "../src/store/schema.ts";
import { crashUnderLoad, KILLS, KILLS_MS } from "./support/crash.ts";
import { type Postgres, startPostgres } from "./support/postgres.ts";
import { TO_THE_CHOICE } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";
import { isHere, leaveAll, seatedGame, sit, sitAll, until } from "./support/table.ts";
import { Way } from "./support/way.ts";

let postgres: Postgres | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterEach(leaveAll);
afterAll(async () => {
  await ServerProcess.stopAll();
  await postgres?.stop();
}, 120_000);

test("PostgreSQL that falls silent stops nobody for ever: what was sent is carried out when it speaks again, once", async ({
  skip,
}) => {
  if (postgres === undefined) return skip("not to be had here");
  const way = await Way.to(await postgres.database());
  const server = await ServerProcess.start({ DATABASE_URL: way.url });
  const { p1, p2 } = await sitAll(server.base, await seatedGame(server.base));
  const health = async () => (await fetch(`${server.base}/healthz`)).status;
  await expect.poll(health).toBe(200);
  way.close();
  const answered = p1.act({ type: "END_PHASE" });
  // The page does not wait with it.
  expect((await fetch(`${server.base}/none.js`)).status).toBe(404);
  await expect.poll(health, { timeout: 10_000 }).toBe(503);
  expect(p1.state).toMatchObject({ seq: 0, unanswered: 1 });
  way.open();
  expect(await answered).toMatchObject({ ok: true, step: { seq: 1 } });
  const { document } = await until(p2, ({ seq }) => seq === 1, "the step");
  expect(hashOf(document)).toBe(hashOf(p1.state.document));
  expect(await p1.act({ type: "END_PHASE" })).toMatchObject({ ok: true, step: { seq: 2 } });
  await expect.poll(health, { timeout: 10_000 }).toBe(200);
  way.end();
});

/** What an administrator does to a database. */
async function administer(url: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(sql);
  await client.end();
}

test("PostgreSQL with games of a later version is left alone", async ({ skip }) => {
  if (postgres === undefined) return skip("not to be had here");
  const url = await postgres.database();
  const server = await ServerProcess.start({ DATABASE_URL: url });
  await server.terminate();
  await administer(url, `INSERT INTO migrations (version) VALUES (${MIGRATIONS.length + 1})`);
  await expect(server.start()).rejects.toThrow("the database is of a later version of Gunline");
});

test("PostgreSQL restored from a copy: games have other seeds where the operator says so, once", async ({
  skip,
}) => {
  if (postgres === undefined) return skip("not to be had here");
  const url = await postgres.database();
  const first = await ServerProcess.start({ DATABASE_URL: url });
  const game = await seatedGame(first.base);
  const ann = sit(first.base, game.id, game.tokens.p1);
  await until(ann, isHere);
  for (const action of TO_THE_CHOICE) expect(await ann.act(action)).toMatchObject({ ok: true });
  ann.close();
  await first.terminate();
  const { pathname } = new URL(url);
  await administer(url.replace(pathname, "/postgres"), `CREATE DATABASE copy TEMPLATE ${pathname.slice(1)}`);
  const copy = url.replace(pathname, "/copy");
  const server = await ServerProcess.start({ DATABASE_URL: copy, GUNLINE_RESTORED: "2026-11-17" });
  const look = async () => {
    const { seq, view, steps } = await until(sit(server.base, game.id, game.tokens.p2), isHere);
    return { seq, seed_hash: view!.seed_hash, last: steps.at(-1) };
  };
  const seen = await look();
  expect(seen).toMatchObject({
    seq: TO_THE_CHOICE.length + 1,
    last: { kind: "rewind", seed_hash: seen.seed_hash },
  });
  expect(seen.seed_hash).not.toBe(game.seed_hash);
  await server.kill();
  await server.start();
  expect(await look()).toEqual(seen);
  // The dice to come are of the new seed.
  const bob = sit(server.base, game.id, game.tokens.p2);
  await until(bob, isHere);
  await bob.send({ type: "resign" });
  const { view } = await until(bob, (state) => state.view!.seed !== null);
  expect(seedHash(view!.seed!)).toBe(seen.seed_hash);
});

test(
  `PostgreSQL: ${KILLS} times kill -9 under load, and nothing that was told is lost`,
  async ({ skip }) => {
    if (postgres === undefined) return skip("not to be had here");
    const server = await ServerProcess.start({ DATABASE_URL: await postgres.database() });
    const summary = await crashUnderLoad(server, KILLS);
    console.log(`PostgreSQL: ${summary}`);
    expect(summary).toMatch(`${KILLS} kills`);
  },
  KILLS_MS,
);
