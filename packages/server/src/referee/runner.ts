import { getPriority, setPriority } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { LIMITS } from "../limits.ts";
import type { Answered, Forget, Job, Jobs, Ready } from "./job.ts";
import type { Thread, ThreadEvents } from "./task.ts";

/** What a thread is told at its start. */
export interface ThreadData {
  /** As the operating system ranks it (`nice`). */
  readonly priority: number;
  /** Jobs up to the one of this number are not begun any more: in memory that both sides see while a job is worked at. */
  readonly takenBack: Int32Array;
}

/** How long one job may take. */
export interface Deadline {
  /** Milliseconds of the thread's work. */
  readonly ms: number;
  /** Milliseconds on the clock: more than `ms` where a machine that others keep busy is no fault of who asks. */
  readonly clockMs: number;
}

interface RunnerEvents extends ThreadEvents {
  readonly deadline: Deadline;
}

/** Why a thread has ended that took longer than it may. */
export const TOO_LATE = "too slow";

const LOW_PRIORITY = 10;

/** Before a thread is asked again how much it has worked. */
const LEAST_MS = 20;

/** Beside this file, as it is written and as it is built. */
const FILE = join(import.meta.dirname, import.meta.filename.endsWith(".ts") ? "thread.ts" : "thread.js");

/** One thread of the referee as seen from the process: one job after the other, each with a time limit. */
export class Runner implements Thread {
  readonly #events: RunnerEvents;
  readonly #worker: Worker;
  #state: "starting" | "idle" | "busy" | "ended" = "starting";
  /** When it was given the job at hand, or was done with the one before. */
  #since = 0;
  /** The numbers of the job at hand, of the last one that it is to do, and of the last one that it was given. */
  #number = 0;
  #last = 0;
  #given = 0;
  readonly #takenBack = new Int32Array(new SharedArrayBuffer(4));
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Of the operating system, where threads have numbers. */
  #thread: number | null = null;
  /** Milliseconds that it had worked in all when it answered last, and since then as far as is known. */
  #workedBefore = 0;
  #worked = 0;

  constructor(events: RunnerEvents) {
    this.#events = events;
    this.#worker = new Worker(FILE, {
      // A thread that runs out of memory ends alone.
      resourceLimits: {
        maxOldGenerationSizeMb: LIMITS.threadMegabytes,
        maxYoungGenerationSizeMb: LIMITS.threadYoungMegabytes,
      },
      execArgv: [],
      workerData: {
        priority: events.lowPriority ? LOW_PRIORITY : 0,
        takenBack: this.#takenBack,
      } satisfies ThreadData,
    });
    this.#worker.on("message", (message: Ready | Answered) => this.#hear(message));
    this.#worker.once("error", (error) => this.#end((error as NodeJS.ErrnoException).code ?? error.message));
    this.#worker.once("exit", (code) => this.#end(`exit ${code}`));
    // A process that has nothing else to do may end.
    this.#worker.unref();
  }

  get isIdle(): boolean {
    return this.#state === "idle";
  }

  /** For how long it has been at one job. */
  busyFor(now: number): number {
    return this.#state === "busy" ? now - this.#since : 0;
  }

  /** Milliseconds of work in the job at hand when it was looked at last. */
  get worked(): number {
    return this.#state === "busy" ? this.#worked : 0;
  }

  /** Asks the thread how much it has worked; it answers in the middle of a job. */
  look(): void {
    const job = this.#since;
    const note = ({ user, system }: NodeJS.CpuUsage) => {
      if (this.#since === job) this.#worked = (user + system) / 1000 - this.#workedBefore;
    };
    // A thread that has ended meanwhile has said so.
    if (this.#state === "busy") this.#worker.cpuUsage().then(note, () => {});
  }

  get isAlive(): boolean {
    return this.#state !== "ended";
  }

  give(jobs: readonly Job[]): void {
    const first = this.#given + 1;
    this.#given += jobs.length;
    this.#last = this.#given;
    this.#worker.postMessage({ first, jobs } satisfies Jobs);
    this.#begin(first);
  }

  takeBack(): void {
    // One of them may have been begun: its answer is not heard.
    Atomics.store(this.#takenBack, 0, this.#given);
    this.#last = this.#number;
  }

  #begin(number: number): void {
    this.#state = "busy";
    this.#number = number;
    this.#since = performance.now();
    this.#worked = 0;
    this.#timer = setTimeout(() => this.#late(), this.#events.deadline.ms);
  }

  forget(table: number): void {
    this.#worker.postMessage({ do: "forget", table } satisfies Forget);
  }

  /** From now on the operating system serves others first. A process may not take that back. */
  lowerPriority(): void {
    const thread = this.#thread;
    if (thread !== null && getPriority(thread) < LOW_PRIORITY) setPriority(thread, LOW_PRIORITY);
  }

  async stop(): Promise<void> {
    this.#state = "ended";
    clearTimeout(this.#timer);
    await this.#worker.terminate();
  }

  #hear(message: Ready | Answered): void {
    if (this.#state === "ended") return;
    this.#workedBefore = message.worked;
    if ("ready" in message) {
      this.#state = "idle";
      this.#thread = message.thread;
      this.#events.onReady();
      return;
    }
    // One that was taken back is worked at elsewhere.
    if (message.number !== this.#number) return;
    clearTimeout(this.#timer);
    this.#state = "idle";
    if (this.#number < this.#last) this.#begin(this.#number + 1);
    this.#events.onAnswer(message);
  }

  /** The time is over, unless the thread could not work for all of it. */
  #late(): void {
    const { deadline } = this.#events;
    const job = this.#since;
    const left = job + deadline.clockMs - performance.now();
    if (left <= 0) {
      this.#end(TOO_LATE);
      return;
    }
    const go = ({ user, system }: NodeJS.CpuUsage) => {
      if (this.#state !== "busy" || this.#since !== job) return;
      const more = deadline.ms - ((user + system) / 1000 - this.#workedBefore);
      if (more <= 0) this.#end(TOO_LATE);
      else this.#timer = setTimeout(() => this.#late(), Math.min(left, Math.max(more, LEAST_MS)));
    };
    // A thread that has ended meanwhile has said so.
    this.#worker.cpuUsage().then(go, () => {});
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
