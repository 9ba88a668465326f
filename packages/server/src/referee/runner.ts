import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { LIMITS } from "../limits.ts";
import type { Answered, Forget, Job } from "./job.ts";

/** What a thread is told at its start. */
export interface ThreadData {
  readonly giveWay: boolean;
}

interface RunnerEvents {
  /** Milliseconds for one job. */
  readonly deadlineMs: number;
  readonly giveWay: boolean;
  readonly onReady: () => void;
  readonly onAnswer: (answered: Answered) => void;
  /** It is gone, by itself or because it took too long. Said once. */
  readonly onEnded: (why: string, wasReady: boolean) => void;
}

/** Why a thread has ended that took longer than it may. */
export const TOO_LATE = "too slow";

/** Beside this file, as it is written and as it is built. */
const FILE = join(import.meta.dirname, import.meta.filename.endsWith(".ts") ? "thread.ts" : "thread.js");

/** One thread of the referee as seen from the process: one job at a time, each with a time limit. */
export class Runner {
  readonly #events: RunnerEvents;
  readonly #worker: Worker;
  #state: "starting" | "idle" | "busy" | "ended" = "starting";
  /** When it was given the job at hand. */
  #since = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(events: RunnerEvents) {
    this.#events = events;
    this.#worker = new Worker(FILE, {
      // A thread that runs out of memory ends alone.
      resourceLimits: {
        maxOldGenerationSizeMb: LIMITS.threadMegabytes,
        maxYoungGenerationSizeMb: LIMITS.threadYoungMegabytes,
      },
      execArgv: [],
      workerData: { giveWay: events.giveWay } satisfies ThreadData,
    });
    this.#worker.on("message", (message: "ready" | Answered) => this.#hear(message));
    this.#worker.once("error", (error) => this.#end((error as NodeJS.ErrnoException).code ?? error.message));
    this.#worker.once("exit", (code) => this.#end(`exit ${code}`));
    // A process that has nothing else to do may end.
    this.#worker.unref();
  }

  get isIdle(): boolean {
    return this.#state === "idle";
  }

  /** Whether it has been at one job for so long. */
  isBusyFor(ms: number, now: number): boolean {
    return this.#state === "busy" && now - this.#since >= ms;
  }

  get isAlive(): boolean {
    return this.#state !== "ended";
  }

  give(job: Job): void {
    this.#state = "busy";
    this.#since = performance.now();
    this.#worker.postMessage(job);
    const { deadlineMs } = this.#events;
    this.#timer = setTimeout(() => this.#end(TOO_LATE), deadlineMs);
  }

  forget(table: number): void {
    this.#worker.postMessage({ do: "forget", table } satisfies Forget);
  }

  async stop(): Promise<void> {
    this.#state = "ended";
    clearTimeout(this.#timer);
    await this.#worker.terminate();
  }

  #hear(message: "ready" | Answered): void {
    if (this.#state === "ended") return;
    clearTimeout(this.#timer);
    this.#state = "idle";
    if (message === "ready") this.#events.onReady();
    else this.#events.onAnswer(message);
  }

  #end(why: string): void {
    if (this.#state === "ended") return;
    const wasReady = this.#state !== "starting";
    clearTimeout(this.#timer);
    this.#state = "ended";
    void this.#worker.terminate();
    this.#events.onEnded(why, wasReady);
  }
}
