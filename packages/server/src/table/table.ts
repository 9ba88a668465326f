import type { Command, Down, Message, Outcome, Presence, Role } from "@gunline/link";
import type { PlayerId } from "@gunline/rules";
import { LIMITS } from "../limits.ts";
import type { Logger } from "../log.ts";
import { decide } from "../match/decide.ts";
import { type Decision, outcomeOf, refuse } from "../match/decision.ts";
import { type Match, viewChange, viewOf } from "../match/match.ts";
import { bytesOf, weighed } from "../match/weight.ts";
import { NoAnswer, type Referee, type Timed } from "../referee/referee.ts";
import type { Change, Store } from "../store/store.ts";
import { Loader } from "./loader.ts";
import { NoRoom, type TableMemory } from "./memory.ts";
import { lastSteps, onePage, stepsOf } from "./page.ts";
import { Queue } from "./queue.ts";
import { documentAfter, sourceOf } from "./stored-match.ts";

export interface Surroundings {
  readonly store: Store;
  readonly referee: Referee;
  readonly log: Logger;
  readonly now: () => number;
  /** Tells other hosts of the same match, if there are any, that it has changed. */
  readonly announce: (game: string, revision: number) => void;
  /** Where the table is while it is in memory, and whose share of it that is. */
  readonly memory: TableMemory;
  readonly address: string;
}

/** Where a table speaks to: everybody at it. */
export interface Audience {
  send(message: Message): void;
  /** Everybody needs the whole table again. */
  anew(): void;
}

type Reply = (message: Message) => void;

/** How often a command is decided again because another host wrote first. */
const TRIES = 5;

/**
 * The host of one match: carries out commands one after the other, each on disk before anyone hears of it. It may be
 * stopped at any moment, and another host may be at work on the same match: the store decides who was first. While
 * nothing is done at it, it may leave memory, and is read again by whatever is asked next.
 */
export class Table {
  readonly #around: Surroundings;
  readonly #audience: Audience;
  readonly #queue = new Queue();
  readonly #loader: Loader;

