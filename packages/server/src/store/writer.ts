import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Statement } from "./database.ts";
import type { Written } from "./group.ts";

export interface Batch {
  readonly id: number;
  readonly statements: readonly Statement[];
}

export type BatchWritten = Written & { readonly id: number };

interface PendingWrite {
  readonly done: (unmet: number | undefined) => void;
  readonly failed: (error: Error) => void;
}

/** Beside this file, as it is written and as it is built. */
const FILE = join(
  import.meta.dirname,
  import.meta.filename.endsWith(".ts") ? "writer-thread.ts" : "writer-thread.js",
);

/**
 * The thread that writes a file of games, as seen from the process, which goes on while the disk is waited for. What a
 * thread leaves unanswered when it ends is in doubt, and said to have failed; the next batch starts another one.
 */
export class Writer {
  readonly #file: string;
  #thread: Worker | undefined;
  readonly #waiting = new Map<number, PendingWrite>();
  #batches = 0;
  /** What is given to the thread at the end of this turn of the event loop: one message wakes it for all of it. */
  #next: Batch[] = [];
  #isStopped = false;

  constructor(file: string) {
    this.#file = file;
    this.#thread = this.#start();
  }

  /** Resolves when it is on disk, or with the index of the statement that had to change a row and did not. */
  write(statements: readonly Statement[]): Promise<number | undefined> {
    // Anyone who lets go of the folder must not write in it any more.
    if (this.#isStopped) return Promise.reject(new Error("the file of games is closed"));
    return new Promise((done, failed) => {
      const id = ++this.#batches;
      this.#waiting.set(id, { done, failed });
      if (this.#next.length === 0) setImmediate(() => this.#flush());
      this.#next.push({ id, statements });
    });
  }

  /** Writes what it was given before, and ends. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    this.#flush();
    const thread = this.#thread;
    if (thread === undefined) return;
    const ended = new Promise((resolve) => thread.once("exit", resolve));
    thread.ref();
    thread.postMessage("close");
    await ended;
  }

  #flush(): void {
    const batches = this.#next;
    if (batches.length === 0) return;
    this.#next = [];
    this.#thread ??= this.#start();
    this.#thread.ref();
    this.#thread.postMessage(batches);
  }

  #start(): Worker {
    const thread = new Worker(FILE, { workerData: this.#file, execArgv: [] });
    thread.on("message", (written: readonly BatchWritten[]) => this.#hear(written));
    let why = "the thread that writes has ended";
    thread.once("error", (error) => {
      why = error.message;
    });
    thread.once("exit", () => this.#end(thread, why));
    thread.unref();
    return thread;
  }

  #hear(written: readonly BatchWritten[]): void {
    for (const one of written) {
      const waiting = this.#waiting.get(one.id);
      this.#waiting.delete(one.id);
      if (one.ok) waiting?.done(one.unmet);
      else waiting?.failed(new Error(one.error));
    }
    // A process that has nothing else to do may end.
    if (this.#waiting.size === 0) this.#thread?.unref();
  }

  #end(thread: Worker, why: string): void {
    if (this.#thread !== thread) return;
    this.#thread = undefined;
    // What it was not given yet is given to the next one.
    const kept = new Set(this.#next.map(({ id }) => id));
    for (const [id, { failed }] of this.#waiting) {
      if (kept.has(id)) continue;
      this.#waiting.delete(id);
      failed(new Error(why));
    }
  }
}
