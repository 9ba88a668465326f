import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { crashUnderLoad } from "./support/crash.ts";
import { type Postgres, startPostgres } from "./support/postgres.ts";
import { ServerProcess } from "./support/server.ts";
import { leaveAll } from "./support/table.ts";

let postgres: Postgres | undefined;
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterEach(leaveAll);
afterAll(async () => {
  await ServerProcess.stopAll();
  await postgres?.stop();
}, 120_000);

test("PostgreSQL: a hundred times kill -9 under load, and nothing that was told is lost", async ({
  skip,
}) => {
  if (postgres === undefined) return skip("not to be had here");
  const server = await ServerProcess.start({ DATABASE_URL: await postgres.database() });
  const told = await crashUnderLoad(server, 100);
  console.log(`PostgreSQL: ${told}`);
  expect(told).toMatch(/^100 kills/);
}, 600_000);
