import type { ActionMade } from "@gunline/link";
import type { Game } from "@gunline/rules";
import type { Claim } from "../border/claim.ts";
import type { Read } from "../border/text.ts";
import { LIMITS } from "../limits.ts";
import type { Logger } from "../log.ts";
import type { Match } from "../match/match.ts";
import type { Asked } from "../match/play.ts";
import type { Answer, Answered, Job, JoiningText } from "./job.ts";
import { Lines } from "./lines.ts";
import {
  type Acted,
  type ClaimRead,
  type DocumentRead,
  NoAnswer,
  type Place,
  type Reader,
  type Referee,
  type Source,
  type TableMade,
  type Timed,
} from "./referee.ts";
import { type Deadline, Runner, TOO_LATE } from "./runner.ts";
import { Shares } from "./shares.ts";

export interface PoolSettings {
  /** As many jobs are worked at a time, but for those that turn out to be long. */
  readonly threads: number;
  /** Threads beside them that are ready for what waits behind long jobs. */
  readonly spareThreads?: number;
  /** Threads of low priority for addresses that have used more than their share; started when they are needed. */
  readonly patientThreads?: number;
  /** Whether all of them are of low priority. */
  readonly lowPriority?: boolean;
  /** For one job; a thread that takes longer is stopped, and another one takes its place. */
  readonly deadline: Deadline;
  /** Work of the threads that an address may have had lately before it counts as dear. */
  readonly freeMs?: number;
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

interface QueuedJob {
  readonly make: (thread: Runner) => Job;
  readonly seat: Seat | undefined;
  /** The address that asks. */
  readonly by: string;
  readonly isHeavy: boolean;
  readonly done: (answered: Answered) => void;
  readonly failed: (error: Error) => void;
}

/** A job that a thread has been at for so long is long: what waits behind it goes to another thread. */
const STUCK_MS = 100;
/** After such a time, or with such a document, a table counts as heavy, until so many actions in a row were quick. */
const HEAVY_MS = 100;
const HEAVY_BYTES = 64 * 1024;
const HEAVY_ACTIONS = 20;
/** Where all threads are taken and others wait, one that has worked at a job for so long becomes one of low priority. */
const DEMOTED_MS = 200;
/** Before a thread is started anew that ended before it was ready. */
const RESTART_MS = 1_000;

/**
 * The referee as some threads. Each table stays with one thread, which holds its document; a job is with a thread from
 * its beginning to its end, and what waits, waits here: so a thread that is stopped takes nothing with it, and what
 * waits behind a long job goes elsewhere.
 *
 * What a job costs is known only afterwards. So addresses take turns, the one that has used least first; an address that
 * has used more than its share, or is at a long job already, gets threads of low priority, which it shares with
 * others of its kind; and jobs that are known to be heavy leave one thread to all others.
 */
export class Pool implements Referee, Reader {
  readonly #settings: PoolSettings;
  /** At the ordinary priority. */
  readonly #prompt = new Set<Runner>();
  readonly #patient = new Set<Runner>();
  readonly #waiting = new Lines<QueuedJob>();
  readonly #running = new Map<Runner, QueuedJob>();
  readonly #shares = new Shares(LIMITS.shareMs);
  #tables = 0;
  #isStopped = false;
  #looks: ReturnType<typeof setTimeout> | undefined;

