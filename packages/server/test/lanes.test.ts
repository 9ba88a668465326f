import { describe, expect, test } from "vitest";
import { makeLog } from "../src/log.ts";
import type { Answered, Job } from "../src/referee/job.ts";
import { Lanes } from "../src/referee/lanes.ts";
import type { Seat, Task, Thread, ThreadEvents } from "../src/referee/task.ts";
import { Trust } from "../src/referee/trust.ts";

/** A thread that works for as long as the test says. */
class FakeThread implements Thread {
  readonly events: ThreadEvents;
  readonly #now: () => number;
  isAlive = true;
  isLow: boolean;
  worked = 0;
  job: string | undefined = "starting";
  next: string[] = [];
  /** Others have the machine: it does not get on with its job. */
  isStarved = false;
  #since = 0;

  constructor(events: ThreadEvents, now: () => number) {
    this.events = events;
    this.isLow = events.lowPriority;
    this.#now = now;
  }

  get isIdle(): boolean {
    return this.job === undefined && this.isAlive;
  }

  busyFor(now: number): number {
    return this.job === undefined ? 0 : now - this.#since;
  }

  look(): void {
    this.worked = this.isStarved ? 0 : this.busyFor(this.#now());
  }

  give(jobs: readonly Job[]): void {
    this.next = jobs.map((job) => (job as Extract<Job, { do: "claim" }>).text);
    this.#begin();
  }

  takeBack(): void {
    this.next = [];
  }

  #begin(): void {
    this.job = this.next.shift();
    this.#since = this.#now();
    this.worked = 0;
  }

  forget(): void {}

  lowerPriority(): void {
    this.isLow = true;
  }

  async stop(): Promise<void> {
    this.isAlive = false;
  }

  ready(): void {
    this.job = undefined;
    this.events.onReady();
  }

