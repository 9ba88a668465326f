import { LIMITS } from "../limits.ts";
import type { Logger } from "../log.ts";
import type { Answered } from "./job.ts";
import { Lines } from "./lines.ts";
import { NoAnswer } from "./referee.ts";
import { type Deadline, TOO_LATE } from "./runner.ts";
import { Running } from "./running.ts";
import { Shares } from "./shares.ts";
import { HEAVY, type Task, type Thread, type ThreadEvents } from "./task.ts";
import { Trust, type TrustLevel } from "./trust.ts";

export interface LaneSettings {
  /** As many jobs are worked at a time, but for those that turn out to be long. */
  readonly threads: number;
  /** Threads beside them that are ready for what waits behind long jobs. */
  readonly spareThreads?: number;
  /** Threads of low priority for addresses that are not trusted; started when they are needed. */
  readonly lowThreads?: number;
  /** Whether all of them are of low priority. */
  readonly lowPriority?: boolean;
  /** For one job; a thread that takes longer is stopped, and another one takes its place. */
  readonly deadline: Deadline;
  /** Work of the threads that an address may have had lately before it counts as costly. */
  readonly freeMs?: number;
  readonly log: Logger;
  readonly onStopped?: (why: string) => void;
}

/** A job that a thread has been at for so long is long: what waits behind it goes to another thread. */
const LONG_MS = 100;
/** Where all threads are taken and others wait, one that has worked at a job for so long becomes one of low priority. */
const DEMOTED_MS = 200;
/** Before a thread is started again that ended before it was ready. */
const RESTART_MS = 1_000;
/** Jobs that a thread is given at once: to wake it for each of them would be as much work as some of them are. */
const TOGETHER = 8;

/** What there is room for in the ordinary lane at a moment. Heavy jobs leave one thread to all others, where there are two. */
interface Room {
  readonly isFull: boolean;
  /** Whether at most one thread is idle. */
  readonly isLast: boolean;
  readonly forHeavy: boolean;
  readonly forCostly: boolean;
}

/**
 * The threads of the referee in two lanes, and who runs where. A job is with a thread from its beginning to its end, and
 * what waits, waits here: a thread that is stopped takes nothing with it.
 *
 * What a job costs is known only afterwards. So the ordinary lane is for addresses that have shown that their jobs are
 * quick. All others share the lane of low priority; a newcomer may also use the spare thread while it is idle, and a job
 * that turns out to be long there goes on at low priority. Within a lane addresses take turns, the one that has used
 * least first, and jobs that are known to be heavy leave one ordinary thread to all others.
 */
export class Lanes {
  readonly #settings: LaneSettings;
  readonly #startThread: (events: ThreadEvents) => Thread;
  readonly #now: () => number;
  /** The last one is the spare one: it holds the fewest tables. */
  readonly #ordinary = new Set<Thread>();
  readonly #low = new Set<Thread>();
  readonly #waiting = new Lines<Task>();
  readonly #running = new Running();
  readonly #shares: Shares;
  readonly #trust = new Trust();
  #isStopped = false;
  #looks: ReturnType<typeof setTimeout> | undefined;

