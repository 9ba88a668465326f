/**
 * The bench of the rules of an earlier commit beside this one's, in turns so that both meet the same noise; the best figure
 * of each counts. Usage: npm run bench:beside -- COMMIT [rounds]; a folder with another checkout will do as well.
 */
import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { checkoutOf } from "./checkout.ts";

/** Slower by more than this is marked. */
const MOST = 1.05;

const [named, rounds = "3"] = process.argv.slice(2);
if (named === undefined) throw new Error("Usage: npm run bench:beside -- COMMIT [rounds]");

/** Milliseconds of one operation, by what was measured. */
type Figures = Map<string, number>;

const HERE = resolve(import.meta.dirname, "../..");
const checkout = checkoutOf(named);
const sides = [
  { root: checkout.root, best: new Map() as Figures },
  { root: HERE, best: new Map() as Figures },
] as const;

// Also where it is interrupted: git would go on listing the worktree.
const stop = new AbortController();
process.on("exit", () => {
  stop.abort();
  checkout.remove();
});
for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => process.exit(1));

for (let round = 0; round < Number(rounds); round++) {
  for (const { root, best } of sides) {
    for (const [name, ms] of await benchOf(root)) best.set(name, Math.min(ms, best.get(name) ?? ms));
  }
}

const [there, here] = sides;
let slower = 0;
for (const [name, ms] of here.best) {
  const before = there.best.get(name);
  if (before === undefined) {
    console.log(`      new  ${name}`);
    continue;
  }
  const ratio = ms / before;
  if (ratio > MOST) slower++;
  console.log(`${ratio > MOST ? "✗" : " "} ${ratio.toFixed(3).padStart(7)}  ${name}`);
}
for (const name of there.best.keys()) if (!here.best.has(name)) console.log(`     gone  ${name}`);
console.log(`\n${slower} of ${here.best.size} figures slower by more than ${Math.round(100 * (MOST - 1))} %`);
process.exitCode = slower === 0 ? 0 : 1;

async function benchOf(root: string): Promise<Figures> {
  const { stdout } = await promisify(execFile)(process.execPath, ["scripts/bench/main.ts"], {
    cwd: root,
    signal: stop.signal,
  });
  return figuresIn(stdout);
}

/** A figure is named by its heading and what stands before it; a line without a name follows the one above it. */
function figuresIn(printed: string): Figures {
  const figures: Figures = new Map();
  let heading = "";
  let last = "";
  const lines = printed.split("\n");
  for (const [index, line] of lines.entries()) {
    if (/^─+$/.test(lines[index + 1] ?? "")) [heading, last] = [line, ""];
    const ms = millisecondsIn(line);
    if (ms === undefined) continue;
    const [label = ""] = /^.*: (?=median|[\d.,]+ \()/.exec(line) ?? [];
    const name =
      `${heading} · ${label === "" ? (last === "" ? "" : `${last}again`) : label.replace(/: $/, " ")}`.trim();
    if (label !== "") last = label.replace(/: $/, " ");
    figures.set(name, ms);
  }
  return figures;
}

function millisecondsIn(line: string): number | undefined {
  const best = /best ([\d.]+) ms/.exec(line) ?? /([\d.]+) \([\d.]+\) ms/.exec(line);
  if (best !== null) return Number(best[1]);
  const rate = /([\d,]+) \([\d,]+\)/.exec(line);
  return rate === null ? undefined : 1000 / Number(rate[1]!.replaceAll(",", ""));
}
