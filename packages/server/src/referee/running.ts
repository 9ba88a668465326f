import type { Task, Thread } from "./task.ts";

const NONE: readonly Thread[] = [];

/** Which jobs are with which threads: of each thread the one under way, and those that it does next. */
export class Running {
  readonly #byThread = new Map<Thread, Task[]>();
  /** Threads at a job of an address; what is only to be done next there says nothing about it. */
  readonly #byAddress = new Map<string, readonly Thread[]>();

  /** The job under way of each thread that is at one. */
  *underWay(): Iterable<readonly [Thread, Task]> {
    for (const [thread, [task]] of this.#byThread) yield [thread, task!];
  }

  /** Threads that are to do more than the job under way. */
  *withMore(): Iterable<Thread> {
    for (const [thread, tasks] of this.#byThread) if (tasks.length > 1) yield thread;
  }

  /** Threads at a job of this address. */
  threadsOf(address: string): readonly Thread[] {
    return this.#byAddress.get(address) ?? NONE;
  }

  give(thread: Thread, tasks: readonly Task[]): void {
    this.#byThread.set(thread, [...tasks]);
    this.#begin(thread);
  }

  /** The job under way is over, and the next one begins; gives the one that is over. */
  over(thread: Thread): Task | undefined {
    const tasks = this.#byThread.get(thread);
    const task = tasks?.shift();
    if (tasks === undefined || task === undefined) return undefined;
    const left = this.threadsOf(task.by).filter((one) => one !== thread);
    if (left.length > 0) this.#byAddress.set(task.by, left);
    else this.#byAddress.delete(task.by);
    if (tasks.length > 0) this.#begin(thread);
    else this.#byThread.delete(thread);
    return task;
  }

  /** Takes out what a thread was to do after the job under way. */
  takeBack(thread: Thread): readonly Task[] {
    return this.#byThread.get(thread)?.splice(1) ?? [];
  }

  takeAll(): readonly Task[] {
    const all = [...this.#byThread.values()].flat();
    this.#byThread.clear();
    this.#byAddress.clear();
    return all;
  }

  #begin(thread: Thread): void {
    const { by } = this.#byThread.get(thread)![0]!;
    this.#byAddress.set(by, [...this.threadsOf(by), thread]);
  }
}