  constructor(
    settings: LaneSettings,
    startThread: (events: ThreadEvents) => Thread,
    now: () => number = () => performance.now(),
  ) {
    this.#settings = settings;
    this.#startThread = startThread;
    this.#now = now;
    this.#shares = new Shares(LIMITS.shareMs, now);
    for (let i = 0; i < this.#ordinaryThreads; i++) this.#start(this.#ordinary);
  }

  /** Whether no more can wait. */
  get isFull(): boolean {
    return this.#isStopped || this.#waiting.length >= LIMITS.waitingJobs;
  }

  add(task: Task): void {
    this.#waiting.add(task);
    this.#dispatch();
    // What waits longer is looked at again with all the others.
    if (this.#waiting.has(task.by)) this.#startLow((is) => is(task.by));
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#looks);
    const stopped = new NoAnswer({ code: "STOPPING", message: "The server restarts; try again." }, 0);
    for (const { failed } of [...this.#waiting.takeAll(), ...this.#running.takeAll()]) failed(stopped);
    await Promise.all([...this.#ordinary, ...this.#low].map((thread) => thread.stop()));
  }

  get #ordinaryThreads(): number {
    return this.#settings.threads + (this.#settings.spareThreads ?? 0);
  }

  get #lowThreads(): number {
    return this.#settings.lowThreads ?? 0;
  }

  #start(lane: Set<Thread>): void {
    const thread = this.#startThread({
      lowPriority: lane === this.#low || this.#settings.lowPriority === true,
      onReady: () => this.#dispatch(),
      onAnswer: (answered) => this.#answered(thread, answered),
      onEnded: (why, wasReady) => this.#ended(thread, why, wasReady),
    });
    lane.add(thread);
  }

  #answered(thread: Thread, answered: Answered): void {
    const task = this.#running.over(thread);
    if (task !== undefined) this.#charge(task.by, answered.ms);
    // One that was demoted with its job has done it.
    if (this.#low.has(thread) && this.#low.size > this.#lowThreads) this.#retire(thread);
    task?.done(answered);
    if (thread.isIdle || !thread.isAlive) this.#dispatch();
  }

  #ended(thread: Thread, why: string, wasReady: boolean): void {
    this.#ordinary.delete(thread);
    this.#low.delete(thread);
    // What it was to do next goes to another one.
    this.#waiting.addFirst(this.#running.takeBack(thread));
    const task = this.#running.over(thread);
    if (this.#isStopped) return;
    const { log, deadline, onStopped } = this.#settings;
    log.warn({ why }, "a thread of the referee was stopped");
    onStopped?.(why);
    if (task?.seat !== undefined) {
      task.seat.heavyFor = HEAVY.actions;
      task.seat.thread = undefined;
    }
    if (task !== undefined) this.#charge(task.by, deadline.ms + LIMITS.stoppedMs);
    task?.failed(new NoAnswer(why === TOO_LATE ? tooSlow(deadline.ms) : tooMuch(), deadline.ms));
    const refill = () => {
      while (!this.#isStopped && this.#ordinary.size < this.#ordinaryThreads) this.#start(this.#ordinary);
      this.#dispatch();
      this.#startLow((is) => this.#waiting.someAddress(is));
    };
    if (wasReady) refill();
    else setTimeout(refill, RESTART_MS).unref();
  }

  #charge(address: string, ms: number): void {
    this.#shares.add(address, ms);
    this.#trust.add(address, ms);
  }

  /** Gives every idle thread the job that should go there first. */
  #dispatch(): void {
    if (this.#waiting.length > 0) {
      const now = this.#now();
      const used = (address: string) => this.#usedBy(address, now);
      const level = this.#levelsNow(now);
      for (const thread of [...this.#ordinary, ...this.#low]) {
        if (!thread.isIdle || this.#waiting.length === 0) continue;
        const room = this.#roomNow(level, now);
        if (room.isFull && this.#ordinary.has(thread) && !this.#isNewcomerFor(thread)) continue;
        const task = this.#waiting.take(used, (address) => this.#chooser(address, thread, level, room, now));
        if (task !== undefined) this.#give([task, ...this.#more(thread, task, used, level)], thread);
      }
    }
    if (this.#needsLook) this.#lookAgain();
  }

  /**
   * What else an ordinary thread is given together with a job: where that is a light one of a trusted address, more such
   * at tables that it holds, which would wait for it anyway.
   */
  #more(
    thread: Thread,
    first: Task,
    used: (address: string) => number,
    level: (address: string) => TrustLevel,
  ): readonly Task[] {
    const isQuick = !first.isHeavy && level(first.by) === "trusted";
    if (!isQuick || !this.#ordinary.has(thread) || this.#isSpare(thread)) return [];
    const isMeant = ({ seat, isHeavy }: Task) => !isHeavy && seat?.thread === thread;
    return this.#waiting.takeSome(TOGETHER - 1, used, (by) =>
      level(by) === "trusted" ? isMeant : undefined,
    );
  }

  get #needsLook(): boolean {
    const [more] = this.#running.withMore();
    return this.#waiting.length > 0 || more !== undefined || this.#doubtful.length > 0;
  }

  /** Starts a thread of low priority where one of some addresses needs it and there may be more of them. */
  #startLow(someAddress: (is: (address: string) => boolean) => boolean): void {
    if (this.#low.size >= this.#lowThreads) return;
    const now = this.#now();
    if (someAddress((address) => this.#levelOf(address, now) !== "trusted")) this.#start(this.#low);
  }

  /** How far addresses are trusted at this moment; each is looked at once. */
  #levelsNow(now: number): (address: string) => TrustLevel {
    const known = new Map<string, TrustLevel>();
    return (address) => {
      const before = known.get(address);
      if (before !== undefined) return before;
      const level = this.#levelOf(address, now);
      known.set(address, level);
      return level;
    };
  }

  /** What an address has had, that of jobs under way included: cost counts as it is learned. */
  #usedBy(address: string, now: number): number {
    return this.#running
      .threadsOf(address)
      .reduce((sum, { worked }) => sum + worked, this.#shares.used(address, now));
  }

  /** An address that has had its share, or is at a long job already, is costly whatever it was before. */
  #levelOf(address: string, now: number): TrustLevel {
    const { freeMs = LIMITS.freeMs } = this.#settings;
    const isCostly =
      this.#usedBy(address, now) > freeMs ||
      this.#running
        .threadsOf(address)
        .some((thread) => this.#ordinary.has(thread) && thread.worked >= LONG_MS);
    if (isCostly) return "costly";
    return this.#lowThreads > 0 ? this.#trust.of(address) : "trusted";
  }

  /** Which jobs of an address may go to a thread; undefined where none may. */
  #chooser(
    by: string,
    thread: Thread,
    level: (address: string) => TrustLevel,
    room: Room,
    now: number,
  ): ((task: Task) => boolean) | undefined {
    const isLow = this.#low.has(thread);
    const lane = isLow ? this.#low : this.#ordinary;
    // The thread that holds the table is waited for, though not for long. The spare one may have no turn for long.
    const isFree = ({ seat }: Task) => {
      const own = seat?.thread;
      return (
        own === undefined || own === thread || !lane.has(own) || this.#isSpare(own) || isAtWork(own, now)
      );
    };
    const own = level(by);
    if (isLow) {
      // One at a time of each address, so that none takes the lane for itself.
      const isThere = this.#running.threadsOf(by).some((one) => this.#low.has(one));
      return own === "trusted" || isThere ? undefined : isFree;
    }
    if (own !== "trusted" && this.#lowThreads > 0) {
      return own === "new" && this.#isForNewcomers(thread)
        ? (task) => !task.isHeavy && isFree(task)
        : undefined;
    }
    const jobs = this.#roomFor(by, own === "costly", room, now);
    if (jobs === undefined) return undefined;
    return (task) => (!task.isHeavy || jobs === "any") && isFree(task);
  }

  /** The last ordinary thread, beside as many as the settings say. */
  #isSpare(thread: Thread): boolean {
    return this.#ordinary.size > this.#settings.threads && [...this.#ordinary].at(-1) === thread;
  }

  /** Whether a newcomer may use it: the spare one, while none that was demoted is at its long job. */
  #isForNewcomers(thread: Thread): boolean {
    return this.#low.size <= this.#lowThreads && this.#isSpare(thread);
  }

