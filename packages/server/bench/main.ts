import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { heading, printMachine } from "../../../scripts/bench/measure.ts";
import { buildServer } from "../test/support/build.ts";
import { Child } from "./child.ts";
import { flushAlone } from "./disk.ts";
import { writeGames } from "./games.ts";
import { printGoal, printMethod, printStage, printThreads } from "./report.ts";
import { measure, PACES, type Plan, warmUp } from "./stages.ts";
import { Target } from "./target.ts";
import { threadCost } from "./threads.ts";

/**
 * Many games at once on the server as it is, beside a room of Colyseus that only echoes.
 * Usage: node packages/server/bench/main.ts [--short], which leaves out the 5,000 games.
 */

const { values } = parseArgs({ options: { short: { type: "boolean", default: false } } });

const ALL_PLANS: readonly Omit<Plan, "end">[] = [
  { games: 100, active: 100, rounds: { calm: 1, brisk: 3, flatOut: 5 }, openingMs: 5_000 },
  { games: 1_000, active: 200, rounds: { calm: 3, brisk: 3, flatOut: 5 }, openingMs: 20_000 },
  { games: 5_000, active: 200, rounds: { calm: 1, brisk: 3, flatOut: 1 }, openingMs: 30_000 },
];
const PLANS = values.short ? ALL_PLANS.slice(0, -1) : ALL_PLANS;
const LONGEST_MS = 180_000;
/** On a busy machine the last stage opens fewer games, so that there is time to play them. */
const END = performance.now() + LONGEST_MS - 25_000;
const PLAYING_MS = 15_000;

async function benchServer(folder: string): Promise<void> {
  const data = join(folder, "data");
  mkdirSync(data);
  const list = join(folder, "games.json");
  writeFileSync(list, JSON.stringify(await writeGames(data, PLANS.at(-1)!.games)));
  const targets = {
    server: await Target.start("server", await buildServer(join(folder, "built")), data, list),
    echo: await Target.start("echo", "echo.ts", data, list),
  };
  const empty = await warmUp(targets);
  for (const target of Object.values(targets)) target.freeze();
  const threads = await threadCost();
  let open = { server: 0, echo: 0 };
  for (const plan of PLANS) {
    const left = Math.max(1_000, (END - performance.now() - PLAYING_MS) / 2);
    const openingMs = Math.min(plan.openingMs, left);
    const sides = await measure(targets, empty, open, { ...plan, openingMs, end: END });
    open = { server: sides.server.games, echo: sides.echo.games };
    printStage(sides, plan.games, plan.active);
    printGoal(sides, await flushAlone(data, PACES.brisk));
    printThreads(sides, threads);
  }
}

const folder = mkdtempSync(join(tmpdir(), "gunline-bench-"));
process.once("exit", () => {
  Child.killAll();
  rmSync(folder, { recursive: true, force: true });
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.once(signal, () => process.exit(1));
setTimeout(() => {
  console.error(`The server's bench took longer than ${LONGEST_MS / 1000} s and was stopped.`);
  process.exit(1);
}, LONGEST_MS).unref();

printMachine();
heading("The server: many games at once, beside a bare Colyseus room that echoes");
printMethod();
await benchServer(folder);
process.exit();
