import { readlinkSync } from "node:fs";
import { getPriority, setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import type { Answer, Answered, Forget, Job, Jobs, Ready } from "./job.ts";
import type { ThreadData } from "./runner.ts";

/** A thread of the referee: the rules of online games run here, so that none of them can stop the process. */

const port = parentPort!;

const { priority, takenBack } = workerData as ThreadData;
// On Linux this is of the thread alone; elsewhere it would be of the process. A process that was started low stays there.
if (process.platform === "linux" && priority > getPriority(0)) setPriority(0, priority);
// Loading the rules is work too, so the priority comes first.
const { RefereeWorker } = await import("./worker.ts");
const worker = new RefereeWorker();

/** The number of this thread; null where the operating system does not say. */
function threadNumber(): number | null {
  try {
    return Number(readlinkSync("/proc/thread-self").split("/")[2]) || null;
  } catch {
    return null;
  }
}

/** Milliseconds of processor time since the thread began. */
function worked(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function answered(job: Job): Answer {
  try {
    return worker.work(job);
  } catch (error) {
    return { to: "failed", error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

function work({ first, jobs }: Jobs): void {
  let before = worked();
  for (const [i, job] of jobs.entries()) {
    const number = first + i;
    if (i > 0 && number <= Atomics.load(takenBack, 0)) return;
    const answer = answered(job);
    const after = worked();
    port.postMessage({ number, answer, ms: after - before, worked: after } satisfies Answered);
    before = after;
  }
}

port.on("message", (message: Jobs | Forget) => {
  if ("jobs" in message) work(message);
  else worker.forget(message);
});
port.postMessage({ ready: true, thread: threadNumber(), worked: worked() } satisfies Ready);
