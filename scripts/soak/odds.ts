/**
 * Rolls every volley of the odds' tests far more often than the tests do, and holds it against the exact distribution.
 * Usage: npm run soak:odds -- [volleys of each]
 */
import { spawnSync } from "node:child_process";
import { resolve } from "node:path";

const [volleys = "200000"] = process.argv.slice(2);
const root = resolve(import.meta.dirname, "../..");
const vitest = resolve(root, "node_modules/vitest/vitest.mjs");
const { status } = spawnSync(
  process.execPath,
  [vitest, "run", "--project", "rules", "packages/rules/test/odds"],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, GUNLINE_VOLLEYS: volleys },
  },
);
process.exitCode = status ?? 1;
