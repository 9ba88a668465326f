import type { ActionMade } from "@gunline/link";
import type { Game } from "@gunline/rules";
import type { Claim } from "../border/claim.ts";
import type { Creation } from "../border/creation.ts";
import type { Read } from "../border/text.ts";
import { LIMITS } from "../limits.ts";
import type { Logger } from "../log.ts";
import type { Asked } from "../match/play.ts";
import type { Answer, Answered, Job } from "./job.ts";
import {
  type Acted,
  type DocumentRead,
  NoAnswer,
  type Place,
  type Reader,
  type Referee,
  type Source,
  type Timed,
} from "./referee.ts";
import { Runner, TOO_LATE } from "./runner.ts";

export interface PoolSettings {
  readonly threads: number;
  /** That may be started beside them where all are taken for long. */
  readonly moreThreads?: number;
  /** Whether they give way where others need the machine. */
  readonly giveWay?: boolean;
  /** For one job; a thread that takes longer is stopped, and another one takes its place. */
  readonly deadlineMs: number;
  readonly log: Logger;
  readonly onStopped?: (why: string) => void;
}

/** The place of a table: the thread that holds it, if there is one. */
interface Seat extends Place {
  table: number;
  thread: Runner | undefined;
  /** Its actions take long, so that they must not take all threads: until so many in a row were quick. */
  heavyFor: number;
}

interface Waiting {
  readonly make: (thread: Runner) => Job;
  readonly seat: Seat | undefined;
  readonly isHeavy: boolean;
  readonly done: (answered: Answered) => void;
  readonly failed: (error: Error) => void;
}

/** Where the thread that holds a table is at one job for so long, what waits behind it goes to another thread. */
const STUCK_MS = 100;
/** After such a time, or with such a document, a table counts as heavy, until so many actions in a row were quick. */
const HEAVY_MS = 100;
const HEAVY_BYTES = 64 * 1024;
const HEAVY_ACTIONS = 20;
/** Where all threads are at one job for so long and more waits, one more is started, if there may be more. */
const CROWDED_MS = 500;
/** Before a thread is started anew that ended before it was ready. */
const RESTART_MS = 1_000;

/**
 * The referee as some threads. Each table stays with one thread, which holds its document; a job is with a thread from
 * its beginning to its end, and what waits, waits here: so a thread that is stopped takes nothing with it, and what
 * waits behind a long job goes elsewhere. Jobs that are known to be heavy leave one thread to all others.
 */