  private constructor(id: string, around: Surroundings, audience: Audience) {
    this.#around = around;
    this.#audience = audience;
    this.#loader = new Loader(id, {
      ...around,
      isBusy: () => this.#queue.length > 0,
      onChanged: () => audience.anew(),
    });
  }

  /** Undefined where there is no such match. `isPlayer`: for a player of a match that has begun. */
  static async open(
    id: string,
    around: Surroundings,
    audience: Audience,
    isPlayer = true,
  ): Promise<Table | undefined> {
    const table = new Table(id, around, audience);
    const isThere = await table.#queue.run(() => table.#loader.read(isPlayer));
    return isThere ? table : undefined;
  }

  get id(): string {
    return this.#loader.resting.id;
  }

  /** The number of the last step that is known. */
  get seq(): number {
    return this.#loader.resting.seq;
  }

  get match(): Match {
    return this.#loader.loaded.match;
  }

  /** Whether it is in memory. */
  get isLoaded(): boolean {
    return this.#loader.isLoaded;
  }

  /** Somebody comes, or looks at the whole: while that is done, the table is in memory and up to date. */
  attend(role: Role, visit: () => void): Promise<void> {
    return this.#queue.run(async () => {
      await this.#loader.wake(role !== "watch" && this.#loader.resting.isRunning);
      await this.#loader.catchUp();
      visit();
    });
  }

  welcome(you: Role, presence: Presence): Down["welcome"] {
    const { match, hash, steps, chat } = this.#loader.loaded;
    const { about, document, head } = match;
    const watch = you === "watch" ? null : head.watch;
    return {
      you,
      now: this.#around.now(),
      about,
      view: viewOf(match),
      document,
      hash,
      steps: stepsOf(steps),
      chat,
      presence,
      watch,
    };
  }

  document(): Down["document"] {
    const { match, hash } = this.#loader.loaded;
    return { document: match.document, hash, view: viewOf(match) };
  }

  async history(before: number): Promise<Down["history"]> {
    const upTo = Math.min(before - 1, this.seq);
    return { steps: stepsOf(await lastSteps(this.#around.store, this.#loader.resting, upTo)) };
  }

  /** Carries it out and answers it; gives the milliseconds for which it kept the referee and the process busy. */
  async command(
    seat: PlayerId,
    command: Command,
    reply: Reply,
    /** The address that sends it, as a hash: whose limit of games counts what begins with it, and whose turn at the referee it is. */
    customer: string | null = null,
  ): Promise<number> {
    if (this.#queue.length >= LIMITS.waitingCommands) {
      this.#refuse(reply, command.id, "TOO_FAST", "Too much is waiting at this table; wait a moment.");
      return 0;
    }
    return this.#queue.run(async () => {
      const effort = { ms: 0 };
      try {
        effort.ms += await this.#loader.wake(this.#loader.resting.isRunning);
        await this.#carryOut(seat, command, reply, effort, customer);
      } catch (error) {
        if (error instanceof NoRoom) {
          this.#refuse(reply, command.id, "BUSY", error.message);
          return 0;
        }
        // Whether it was written is not known: sent again, it is found on disk or carried out.
        this.#loader.doubt();
        this.#around.log.error({ err: error, game: this.id, type: command.type }, "store failed");
        this.#refuse(reply, command.id, "NOT_SAVED", "The game could not be saved; try again.");
      }
      return effort.ms;
    });
  }

  /** Another host, or a claim of a seat, has changed the match. */
  async refresh(revision: number): Promise<void> {
    // Mostly its own announcement comes back.
    if (revision <= this.#loader.resting.revision) return;
    await this.#queue.run(async () => {
      if (revision <= this.#loader.resting.revision) return;
      if (this.isLoaded) await this.#loader.reload();
      // Those at the table are told what has changed while it was not in memory.
      else await this.#loader.wake(true);
    });
  }

  /** Looks whether it has missed a change: announcements may be lost. */
  catchUp(): Promise<void> {
    return this.#queue.run(async () => {
      await this.#loader.wake(true);
      await this.#loader.catchUp();
    });
  }

  idle(): Promise<void> {
    return this.#queue.idle();
  }

  /** Nobody is at it any more. What is under way needs the table in memory, and ends first. */
  close(): Promise<void> {
    return this.#queue.run(async () => this.#loader.unload());
  }

  async #carryOut(
    seat: PlayerId,
    command: Command,
    reply: Reply,
    effort: { ms: number },
    customer: string | null,
  ): Promise<void> {
    const { store, announce } = this.#around;
    await this.#loader.resolveDoubt();
    // The sender has seen more than this host has: another one was at work.
    if (command.type === "act" && command.base > this.match.seq) await this.#loader.catchUp();
    for (let tries = 0; tries < TRIES; tries++) {
      const before = await this.#before(command);
      if (before !== undefined) return this.#repeat(command.id, before, reply);
      const { match } = this;
      const decision = await this.#decide(seat, command, effort, customer);
      if (!decision.ok)
        return reply(["refused", { id: command.id, errors: decision.errors, seq: match.seq }]);
      const change = changeOf(match, decision, command, customer);
      if ((await store.commit(change)) === "done") {
        this.#enter({ ...decision, match: change.match });
        announce(match.id, this.match.revision);
        // A step is its own answer.
        if (decision.step === undefined) reply(["done", { id: command.id, repeat: false, step: null }]);
        return;
      }
      // Another host was first, with this very command or with another one.
      await this.#loader.reload();
    }
    this.#refuse(reply, command.id, "NOT_SAVED", "The table is busy; try again.");
  }

  async #decide(
    seat: PlayerId,
    command: Command,
    effort: { ms: number },
    customer: string | null,
  ): Promise<Decision> {
    const { store, referee, log, now } = this.#around;
    const { place, loaded } = this.#loader;
    const { match } = loaded;
    const by = customer ?? match.id;
    const started = performance.now();
    let waited = 0;
    // Of the referee's time only what its thread worked; waiting for a thread is nobody's effort.
    const timed = async <T>(answer: Promise<Timed<T>>): Promise<T> => {
      const asked = performance.now();
      try {
        const { value, ms } = await answer;
        effort.ms += ms;
        return value;
      } catch (error) {
        if (error instanceof NoAnswer) effort.ms += error.ms;
        throw error;
      } finally {
        waited += performance.now() - asked;
      }
    };
    try {
      return await decide(match, seat, command, {
        now: now(),
        play: (asked) => timed(referee.act(place, asked, sourceOf(loaded, store, referee), by)),
        waitingOf: (game) => timed(referee.waiting(game, by)),
        documentAfter: (seq) => documentAfter(match, seq, store, referee),
        tokens: () => store.tokens(match.id),
      });
    } catch (error) {
      if (error instanceof NoAnswer) return { ok: false, errors: [error.problem] };
      log.error({ err: error, game: match.id, type: command.type }, "command failed");
      return refuse("INTERNAL", "The server failed at this; nothing was changed.");
    } finally {
      effort.ms += performance.now() - started - waited;
    }
  }

  /** What came of a command if it was carried out before. An action on `base` steps was if the next step is its. */
  async #before(command: Command): Promise<Outcome | undefined> {
    const { store } = this.#around;
    const { id, seq } = this.match;
    if (command.type !== "act") return store.outcome(id, command.id);
    if (command.base >= seq) return undefined;
    const [step] = await store.steps(id, command.base, command.base + 1);
    return step?.id === command.id ? { seq: step.seq } : undefined;
  }

  /** The match is on disk as decided: now it is the match, and everybody hears of it. */
  #enter(decision: Extract<Decision, { ok: true }>): void {
    const { step, chat, text = JSON.stringify(step) } = decision;
    const { match: before, hash, steps, chat: lines, nothingChosenAt } = this.#loader.loaded;
    const match = { ...decision.match, revision: before.revision + 1 };
    this.#loader.hold({
      match,
      hash: step?.hash ?? hash,
      steps: step === undefined ? steps : onePage([...steps, { text, bytes: bytesOf(decision) }]),
      chat: chat === undefined ? lines : [...lines, chat].slice(-LIMITS.chatLines),
      nothingChosenAt,
    });
    // The document is another one than what the last action made.
    if (step?.kind === "rewind") this.#loader.leaveReferee();
    if (chat !== undefined) this.#audience.send(["chat", chat]);
    else if (step === undefined) this.#audience.send(["status", { view: viewOf(match) }]);
    else if (step.kind === "action")
      this.#audience.send(["step", { step, changed: viewChange(before, match) }]);
    else this.#audience.send(["rewound", { step, document: match.document, view: viewOf(match) }]);
  }

  /** The command was carried out before and the answer was lost: the same answer again. */
  async #repeat(id: string, { seq }: Outcome, reply: Reply): Promise<void> {
    const [step] = seq === null ? [] : await this.#around.store.steps(this.match.id, seq - 1, seq);
    reply(["done", { id, repeat: true, step: step ?? null }]);
  }

  #refuse(reply: Reply, id: string, code: string, message: string): void {
    reply(["refused", { id, errors: [{ code, message }], seq: this.seq }]);
  }
}

function changeOf(
  before: Match,
  decision: Extract<Decision, { ok: true }>,
  command: Command,
  customer: string | null,
): Change<Match> {
  const { step, text, chat, spawn } = decision;
  const { match, snapshot } = weighed(decision);
  return {
    match,
    revision: before.revision,
    snapshot,
    // An action is known by its step.
    ...(command.type !== "act" && { command: { id: command.id, outcome: outcomeOf(decision) } }),
    ...(step !== undefined && { step, stepText: text }),
    ...(chat !== undefined && { chat }),
    ...(spawn !== undefined && { spawn: { ...spawn, address: customer } }),
  };
}
