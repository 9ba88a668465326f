import { once } from "node:events";
import { availableParallelism, cpus } from "node:os";
import { parseArgs } from "node:util";
import { Worker } from "node:worker_threads";
import { isStrength, type Strength } from "@gunline/computer";
import type { Bout, BoutResult } from "./battle.ts";

/**
 * Battles between computers on all missions, mirrored: each table is played four times, with seats and armies changed.
 * `npm run arena` plays turn against random and battle against turn, 400 battles of 500 points each;
 * `npm run arena -- battle turn --count 40 --from 100` plays 40 of one pair from the hundredth on; `--size` names the
 * size of the armies (0 to 3: 250 to 2,000 points), `--threads` how many cores are used, `--verify` replays every record.
 * Each battle is told as it ends, the table of results comes last.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: "string", default: "400" },
    from: { type: "string", default: "0" },
    size: { type: "string", default: "1" },
    threads: { type: "string", default: `${availableParallelism()}` },
    verify: { type: "boolean", default: false },
  },
});
const [one = "", other = ""] = positionals;
const PAIRS: readonly (readonly [Strength, Strength])[] =
  isStrength(one) && isStrength(other)
    ? [[one, other]]
    : [
        ["turn", "random"],
        ["battle", "turn"],
      ];
const from = Number(values.from);
const end = from + Number(values.count);

console.log(`${cpus()[0]?.model ?? "unknown"}, ${values.threads} threads, Node ${process.version}`);
for (const [a, b] of PAIRS) report(a, b, await play(a, b));

function report(a: Strength, b: Strength, results: readonly BoutResult[]): void {
  const share = (of: readonly BoutResult[]) => of.reduce((sum, { score }) => sum + score, 0) / of.length;
  const percent = (value: number) => `${(100 * value).toFixed(1)} %`;
  const [low, high] = interval(share(results), results.length);
  const won = results.filter(({ score }) => score === 1).length;
  const drawn = results.filter(({ score }) => score === 0.5).length;
  console.log(
    `${a} against ${b}: ${percent(share(results))} of ${results.length} battles ` +
      `(95 %: ${percent(low)} to ${percent(high)}), ` +
      `${won} won, ${drawn} drawn, ${results.length - won - drawn} lost`,
  );
  for (const [mission, of] of Map.groupBy(results, (result) => result.mission)) {
    const mean = (side: 0 | 1) =>
      (of.reduce((sum, { points }) => sum + points[side], 0) / of.length).toFixed(1);
    console.log(`  ${mission}: ${percent(share(of))} of ${of.length}, ${mean(0)} to ${mean(1)} points`);
  }
  const longest = Math.max(...results.map((result) => result.longest));
  const median = results.map((result) => result.median).sort((x, y) => x - y)[results.length >> 1]!;
  console.log(
    `  a decision: ${median.toFixed(1)} ms in the middle, ${longest.toFixed(0)} ms at most (processor)`,
  );
  const faults = results.filter(({ fault }) => fault !== undefined);
  for (const { number, fault } of faults.slice(0, 5)) console.log(`  battle ${number}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

/** Wilson's interval: honest near 0 and 1. */
function interval(share: number, n: number): readonly [number, number] {
  const z = 1.96;
  const middle = (share + (z * z) / (2 * n)) / (1 + (z * z) / n);
  const half = (z / (1 + (z * z) / n)) * Math.sqrt((share * (1 - share)) / n + (z * z) / (4 * n * n));
  return [middle - half, middle + half];
}

/** A fault of the thread comes as a throw. */
function answerOf(worker: Worker, bout: Bout): Promise<[BoutResult]> {
  const answer = once(worker, "message") as Promise<[BoutResult]>;
  worker.postMessage(bout);
  return answer;
}

/** On several cores; results come in the order of the battles' numbers. */
async function play(a: Strength, b: Strength): Promise<readonly BoutResult[]> {
  const results: BoutResult[] = [];
  let next = from;
  const threads = Math.max(1, Math.min(Number(values.threads), end - from));
  await Promise.all(
    Array.from({ length: threads }, async () => {
      const worker = new Worker(new URL("./worker.ts", import.meta.url));
      while (next < end) {
        const number = next++;
        const bout: Bout = { number, one: a, other: b, size: Number(values.size), verified: values.verify };
        const [result] = await answerOf(worker, bout);
        results.push(result);
        const { mission, score, points, actions, longest, median } = result;
        console.log(
          `${number} ${mission} ${score} ${points.join(":")} ${actions} actions, ` +
            `${median.toFixed(1)} ms, ${longest.toFixed(0)} ms at most`,
        );
      }
      await worker.terminate();
    }),
  );
  return results.sort((x, y) => x.number - y.number);
}
