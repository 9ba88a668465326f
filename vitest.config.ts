import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** One more than there are cores: some tests wait more than they work. */
const WORKERS = availableParallelism() + 1;

/** Servers and browsers may be late once on a busy machine, and are told as such; the rules have no such excuse. */
const RETRIES = 1;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "rules",
          include: ["packages/*/test/**/*.test.ts"],
          setupFiles: ["scripts/test/seed.ts"],
          exclude: ["packages/web/test/browser/**", "packages/server/**"],
          // A million volleys and whole fuzz campaigns run inside single tests.
          testTimeout: 240_000,
          pool: "threads",
          maxWorkers: WORKERS,
          // The rules are pure and keep no state but caches, so files may share a worker.
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: "server",
          include: ["packages/server/test/**/*.test.ts"],
          globalSetup: ["packages/server/test/support/bundle.ts"],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          // Beside the rules: servers that are killed and started again leave the machine idle half of the time.
          sequence: { groupOrder: 0 },
          maxWorkers: WORKERS,
          retry: RETRIES,
        },
      },
      {
        test: {
          name: "browser",
          include: ["packages/web/test/browser/**/*.test.ts"],
          globalSetup: ["packages/web/test/browser/support/serve.ts"],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          // Last, so that browsers have the machine to themselves.
          sequence: { groupOrder: 1 },
          maxWorkers: WORKERS,
          retry: RETRIES,
        },
      },
    ],
  },
});
