import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["packages/*/test/**/*.test.ts", "packages/*/src/**/*.test.ts"],
    // A million volleys and whole fuzz campaigns run inside single tests.
    testTimeout: 240_000,
    pool: "threads",
    maxWorkers: "100%",
    // The rules are pure and keep no state but caches, so files may share a worker.
    isolate: false,
  },
});
