import { afterAll, afterEach, expect, test } from "vitest";
import { crashUnderLoad, KILLS, KILLS_MS } from "./support/crash.ts";
import { ServerProcess } from "./support/server.ts";
import { leaveAll } from "./support/table.ts";

afterEach(leaveAll);
afterAll(() => ServerProcess.stopAll(), 120_000);

test(
  `SQLite: ${KILLS} times kill -9 under load, and nothing that was told is lost`,
  async () => {
    const summary = await crashUnderLoad(await ServerProcess.start(), KILLS);
    console.log(`SQLite: ${summary}`);
    expect(summary).toMatch(`${KILLS} kills`);
  },
  KILLS_MS,
);
