import { parentPort, workerData } from "node:worker_threads";
import { chunksOf, newCounts, rollerOf } from "./simulation.ts";
import { DONE, NEXT, type Share } from "./workforce.ts";

/** One thread of a simulation: takes the next chunk that nobody has, until there is none, and hands in its counts. */

const { job, board } = workerData as Share;
const counts = newCounts(job);
const roll = rollerOf(job, counts);
const report = (runs: number) => Atomics.add(board, DONE, runs);
for (;;) {
  const chunk = Atomics.add(board, NEXT, 1);
  if (chunk >= chunksOf(job)) break;
  roll(chunk, report);
}
parentPort!.postMessage(counts);
