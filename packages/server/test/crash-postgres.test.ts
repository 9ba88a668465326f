import { hashOf } from "@gunline/rules";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { crashUnderLoad, KILLS, KILLS_MS } from "./support/crash.ts";
import { type Postgres, startPostgres } from "./support/postgres.ts";
import { ServerProcess } from "./support/server.ts";
import { leaveAll, seatedGame, sitAll, until } from "./support/table.ts";
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
