import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { Desk } from "./desk.ts";
import type { Answer, Answered, Forget, Job } from "./job.ts";
import type { ThreadData } from "./runner.ts";

/** A thread of the referee: the rules of online games run here, so that none of them can stop the process. */

const port = parentPort!;
const desk = new Desk();

const NICE = 10;
// On Linux this is of the thread alone; elsewhere it would be of the process.
if ((workerData as ThreadData).giveWay && process.platform === "linux") setPriority(0, NICE);

function answered(job: Job): Answer {
  try {
    return desk.work(job);
  } catch (error) {
    return { to: "failed", error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

port.on("message", (job: Job | Forget) => {
  if (job.do === "forget") return desk.forget(job);
  const before = process.threadCpuUsage();
  const answer = answered(job);
  const { user, system } = process.threadCpuUsage(before);
  port.postMessage({ answer, ms: (user + system) / 1000 } satisfies Answered);
});
port.postMessage("ready");
