import { parentPort, workerData } from "node:worker_threads";
import { NEXT_CHUNK, RUNS_DONE, type WorkerTask } from "./simulate-threads.ts";
import { chunksOf, newCounts, rollerOf } from "./simulation.ts";

/** One thread of a simulation: takes the next chunk that nobody has, until there is none, and hands in its counts. */

const { job, progress } = workerData as WorkerTask;
const counts = newCounts(job);
const roll = rollerOf(job, counts);
const report = (runs: number) => Atomics.add(progress, RUNS_DONE, runs);
for (;;) {
  const chunk = Atomics.add(progress, NEXT_CHUNK, 1);
  if (chunk >= chunksOf(job)) break;
  roll(chunk, report);
}
parentPort!.postMessage(counts);
