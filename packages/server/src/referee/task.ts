import type { Answered, Job } from "./job.ts";
import type { Place } from "./referee.ts";

/** One thread as a lane sees it: one job at a time, and it may have been given the next ones. */
export interface Thread {
  readonly isIdle: boolean;
  readonly isAlive: boolean;
  /** Milliseconds for which it has been at its job by the clock. */
  busyFor(now: number): number;
  /** Milliseconds of work in its job when it was looked at last. */
  readonly worked: number;
  look(): void;
  /** These, one after the other; each is answered by itself. */
  give(jobs: readonly Job[]): void;
  /** What it was to do after the job under way is not to be done. */
  takeBack(): void;
  forget(table: number): void;
  /** From now on the operating system serves others first. */
  lowerPriority(): void;
  stop(): Promise<void>;
}

export interface ThreadEvents {
  readonly lowPriority: boolean;
  readonly onReady: () => void;
  readonly onAnswer: (answered: Answered) => void;
  /** It is gone, by itself or because it took too long. Said once. */
  readonly onEnded: (why: string, wasReady: boolean) => void;
}

/** The place of a table: the thread that holds it, if there is one. */
export interface Seat extends Place {
  table: number;
  thread: Thread | undefined;
  /** Its actions take long, so that they must not take all threads: until so many in a row were quick. */
  heavyFor: number;
}

/** A job that waits for a thread or is with one. */
export interface Task {
  /** The job as this thread needs it: with the document where it does not hold the table. */
  readonly make: (thread: Thread) => Job;
  readonly seat: Seat | undefined;
  /** The address that asks. */
  readonly by: string;
  readonly isHeavy: boolean;
  readonly done: (answered: Answered) => void;
  readonly failed: (error: Error) => void;
}

/** After such a time, or with such a document, a table counts as heavy, until so many actions in a row were quick. */
export const HEAVY = { ms: 100, bytes: 64 * 1024, actions: 20 } as const;