  answer(): void {
    const ms = this.busyFor(this.#now());
    this.#begin();
    const answer = { to: "waiting", waiting: [] } as const;
    this.events.onAnswer({ number: 0, answer, ms, worked: ms } satisfies Answered);
  }

  tooLate(): void {
    this.isAlive = false;
    this.events.onEnded("too slow", true);
  }
}

/** The lanes of a server with two threads, and a clock that stands still. */
function lanes() {
  let now = 0;
  const all: FakeThread[] = [];
  const settings = {
    threads: 2,
    spareThreads: 1,
    lowThreads: 2,
    deadline: { ms: 3_000, clockMs: 3_000 },
    log: makeLog("silent"),
  };
  const start = (events: ThreadEvents) => {
    const thread = new FakeThread(events, () => now);
    all.push(thread);
    return thread;
  };
  const made = new Lanes(settings, start, () => now);
  const ready = () => {
    for (const one of all) if (one.isAlive && one.job === "starting") one.ready();
  };
  ready();
  const alive = () => all.filter(({ isAlive }) => isAlive);
  const busy = (isLow: boolean) =>
    alive().flatMap((one) =>
      one.isLow === isLow && one.job !== undefined && one.job !== "starting" ? [one.job] : [],
    );
  const ask = (by: string, name = by, isHeavy = false, seat?: Seat) => {
    const done = () => {};
    const task: Task = {
      make: () => ({ do: "claim", text: name }),
      seat,
      by,
      isHeavy,
      done,
      failed: done,
    };
    made.add(task);
  };
  const threadOf = (name: string) => alive().find(({ job }) => job === name)!;
  return {
    ask,
    ready,
    threadOf,
    /** What ordinary threads are at, and threads of low priority. */
    ordinary: () => busy(false),
    low: () => busy(true),
    lowThreads: () => alive().filter(({ isLow }) => isLow),
    /** An address that has shown that its jobs are quick. */
    trust(by: string) {
      for (let n = 0; n < 10; n++) {
        ask(by);
        threadOf(by).answer();
      }
    },
    pass(ms: number) {
      now += ms;
      // What a thread is asked it answers by the next look.
      made.look();
      made.look();
    },
  };
}

const ROGUES = Array.from({ length: 8 }, (_, n) => `rogue-${n}`);

describe("eight fresh addresses that ask for long jobs together", () => {
  test("keep no address waiting whose jobs have been quick", () => {
    const { ask, trust, ordinary, threadOf, pass } = lanes();
    for (const by of ["ann", "bob"]) trust(by);
    for (const by of ROGUES) for (const n of [1, 2, 3, 4]) ask(by, `${by}-${n}`);
    for (const ms of [0, 60, 60, 400, 1_000, 1_000]) {
      pass(ms);
      for (const by of ["ann", "bob"]) ask(by);
      expect(ordinary()).toEqual(expect.arrayContaining(["ann", "bob"]));
      for (const by of ["ann", "bob"]) threadOf(by).answer();
    }
  });

  test("get the threads of low priority, and the spare one until its job turns out to be long", () => {
    const { ask, ready, ordinary, low, threadOf, pass } = lanes();
    for (const by of ROGUES) ask(by);
    expect([ordinary(), low()]).toEqual([["rogue-0"], []]);
    ready();
    expect([ordinary(), low()]).toEqual([["rogue-0"], ["rogue-1", "rogue-2"]]);
    pass(120);
    // It goes on at low priority, and no other newcomer gets the thread that takes its place.
    ready();
    expect([ordinary(), low()]).toEqual([[], ["rogue-0", "rogue-1", "rogue-2"]]);
    pass(500);
    expect([ordinary(), low()]).toEqual([[], ["rogue-0", "rogue-1", "rogue-2"]]);
    threadOf("rogue-0").answer();
    expect([ordinary(), low()]).toEqual([["rogue-3"], ["rogue-1", "rogue-2"]]);
  });

  test("have one job each at a time there, and who has used most comes last", () => {
    const { ask, ready, low, threadOf, pass } = lanes();
    for (const name of ["0-1", "0-2", "1-1", "1-2"]) ask(`rogue-${name[0]}`, name, true);
    ready();
    ready();
    expect(low()).toEqual(["0-1", "1-1"]);
    for (const name of ["2-1", "2-2"]) ask("rogue-2", name, true);
    pass(120);
    // Nobody has used less than the one who has just come, and its next job waits for the first.
    threadOf("1-1").answer();
    expect(low()).toEqual(["0-1", "2-1"]);
    threadOf("2-1").tooLate();
    ready();
    expect(low()).toEqual(["0-1", "1-2"]);
    pass(500);
    threadOf("1-2").answer();
    expect(low()).toEqual(["0-1", "2-2"]);
  });
});

describe("addresses that are trusted", () => {
  test("do not wait for the spare thread while others are served again and again", () => {
    const { ask, trust, threadOf, ordinary } = lanes();
    const seats = [1, 2, 3].map((table): Seat => ({ table, thread: undefined, heavyFor: 0 }));
    const [one, two, newcomers] = seats as [Seat, Seat, Seat];
    // The table of somebody new is held by the spare thread, and stays there when its address is trusted.
    ask("cid", "cid", false, newcomers);
    const spare = threadOf("cid");
    spare.answer();
    for (const by of ["ann", "bob", "cid"]) trust(by);
    newcomers.thread = spare;
    ask("ann", "ann", false, one);
    ask("bob", "bob", false, two);
    ask("cid", "cid", false, newcomers);
    ask("ann", "ann again", false, one);
    expect(ordinary()).toEqual(["ann", "bob"]);
    threadOf("ann").answer();
    expect(ordinary()).toEqual(["cid", "bob"]);
    expect(newcomers.thread).not.toBe(spare);
    threadOf("cid").answer();
    expect(ordinary()).toEqual(["ann again", "bob"]);
  });
});

describe("jobs that wait for the thread that holds their tables", () => {
  const names = Array.from({ length: 10 }, (_, n) => `home-${n}`);

  /** All tables are held by one thread, and all addresses are trusted; the thread is at a job of the first. */
  function held() {
    const made = lanes();
    for (const by of names) made.trust(by);
    made.ask("home-0", "under way");
    const thread = made.threadOf("under way");
    const seats = names.map((_, table): Seat => ({ table, thread, heavyFor: 0 }));
    const ask = (n: number, isHeavy = false) => made.ask(names[n]!, names[n]!, isHeavy, seats[n]);
    return { ...made, ask, askAs: made.ask, thread, seats };
  }

  test("are given to it together, up to eight, in the order in which they came", () => {
    const { ask, thread } = held();
    for (const n of names.keys()) ask(n);
    expect([thread.job, thread.next]).toEqual(["under way", []]);
    thread.answer();
    expect([thread.job, thread.next]).toEqual(["home-0", names.slice(1, 8)]);
    for (let n = 0; n < 8; n++) thread.answer();
    expect([thread.job, thread.next]).toEqual(["home-8", ["home-9"]]);
  });

  test("go one by one where they are heavy or of an address that is not trusted", () => {
    const { ask, askAs, thread, seats } = held();
    ask(1);
    ask(2, true);
    askAs("stranger", "stranger", false, seats[3]);
    ask(4);
    thread.answer();
    expect([thread.job, thread.next]).toEqual(["home-1", ["home-4"]]);
    thread.answer();
    thread.answer();
    expect([thread.job, thread.next]).toEqual(["home-2", []]);
  });

  test("go elsewhere when one of them turns out to be long, and their addresses answer for nothing", () => {
    const { ask, thread, ordinary, pass } = held();
    for (const n of [1, 2, 3]) ask(n);
    thread.answer();
    expect([thread.job, thread.next]).toEqual(["home-1", ["home-2", "home-3"]]);
    pass(60);
    expect(thread.next).toEqual(["home-2", "home-3"]);
    pass(60);
    expect(thread.next).toEqual([]);
    expect(ordinary()).toEqual(["home-1", "home-2", "home-3"]);
  });

  test("go on waiting for it where it only waits for the machine", () => {
    const { ask, thread, ordinary, pass } = held();
    for (const n of [1, 2]) ask(n);
    thread.answer();
    ask(3);
    thread.isStarved = true;
    pass(500);
    expect([thread.job, thread.next]).toEqual(["home-1", ["home-2"]]);
    expect(ordinary()).toEqual(["home-1"]);
    thread.isStarved = false;
    pass(60);
    expect(ordinary()).toEqual(["home-1", "home-2", "home-3"]);
  });

  test("are not lost with it", () => {
    const { ask, thread, ordinary, threadOf } = held();
    for (const n of [1, 2, 3]) ask(n);
    thread.answer();
    thread.tooLate();
    expect(ordinary()).toEqual(["home-2", "home-3"]);
    expect(threadOf("home-2")).not.toBe(thread);
  });
});

describe("how far an address is trusted", () => {
  const after = (...costs: readonly number[]) => {
    const trust = new Trust();
    for (const ms of costs) trust.add("home", ms);
    return trust.of("home");
  };
  const quick = (count: number) => Array.from({ length: count }, () => 0);

  test("ten quick jobs are enough, and a long one takes as many as it cost", () => {
    expect(after()).toBe("new");
    expect(after(...quick(9))).toBe("new");
    expect(after(...quick(10))).toBe("trusted");
    // 1 - 500 / 20 = -24.
    expect(after(...quick(33), 500)).toBe("new");
    expect(after(...quick(34), 500)).toBe("trusted");
    expect(after(100)).toBe("costly");
    expect(after(20)).toBe("new");
  });

  test("what is saved up and what is owed have a bound", () => {
    expect(after(...quick(1_000), 2_020)).toBe("new");
    expect(after(...quick(1_000), 2_040)).toBe("costly");
    expect(after(60_000, ...quick(99))).toBe("costly");
    expect(after(60_000, ...quick(110))).toBe("trusted");
  });
});