export class Pool implements Referee, Reader {
  readonly #settings: PoolSettings;
  readonly #threads = new Set<Runner>();
  readonly #waiting: Waiting[] = [];
  readonly #running = new Map<Runner, Waiting>();
  #tables = 0;
  #isStopped = false;
  #looks: ReturnType<typeof setTimeout> | undefined;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
    for (let i = 0; i < settings.threads; i++) this.#start();
  }

  async read(document: unknown): Promise<Timed<DocumentRead>> {
    const text = JSON.stringify(document ?? null);
    const job = { do: "read", document: text } as const;
    const { answer, ms } = await this.#ask(() => job, undefined, text.length > HEAVY_BYTES);
    if (answer.to !== "read") throw unexpected(answer);
    if (!answer.ok) return { value: answer, ms };
    const value = {
      ok: true,
      document: JSON.parse(answer.document) as Game,
      waiting: answer.waiting,
    } as const;
    return { value, ms };
  }

  async waiting(document: Game): Promise<Timed<Extract<Answer, { to: "waiting" }>["waiting"]>> {
    const text = JSON.stringify(document);
    const job = { do: "waiting", document: text } as const;
    const { answer, ms } = await this.#ask(() => job, undefined, text.length > HEAVY_BYTES);
    if (answer.to !== "waiting") throw unexpected(answer);
    return { value: answer.waiting, ms };
  }

  async creation(text: string): Promise<Timed<Read<Creation>>> {
    return this.#read<Creation>({ do: "creation", text });
  }

  async claim(text: string): Promise<Timed<Read<Claim>>> {
    return this.#read<Claim>({ do: "claim", text });
  }

  async #read<T>(job: Extract<Job, { do: "creation" | "claim" }>): Promise<Timed<Read<T>>> {
    const { answer, ms } = await this.#ask(() => job, undefined, job.text.length > HEAVY_BYTES);
    if (answer.to !== job.do || !("read" in answer)) throw unexpected(answer);
    return { value: JSON.parse(answer.read) as Read<T>, ms };
  }

  place(): Place {
    const seat: Seat = { table: ++this.#tables, thread: undefined, heavyFor: 0 };
    return seat;
  }

  leave(place: Place): void {
    const seat = place as Seat;
    if (seat.thread?.isAlive === true) seat.thread.forget(seat.table);
    seat.table = ++this.#tables;
    seat.thread = undefined;
  }

  async act(place: Place, asked: Asked, source: Source): Promise<Timed<Acted>> {
    const seat = place as Seat;
    const job = (given: ReturnType<Source["given"]> | null) =>
      ({ do: "act", table: seat.table, given, asked }) as const;
    const ask = (make: Waiting["make"]) => this.#ask(make, seat, seat.heavyFor > 0);
    const first = seat.thread === undefined ? source.given() : null;
    if (first !== null && first.document.length > HEAVY_BYTES) seat.heavyFor = HEAVY_ACTIONS;
    let { answer, ms } = await ask((thread) =>
      job(seat.thread === thread ? null : (first ?? source.given())),
    );
    let spent = ms;
    // A thread may have to ask for the document, and then for what can be taken back.
    for (let asked = 0; asked < 2 && answer.to === "act" && "needs" in answer; asked++) {
      const given = answer.needs === "document" ? source.given() : await source.recalled();
      ({ answer, ms } = await ask(() => job(given)));
      spent += ms;
    }
    if (answer.to !== "act" || "needs" in answer) throw unexpected(answer);
    seat.heavyFor = spent > HEAVY_MS ? HEAVY_ACTIONS : Math.max(0, seat.heavyFor - 1);
    if (!answer.ok) return { value: answer, ms: spent };
    const { bytes, status, waiting } = answer;
    const step = JSON.parse(answer.step) as ActionMade;
    return { value: { ok: true, step, bytes, status, waiting }, ms: spent };
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#looks);
    const stopped = new NoAnswer({ code: "STOPPING", message: "The server restarts; try again." }, 0);
    for (const { failed } of [...this.#waiting.splice(0), ...this.#running.values()]) failed(stopped);
    this.#running.clear();
    await Promise.all([...this.#threads].map((thread) => thread.stop()));
  }

  #ask(make: Waiting["make"], seat: Seat | undefined, isHeavy: boolean): Promise<Answered> {
    return new Promise((done, failed) => {
      if (this.#isStopped || this.#waiting.length >= LIMITS.waitingJobs) {
        failed(new NoAnswer({ code: "BUSY", message: "The server has too much to do; try again." }, 0));
        return;
      }
      this.#waiting.push({ make, seat, isHeavy, done, failed });
      this.#dispatch();
    });
  }

  #start(): void {
    const thread = new Runner({
      deadlineMs: this.#settings.deadlineMs,
      giveWay: this.#settings.giveWay === true,
      onReady: () => this.#dispatch(),
      onAnswer: (answered) => {
        const job = this.#running.get(thread);
        this.#running.delete(thread);
        job?.done(answered);
        this.#dispatch();
      },
      onEnded: (why, wasReady) => this.#ended(thread, why, wasReady),
    });
    this.#threads.add(thread);
  }

  #ended(thread: Runner, why: string, wasReady: boolean): void {
    this.#threads.delete(thread);
    const job = this.#running.get(thread);
    this.#running.delete(thread);
    if (this.#isStopped) return;
    const { log, deadlineMs, onStopped } = this.#settings;
    log.warn({ why }, "a thread of the referee was stopped");
    onStopped?.(why);
    if (job?.seat !== undefined) {
      job.seat.heavyFor = HEAVY_ACTIONS;
      job.seat.thread = undefined;
    }
    job?.failed(new NoAnswer(why === TOO_LATE ? tooSlow(deadlineMs) : tooMuch(), deadlineMs));
    if (this.#threads.size >= this.#settings.threads) return;
    if (wasReady) this.#start();
    else setTimeout(() => this.#isStopped || this.#start(), RESTART_MS).unref();
  }

  /** Gives every idle thread the job that has waited longest and may go there. */
  #dispatch(): void {
    if (this.#waiting.length === 0) return;
    const now = performance.now();
    for (const thread of this.#threads) {
      if (!thread.isIdle) continue;
      const at = this.#waiting.findIndex((one) => this.#mayGo(one, thread, now));
      if (at < 0) continue;
      const [job] = this.#waiting.splice(at, 1);
      this.#give(job!, thread);
    }
    if (this.#waiting.length > 0) this.#lookAgain();
  }

  #mayGo({ seat, isHeavy }: Waiting, thread: Runner, now: number): boolean {
    if (isHeavy && !this.#hasRoomForHeavy()) return false;
    const own = seat?.thread;
    return own === undefined || own === thread || !own.isAlive || own.isBusyFor(STUCK_MS, now);
  }

  /** One thread is always left to all others, where there is more than one. */
  #hasRoomForHeavy(): boolean {
    const heavy = this.#running.values().filter((job) => job.isHeavy);
    return [...heavy].length < Math.max(1, this.#settings.threads - 1);
  }

  #give(job: Waiting, thread: Runner): void {
    const message = job.make(thread);
    if (job.seat !== undefined && job.seat.thread !== thread) {
      if (job.seat.thread?.isAlive === true) job.seat.thread.forget(job.seat.table);
      job.seat.thread = thread;
    }
    this.#running.set(thread, job);
    thread.give(message);
  }

  #growIfCrowded(): void {
    const { threads, moreThreads = 0 } = this.#settings;
    const all = [...this.#threads];
    const now = performance.now();
    if (all.length >= threads + moreThreads || !all.every((one) => one.isBusyFor(CROWDED_MS, now))) return;
    if (this.#waiting.some(({ isHeavy }) => !isHeavy)) this.#start();
  }

  /** A thread may turn out to be stuck. */
  #lookAgain(): void {
    this.#looks ??= setTimeout(() => {
      this.#looks = undefined;
      this.#dispatch();
      this.#growIfCrowded();
    }, STUCK_MS);
  }
}

function tooSlow(deadlineMs: number) {
  const seconds = (deadlineMs / 1000).toLocaleString("en");
  const message = `The referee needed more than ${seconds} seconds for this and was stopped. Nothing was changed.`;
  return { code: "TOO_SLOW", message };
}

function tooMuch() {
  return {
    code: "TOO_SLOW",
    message: "The referee failed at this and was started anew. Nothing was changed.",
  };
}

function unexpected(answer: Answer): Error {
  return new Error(
    answer.to === "failed" ? answer.error : `the referee answered ${JSON.stringify(answer).slice(0, 200)}`,
  );
}
