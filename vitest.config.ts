import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Two more than there are cores: tests of servers and browsers wait as long as they work. */
const WORKERS = availableParallelism() + 2;

/** Servers and browsers may be late once on a busy machine, and the report says so; the rules have no such excuse. */
const RETRIES = 1;

/** What waits most comes first, and what only calculates fills the end. All of them share the workers. */
const ORDER = ["server", "browser", "rules"];

class ByProject extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ project }: TestSpecification) => ORDER.indexOf(project.name);
    return (await super.sort(files)).sort((a, b) => place(a) - place(b));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: ByProject },
    projects: [
      {
        test: {
          name: "rules",
          include: ["packages/*/test/**/*.test.ts"],
          setupFiles: ["scripts/test/seed.ts"],
          exclude: ["packages/web/test/browser/**", "packages/server/**"],
          // Whole campaigns run inside single tests.
          testTimeout: 240_000,
          pool: "threads",
          maxWorkers: WORKERS,
          // The rules are pure and keep no state but caches, so files may share a worker.
          isolate: false,
        },
      },
      {
        test: {
          name: "server",
          include: ["packages/server/test/**/*.test.ts"],
          globalSetup: ["packages/server/test/support/bundle.ts"],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          maxWorkers: WORKERS,
          // What is tested runs in servers of their own; files import the rules once.
          isolate: false,
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
          maxWorkers: WORKERS,
          // Files share a worker's browser, and import the rules once.
          isolate: false,
          retry: RETRIES,
        },
      },
    ],
  },
});
