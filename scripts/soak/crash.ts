/**
 * Kills the server far more often than the tests do, while games are played on it: on SQLite, and on a PostgreSQL that
 * waits for the disk. Usage: npm run soak:crash -- [kills on SQLite] [kills on PostgreSQL]
 */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const [sqlite = "500", postgres = "200"] = process.argv.slice(2);

const RUNS = [
  { test: "crash-sqlite", kills: sqlite },
  { test: "crash-postgres", kills: postgres },
];

const root = resolve(import.meta.dirname, "../..");
let failed = 0;
for (const { test, kills } of RUNS) {
  const vitest = resolve(root, "node_modules/vitest/vitest.mjs");
  const file = `packages/server/test/${test}.test.ts`;
  const { status } = spawnSync(process.execPath, [vitest, "run", "--project", "server", file], {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, GUNLINE_KILLS: kills, GUNLINE_FSYNC: "on" },
  });
  if (status !== 0) failed++;
}
process.exitCode = failed;
