import { Worker } from "node:worker_threads";
import { addCounts, type Counts, chunksOf, type Job, newCounts } from "./simulation.ts";

/** Spreads a simulation over threads. Counts are sums, so the threads may share the chunks as they come. */

/** What each worker is given. */
export interface WorkerTask {
  readonly job: Job;
  /** Memory that all share: the next chunk that nobody has, and the runs done. */
  readonly progress: Int32Array<SharedArrayBuffer>;
}

export const NEXT_CHUNK = 0;
export const RUNS_DONE = 1;

const REPORT_EVERY_MS = 100;

export async function rollAll(job: Job, workers: number, report: (runs: number) => void): Promise<Counts> {
  const progress = new Int32Array(new SharedArrayBuffer(8));
  const timer = setInterval(() => report(Atomics.load(progress, RUNS_DONE)), REPORT_EVERY_MS);
  const threads = Array.from({ length: Math.min(workers, chunksOf(job)) }, () =>
    startWorker({ job, progress }),
  );
  try {
    const sum = newCounts(job);
    for (const counts of await Promise.all(threads.map(resultOf))) addCounts(sum, counts);
    return sum;
  } finally {
    clearInterval(timer);
    await Promise.all(threads.map((worker) => worker.terminate()));
  }
}

function startWorker(task: WorkerTask): Worker {
  // The first releases of Node 24 warn in every thread that they strip types.
  const execArgv = ["--disable-warning=ExperimentalWarning"];
  return new Worker(new URL("./simulate-worker.ts", import.meta.url), { workerData: task, execArgv });
}

function resultOf(worker: Worker): Promise<Counts> {
  return new Promise((resolve, reject) => {
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`a worker ended early with code ${code}`)));
  });
}
