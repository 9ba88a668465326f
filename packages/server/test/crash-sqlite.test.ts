import { afterAll, afterEach, expect, test } from "vitest";
import { crashUnderLoad } from "./support/crash.ts";
import { ServerProcess } from "./support/server.ts";
import { leaveAll } from "./support/table.ts";

afterEach(leaveAll);
afterAll(() => ServerProcess.stopAll(), 120_000);

test("SQLite: a hundred times kill -9 under load, and nothing that was told is lost", async () => {
  const summary = await crashUnderLoad(await ServerProcess.start(), 100);
  console.log(`SQLite: ${summary}`);
  expect(summary).toMatch(/^100 kills/);
}, 900_000);