  constructor(settings: PoolSettings) {
    this.#settings = settings;
    for (let i = 0; i < this.#promptThreads; i++) this.#start(this.#prompt);
  }

  async read(document: unknown, by: string): Promise<Timed<DocumentRead>> {
    const text = JSON.stringify(document ?? null);
    const job = { do: "read", document: text } as const;
    const { answer, ms } = await this.#ask(() => job, undefined, by, this.#isHeavy(text));
    if (answer.to !== "read") throw unexpected(answer);
    if (!answer.ok) return { value: answer, ms };
    const value = {
      ok: true,
      document: JSON.parse(answer.document) as Game,
      waiting: answer.waiting,
    } as const;
    return { value, ms };
  }

  async waiting(document: Game, by: string): Promise<Timed<Extract<Answer, { to: "waiting" }>["waiting"]>> {
    const text = JSON.stringify(document);
    const job = { do: "waiting", document: text } as const;
    const { answer, ms } = await this.#ask(() => job, undefined, by, this.#isHeavy(text));
    if (answer.to !== "waiting") throw unexpected(answer);
    return { value: answer.waiting, ms };
  }

  async creation(text: string, by: string, now: number): Promise<Timed<Read<TableMade>>> {
    const job = { do: "creation", text, customer: by, now } as const;
    const { answer, ms } = await this.#ask(() => job, undefined, by, this.#isHeavy(text));
    if (answer.to !== "creation") throw unexpected(answer);
    if (!answer.ok) return { value: answer, ms };
    const made = JSON.parse(answer.made) as TableMade;
    const match = { ...made.game.match, document: answer.document };
    return { value: { ok: true, value: { ...made, game: { ...made.game, match } } }, ms };
  }

  async claim(text: string, by: string): Promise<Timed<Read<ClaimRead>>> {
    const { answer, ms } = await this.#ask(() => ({ do: "claim", text }), undefined, by, this.#isHeavy(text));
    if (answer.to !== "claim") throw unexpected(answer);
    if (!answer.ok) return { value: answer, ms };
    const claim = JSON.parse(answer.claim) as Omit<Claim, "army">;
    return { value: { ok: true, value: { ...claim, army: answer.army } }, ms };
  }

  async join(
    { document: table, ...match }: Match,
    asked: JoiningText,
    by: string,
    now: number,
  ): ReturnType<Reader["join"]> {
    const document = JSON.stringify(table);
    const job = { do: "join", match: JSON.stringify(match), document, asked, now } as const;
    const { answer, ms } = await this.#ask(() => job, undefined, by, this.#isHeavy(document));
    if (answer.to !== "join") throw unexpected(answer);
    if (!answer.ok) return { value: answer, ms };
    const joined = JSON.parse(answer.match) as Omit<Match, "document">;
    return { value: { ok: true, value: { ...joined, document: answer.document } }, ms };
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

  async act(place: Place, asked: Asked, source: Source, by: string): Promise<Timed<Acted>> {
    const seat = place as Seat;
    const job = (given: ReturnType<Source["given"]> | null) =>
      ({ do: "act", table: seat.table, given, asked }) as const;
    const ask = (make: QueuedJob["make"]) => this.#ask(make, seat, by, seat.heavyFor > 0);
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
    const { step: text, bytes, status, waiting } = answer;
    const step = JSON.parse(text) as ActionMade;
    return { value: { ok: true, step, text, bytes, status, waiting }, ms: spent };
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#looks);
    const stopped = new NoAnswer({ code: "STOPPING", message: "The server restarts; try again." }, 0);
    for (const { failed } of [...this.#waiting.takeAll(), ...this.#running.values()]) failed(stopped);
    this.#running.clear();
    await Promise.all([...this.#prompt, ...this.#patient].map((thread) => thread.stop()));
  }

  #ask(make: QueuedJob["make"], seat: Seat | undefined, by: string, isHeavy: boolean): Promise<Answered> {
    return new Promise((done, failed) => {
      if (this.#isStopped || this.#waiting.length >= LIMITS.waitingJobs) {
        failed(new NoAnswer({ code: "BUSY", message: "The server has too much to do; try again." }, 0));
        return;
      }
      this.#waiting.add({ make, seat, by, isHeavy, done, failed });
      this.#dispatch();
    });
  }

  get #promptThreads(): number {
    return this.#settings.threads + (this.#settings.spareThreads ?? 0);
  }

  /** Large documents may take long; where strangers' are read, their addresses say more than their size. */
  #isHeavy(text: string): boolean {
    return this.#settings.lowPriority !== true && text.length > HEAVY_BYTES;
  }

  #start(lane: Set<Runner>): void {
    const thread = new Runner({
      deadline: this.#settings.deadline,
      lowPriority: lane === this.#patient || this.#settings.lowPriority === true,
      onReady: () => this.#dispatch(),
      onAnswer: (answered) => {
        const job = this.#running.get(thread);
        this.#running.delete(thread);
        if (job !== undefined) this.#shares.add(job.by, answered.ms);
        job?.done(answered);
        this.#dispatch();
      },
      onEnded: (why, wasReady) => this.#ended(thread, why, wasReady),
    });
    lane.add(thread);
  }

  #ended(thread: Runner, why: string, wasReady: boolean): void {
    this.#prompt.delete(thread);
    this.#patient.delete(thread);
    const job = this.#running.get(thread);
    this.#running.delete(thread);
    if (this.#isStopped) return;
    const { log, deadline, onStopped } = this.#settings;
    log.warn({ why }, "a thread of the referee was stopped");
    onStopped?.(why);
    if (job?.seat !== undefined) {
      job.seat.heavyFor = HEAVY_ACTIONS;
      job.seat.thread = undefined;
    }
    if (job !== undefined) this.#shares.add(job.by, deadline.ms + LIMITS.stoppedMs);
    job?.failed(new NoAnswer(why === TOO_LATE ? tooSlow(deadline.ms) : tooMuch(), deadline.ms));
    const refill = () => {
      while (!this.#isStopped && this.#prompt.size < this.#promptThreads) this.#start(this.#prompt);
      this.#dispatch();
    };
    if (wasReady) refill();
    else setTimeout(refill, RESTART_MS).unref();
  }

  /** Gives every idle thread the job that should go there first. */
  #dispatch(): void {
    if (this.#waiting.length === 0) return;
    const now = performance.now();
    const used = (address: string) => this.#usedBy(address);
    const isDear = this.#dearNow();
    for (const thread of [...this.#prompt, ...this.#patient]) {
      if (!thread.isIdle) continue;
      const job = this.#waiting.take(used, (address) => this.#chooser(address, thread, isDear, now));
      if (job !== undefined) this.#give(job, thread);
    }
    if (this.#waiting.length === 0) return;
    const { patientThreads = 0 } = this.#settings;
    if (this.#patient.size < patientThreads && this.#waiting.someAddress(isDear)) this.#start(this.#patient);
    this.#lookAgain();
  }

  /** Whether addresses are dear at this moment; each is looked at once. */
  #dearNow(): (address: string) => boolean {
    const known = new Map<string, boolean>();
    return (address) => {
      const before = known.get(address);
      if (before !== undefined) return before;
      const isDear = this.#isDear(address);
      known.set(address, isDear);
      return isDear;
    };
  }

  /** What an address has had, that of jobs under way included: cost counts as it is learned. */
  #usedBy(address: string): number {
    return this.#runningOf(address).reduce((sum, { worked }) => sum + worked, this.#shares.used(address));
  }

  #runningOf(address: string): readonly Runner[] {
    return [...this.#running].filter(([, { by }]) => by === address).map(([thread]) => thread);
  }

  /** Whether an address has had its share, or is at a long job already. */
  #isDear(address: string): boolean {
    const { freeMs = LIMITS.freeMs } = this.#settings;
    return (
      this.#usedBy(address) > freeMs ||
      this.#runningOf(address).some((thread) => this.#prompt.has(thread) && thread.worked >= STUCK_MS)
    );
  }

  /** Which jobs of an address may go to a thread; undefined where none may. */
  #chooser(
    by: string,
    thread: Runner,
    isDear: (address: string) => boolean,
    now: number,
  ): ((job: QueuedJob) => boolean) | undefined {
    const { patientThreads = 0 } = this.#settings;
    const isPatient = this.#patient.has(thread);
    if (isPatient !== (isDear(by) && patientThreads > 0)) return undefined;
    const lane = isPatient ? this.#patient : this.#prompt;
    // The thread that holds the table is waited for, though not for long.
    const isFree = ({ seat }: QueuedJob) => {
      const own = seat?.thread;
      return own === undefined || own === thread || !lane.has(own) || isStuck(own, now);
    };
    if (isPatient) return this.#wouldCrowd(by, isDear) ? undefined : isFree;
    const room = this.#roomFor(by, isDear, now);
    if (room === undefined) return undefined;
    return (job) => (!job.isHeavy || room === "any") && isFree(job);
  }

  /** One at a time of each dear address, while others of them wait. */
  #wouldCrowd(by: string, isDear: (address: string) => boolean): boolean {
    if (!this.#runningOf(by).some((thread) => this.#patient.has(thread))) return false;
    return this.#waiting.someAddress((other) => other !== by && isDear(other));
  }

  /**
   * For which jobs of an address there is room among those that are not long. Heavy ones leave one thread to all others,
   * where there is more than one. An address has one heavy job at a time, and while it is at a long one, the last idle
   * thread is not for it.
   */
  #roomFor(by: string, isDear: (address: string) => boolean, now: number): "any" | "light" | undefined {
    const { threads } = this.#settings;
    const own = this.#runningOf(by).filter((thread) => this.#prompt.has(thread));
    const idle = [...this.#prompt].filter((thread) => thread.isIdle);
    if (idle.length < 2 && own.some((thread) => isStuck(thread, now))) return undefined;
    const under = [...this.#running].filter(([thread]) => this.#prompt.has(thread) && !isStuck(thread, now));
    if (under.length >= threads) return undefined;
    const least = Math.max(1, threads - 1);
    const forHeavy = own.length > 0 ? "light" : "any";
    if (isDear(by)) {
      // Here all dear addresses share what is left, long jobs included.
      const dear = [...this.#running].filter(([, job]) => isDear(job.by));
      return dear.length < least ? forHeavy : undefined;
    }
    return under.filter(([, job]) => job.isHeavy).length < least ? forHeavy : "light";
  }

  #give(job: QueuedJob, thread: Runner): void {
    const message = job.make(thread);
    if (job.seat !== undefined && job.seat.thread !== thread) {
      if (job.seat.thread?.isAlive === true) job.seat.thread.forget(job.seat.table);
      job.seat.thread = thread;
    }
    this.#running.set(thread, job);
    thread.give(message);
  }

  /**
   * Where others wait and no thread is idle, the one that has been at a job for longest makes room: it finishes at low
   * priority, and a new thread takes its place.
   */
  #relieve(): void {
    const { patientThreads = 0 } = this.#settings;
    const now = performance.now();
    if (this.#prompt.size < this.#promptThreads || [...this.#prompt].some((one) => !one.busyFor(now))) return;
    if (!this.#waiting.someAddress((by) => !this.#isDear(by))) return;
    const longest = [...this.#prompt].reduce((a, b) => (a.worked >= b.worked ? a : b));
    if (longest.worked < DEMOTED_MS) return;
    const idle = [...this.#patient].find((one) => one.isIdle);
    if (this.#patient.size >= patientThreads && idle === undefined) return;
    if (this.#patient.size >= patientThreads) this.#retire(idle!);
    longest.lowerPriority();
    this.#prompt.delete(longest);
    this.#patient.add(longest);
    this.#start(this.#prompt);
  }

  #retire(thread: Runner): void {
    this.#patient.delete(thread);
    thread.stop().catch((error: unknown) => this.#settings.log.warn({ err: error }, "a thread did not stop"));
  }

  /** A job may turn out to be long. */
  #lookAgain(): void {
    this.#looks ??= setTimeout(() => {
      this.#looks = undefined;
      this.#dispatch();
      if (this.#waiting.length === 0) return;
      this.#relieve();
      for (const thread of this.#running.keys()) if (isStuck(thread, performance.now())) thread.look();
    }, STUCK_MS / 2);
  }
}

function isStuck(thread: Runner, now: number): boolean {
  return thread.busyFor(now) >= STUCK_MS;
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