  /** Whether one waits who may use it although the lane is full. Lines are long, and mostly nobody does. */
  #isNewcomerFor(thread: Thread): boolean {
    const isNew = (by: string) => this.#trust.of(by) === "new";
    return this.#lowThreads > 0 && this.#isForNewcomers(thread) && this.#waiting.someAddress(isNew);
  }

  #roomNow(level: (address: string) => TrustLevel, now: number): Room {
    const { threads } = this.#settings;
    const least = Math.max(1, threads - 1);
    const idle = [...this.#ordinary].filter((thread) => thread.isIdle).length;
    const doubtful = this.#doubtful;
    let [under, heavy, costly] = [0, 0, 0];
    for (const [thread, task] of this.#running.underWay()) {
      if (this.#lowThreads === 0 && level(task.by) === "costly") costly++;
      // A newcomer at the spare thread takes no room from those who are trusted.
      if (!this.#ordinary.has(thread) || isLong(thread, now) || doubtful.includes(thread)) continue;
      under++;
      if (task.isHeavy) heavy++;
    }
    return { isFull: under >= threads, isLast: idle < 2, forHeavy: heavy < least, forCostly: costly < least };
  }

  /**
   * For which of its jobs an address has room in the ordinary lane. It has one heavy job at a time, and while it is at a
   * long one, the last idle thread is not for it.
   */
  #roomFor(by: string, isCostly: boolean, room: Room, now: number): "any" | "light" | undefined {
    const own = this.#running.threadsOf(by).filter((thread) => this.#ordinary.has(thread));
    if (room.isFull || (room.isLast && own.some((thread) => isLong(thread, now)))) return undefined;
    // Without a lane of low priority all costly addresses share what is left, long jobs included.
    if (isCostly && !room.forCostly) return undefined;
    return own.length > 0 || (!isCostly && !room.forHeavy) ? "light" : "any";
  }

  #give(tasks: readonly Task[], thread: Thread): void {
    const jobs = tasks.map(({ make, seat }) => {
      const job = make(thread);
      if (seat !== undefined && seat.thread !== thread) {
        if (seat.thread?.isAlive === true) seat.thread.forget(seat.table);
        seat.thread = thread;
      }
      return job;
    });
    this.#running.give(thread, tasks);
    thread.give(jobs);
  }

  /** What a thread was to do after its job waits again, before all else of its addresses. */
  #takeBack(thread: Thread): void {
    const tasks = this.#running.takeBack(thread);
    if (tasks.length === 0) return;
    thread.takeBack();
    this.#waiting.addFirst(tasks);
  }

  /** Ordinary threads at a job of somebody who is not trusted. */
  get #doubtful(): readonly Thread[] {
    if (this.#lowThreads === 0) return [];
    const isDoubtful = ([thread, { by }]: readonly [Thread, Task]) =>
      this.#ordinary.has(thread) && this.#trust.of(by) !== "trusted";
    return [...this.#running.underWay()].filter(isDoubtful).map(([thread]) => thread);
  }

  /**
   * A newcomer's job that has turned out to be long leaves the ordinary lane. So does the longest of all where trusted
   * addresses wait and no thread is idle.
   */
  #relieve(now: number): void {
    for (const thread of this.#doubtful) if (thread.worked >= LONG_MS) this.#demote(thread);
    if (this.#ordinary.size < this.#ordinaryThreads || [...this.#ordinary].some(({ isIdle }) => isIdle))
      return;
    if (!this.#waiting.someAddress((by) => this.#levelOf(by, now) === "trusted")) return;
    const longest = [...this.#ordinary].reduce((a, b) => (a.worked >= b.worked ? a : b));
    if (longest.worked >= DEMOTED_MS) this.#demote(longest);
  }

  /** It finishes its job at low priority, and a new thread takes its place. There is one such beside those of its lane. */
  #demote(thread: Thread): void {
    const idle = [...this.#low].find(({ isIdle }) => isIdle);
    if (this.#lowThreads === 0 || (this.#low.size > this.#lowThreads && idle === undefined)) return;
    if (this.#low.size >= this.#lowThreads && idle !== undefined) this.#retire(idle);
    this.#takeBack(thread);
    thread.lowerPriority();
    this.#ordinary.delete(thread);
    this.#low.add(thread);
    this.#start(this.#ordinary);
  }

  #retire(thread: Thread): void {
    this.#low.delete(thread);
    thread.stop().catch((error: unknown) => this.#settings.log.warn({ err: error }, "a thread did not stop"));
  }

  /** A job may turn out to be long. */
  #lookAgain(): void {
    this.#looks ??= setTimeout(() => {
      this.#looks = undefined;
      this.look();
    }, LONG_MS / 2);
  }

  /** Looks at jobs that may have turned out to be long, and makes room for what waits behind them. */
  look(): void {
    const now = this.#now();
    for (const thread of [...this.#running.withMore()]) if (isAtWork(thread, now)) this.#takeBack(thread);
    this.#dispatch();
    if (!this.#needsLook) return;
    this.#startLow((is) => this.#waiting.someAddress(is));
    this.#relieve(now);
    for (const [thread] of this.#running.underWay()) if (isLong(thread, now)) thread.look();
    this.#lookAgain();
  }
}

function isLong(thread: Thread, now: number): boolean {
  return thread.busyFor(now) >= LONG_MS;
}

/**
 * Whether it is long because it works. On a machine that is busy with other things all threads wait, and a table that
 * moves to another one costs more than its action: its document is copied, read and hashed there as a whole.
 */
function isAtWork(thread: Thread, now: number): boolean {
  return isLong(thread, now) && thread.worked >= LONG_MS / 2;
}

function tooSlow(deadlineMs: number) {
  const seconds = (deadlineMs / 1000).toLocaleString("en");
  const message = `The referee needed more than ${seconds} seconds for this and was stopped. Nothing was changed.`;
  return { code: "TOO_SLOW", message };
}

function tooMuch() {
  return { code: "TOO_SLOW", message: "The referee failed at this and was restarted. Nothing was changed." };
}
