import { cpus, loadavg, totalmem } from "node:os";

/** How the figures are taken: many short rounds, of which the best and the median are shown. */

export interface Measured {
  /** Milliseconds for one operation. */
  readonly best: number;
  readonly median: number;
}

/** Rounds of `perRound` operations; the first fifth warms up and does not count. */
export function measure(rounds: number, perRound: number, operation: (index: number) => void): Measured {
  const times: number[] = [];
  let index = 0;
  for (let round = 0; round < rounds * 1.2; round++) {
    const start = performance.now();
    for (let i = 0; i < perRound; i++) operation(index++);
    if (round >= rounds * 0.2) times.push((performance.now() - start) / perRound);
  }
  return summary(times);
}

/** Operations each on an input that nothing has seen before: prepared outside the clock. */
export function measureCold<Input>(
  rounds: number,
  prepare: (round: number) => Input,
  operation: (input: Input) => void,
): Measured {
  const times: number[] = [];
  for (let round = 0; round < rounds + 3; round++) {
    const input = prepare(round);
    const start = performance.now();
    operation(input);
    if (round >= 3) times.push(performance.now() - start);
  }
  return summary(times);
}

function summary(times: number[]): Measured {
  const sorted = [...times].sort((a, b) => a - b);
  return { best: sorted[0]!, median: sorted[sorted.length >> 1]! };
}

/** Two operations in turns, so that both meet the same noise. */
export function measurePair(
  rounds: number,
  first: () => number,
  second: (amount: number) => void,
): { readonly first: Measured; readonly second: Measured } {
  const times: { first: number[]; second: number[] } = { first: [], second: [] };
  for (let round = 0; round < rounds * 1.2; round++) {
    const start = performance.now();
    const amount = first();
    const middle = performance.now();
    second(amount);
    const end = performance.now();
    if (round < rounds * 0.2) continue;
    times.first.push(middle - start);
    times.second.push(end - middle);
  }
  return { first: summary(times.first), second: summary(times.second) };
}

export function perSecond(milliseconds: number): string {
  return Math.round(1000 / milliseconds).toLocaleString("en");
}

export function printMachine(): void {
  const [cpu] = cpus();
  const memory = Math.round(totalmem() / 2 ** 30);
  console.log(
    `Node ${process.version}, ${cpus().length} × ${cpu?.model.trim() ?? "unknown CPU"}, ${memory} GiB`,
  );
  console.log(
    `Load before the run: ${loadavg()[0]!.toFixed(2)}. Each figure: best round, median in brackets.\n`,
  );
}

export function heading(text: string): void {
  console.log(`\n${text}\n${"─".repeat(text.length)}`);
}

/** A figure against its goal. */
export function goalMark(reached: boolean, goal: string): string {
  return `${reached ? "✓" : "✗ SHORT OF"} goal: ${goal}`;
}
