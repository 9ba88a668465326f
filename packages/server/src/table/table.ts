import type { ChatLine, Command, Down, Message, Outcome, Presence, Role } from "@gunline/link";
import { documents, type Game, type PlayerId } from "@gunline/rules";
import { LIMITS } from "../limits.ts";
import type { Logger } from "../log.ts";
import { decide } from "../match/decide.ts";
import { type Decision, outcomeOf, refuse } from "../match/decision.ts";
import { hashOfGame } from "../match/hash.ts";
import { type Match, viewChange, viewOf } from "../match/match.ts";
import { recall } from "../match/recall.ts";
import { restore } from "../match/restore.ts";
import { bytesOf, weighed } from "../match/weight.ts";
import { NoAnswer, type Place, type Referee, type Source, type Timed } from "../referee/referee.ts";
import type { Change, Store } from "../store/store.ts";
import { NoRoom, type Resident, type TableMemory } from "./memory.ts";
import { lastSteps, onePage, type SizedStep } from "./page.ts";
import { Queue } from "./queue.ts";

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

/** The most that reading a table from disk is charged for. */
const MOST_WAKING_MS = 100;

/** How often a command is decided anew because another host wrote first. */
const TRIES = 5;

interface Loaded {
  readonly match: Match;
  /** Of its document. */
  readonly hash: string;
  readonly steps: readonly SizedStep[];
  readonly chat: readonly ChatLine[];
  /** After this many steps nothing could be taken back; undefined where that is not known. */
  readonly nothingChosenAt: number | undefined;
}

/** What is known of a table that is not in memory. */
type Resting = Pick<Match, "id" | "seq" | "since" | "revision"> & { readonly isRunning: boolean };

/**
 * The host of one match: carries out commands one after the other, each on disk before anyone hears of it. It may be
 * stopped at any moment, and another host may be at work on the same match: the store decides who was first. While
 * nothing is done at it, it may leave memory, and is read again by whatever is asked next.
 */
export class Table {
  readonly #around: Surroundings;
  readonly #audience: Audience;
  readonly #queue = new Queue();
  readonly #place: Place;
  readonly #resident: Resident;
  #loaded: Loaded | undefined;
  #resting: Resting;
  /** A write failed without an answer: what is on disk must be read before anything else is done. */
  #inDoubt = false;

  private constructor(id: string, around: Surroundings, audience: Audience) {
    this.#around = around;
    this.#audience = audience;
    this.#place = around.referee.place();
    this.#resting = { id, seq: 0, since: 0, revision: -1, isRunning: false };
    this.#resident = {
      address: around.address,
      isBusy: () => this.#queue.length > 0,
      unload: () => this.#forget(),
    };
  }

  /** Undefined where there is no such match. `isPlayer`: for a player of a match that has begun. */
  static async open(
    id: string,
    around: Surroundings,
    audience: Audience,
    isPlayer = true,
  ): Promise<Table | undefined> {
    const table = new Table(id, around, audience);
    const isThere = await table.#queue.run(() => table.#read(isPlayer));
    return isThere ? table : undefined;
  }

  get id(): string {
    return this.#resting.id;
  }

  /** The number of the last step that is known. */
  get seq(): number {
    return this.#resting.seq;
  }

  get match(): Match {
    return this.#awake.match;
  }

  /** Whether it is in memory. */
  get isLoaded(): boolean {
    return this.#loaded !== undefined;
  }

  /** Somebody comes, or looks at the whole: while that is done, the table is in memory and up to date. */
  attend(role: Role, visit: () => void): Promise<void> {
    return this.#queue.run(async () => {
      await this.#wake(role !== "watch" && this.#resting.isRunning);
      await this.#catchUp();
      visit();
    });
  }

  welcome(you: Role, presence: Presence): Down["welcome"] {
    const { match, hash, steps, chat } = this.#awake;
    const { about, document, head } = match;
    const watch = you === "watch" ? null : head.watch;
    return {
      you,
      now: this.#around.now(),
      about,
      view: viewOf(match),
      document,
      hash,
      steps: steps.map(({ step }) => step),
      chat,
      presence,
      watch,
    };
  }

  document(): Down["document"] {
    const { match, hash } = this.#awake;
    return { document: match.document, hash, view: viewOf(match) };
  }

  async history(before: number): Promise<Down["history"]> {
    const upTo = Math.min(before - 1, this.seq);
    const sized = await lastSteps(this.#around.store, this.#resting, upTo);
    return { steps: sized.map(({ step }) => step) };
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
        effort.ms += await this.#wake(this.#resting.isRunning);
        await this.#carryOut(seat, command, reply, effort, customer);
      } catch (error) {
        if (error instanceof NoRoom) {
          this.#refuse(reply, command.id, "BUSY", error.message);
          return 0;
        }
        // Whether it was written is not known: sent again, it is found on disk or carried out.
        this.#inDoubt = true;
        this.#around.log.error({ err: error, game: this.id, type: command.type }, "store failed");
        this.#refuse(reply, command.id, "NOT_SAVED", "The game could not be saved; try again.");
      }
      return effort.ms;
    });
  }

  /** Another host, or a claim of a seat, has changed the match. */
  async refresh(revision: number): Promise<void> {
    // Mostly its own announcement comes back.
    if (revision <= this.#resting.revision) return;
    await this.#queue.run(async () => {
      if (revision <= this.#resting.revision) return;
      if (this.isLoaded) await this.#reload();
      // Those at the table are told what has changed while it was not in memory.
      else await this.#wake(true);
    });
  }

  /** Looks whether it has missed a change: announcements may be lost. */
  catchUp(): Promise<void> {
    return this.#queue.run(async () => {
      await this.#wake(true);
      await this.#catchUp();
    });
  }

  idle(): Promise<void> {
    return this.#queue.idle();
  }

  /** Nobody is at it any more. What is under way needs the table in memory, and ends first. */
  close(): Promise<void> {
    return this.#queue.run(async () => {
      this.#around.memory.leave(this.#resident);
      this.#forget();
    });
  }

  get #awake(): Loaded {
    if (this.#loaded === undefined) throw new Error(`the table of game ${this.id} is not in memory`);
    return this.#loaded;
  }

  /** Gives the milliseconds that it took, up to a bound: a slow disk is not the fault of who waits for it. */
  async #wake(isPlayer: boolean): Promise<number> {
    if (this.isLoaded) {
      this.#around.memory.used(this.#resident);
      return 0;
    }
    const started = performance.now();
    const known = this.#resting.revision;
    if (!(await this.#read(isPlayer))) throw new Error(`game ${this.id} is gone`);
    if (this.match.revision !== known) this.#audience.anew();
    return Math.min(performance.now() - started, MOST_WAKING_MS);
  }

  /** Brings it into memory; gives whether there is such a match. */
  async #read(isPlayer: boolean): Promise<boolean> {
    const { store, memory } = this.#around;
    await memory.enter(this.#resident, await store.documentBytes(this.id), isPlayer);
    try {
      const loaded = await load(store, this.id);
      if (loaded === undefined) memory.leave(this.#resident);
      else this.#hold(loaded);
      return loaded !== undefined;
    } catch (error) {
      memory.leave(this.#resident);
      throw error;
    }
  }

  #hold(loaded: Loaded): void {
    const { id, seq, since, revision, head } = loaded.match;
    this.#loaded = loaded;
    this.#resting = { id, seq, since, revision, isRunning: head.status.state === "running" };
  }

  #forget(): void {
    this.#loaded = undefined;
    // Whatever is on disk is read before anything else is done.
    this.#inDoubt = false;
    this.#around.referee.leave(this.#place);
  }

  async #carryOut(
    seat: PlayerId,
    command: Command,
    reply: Reply,
    effort: { ms: number },
    customer: string | null,
  ): Promise<void> {
    const { store, announce } = this.#around;
    if (this.#inDoubt) await this.#reload();
    // The sender has seen more than this host has: another one was at work.
    if (command.type === "act" && command.base > this.match.seq) await this.#catchUp();
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
      await this.#reload();
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
    const { match } = this;
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
        play: (asked) => timed(referee.act(this.#place, asked, this.#source(), by)),
        waitingOf: (game) => timed(referee.waiting(game, by)),
        documentAfter: (seq) => this.#documentAfter(seq),
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
    const { step, chat } = decision;
    const { match: before, hash, steps, chat: lines, nothingChosenAt } = this.#awake;
    const match = { ...decision.match, revision: before.revision + 1 };
    this.#hold({
      match,
      hash: step?.hash ?? hash,
      steps: step === undefined ? steps : onePage([...steps, { step, bytes: bytesOf(decision) }]),
      chat: chat === undefined ? lines : [...lines, chat].slice(-LIMITS.chatLines),
      nothingChosenAt: step?.kind === "rewind" ? step.seq : nothingChosenAt,
    });
    // The document is another one than what the last action made.
    if (step?.kind === "rewind") this.#around.referee.leave(this.#place);
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

  async #catchUp(): Promise<void> {
    const revision = await this.#around.store.revision(this.match.id);
    if (revision !== undefined && revision > this.match.revision) await this.#reload();
  }

  async #reload(): Promise<void> {
    const loaded = await load(this.#around.store, this.match.id);
    if (loaded === undefined) throw new Error(`game ${this.match.id} is gone`);
    const changed = loaded.match.revision !== this.match.revision;
    this.#hold(loaded);
    this.#inDoubt = false;
    this.#around.referee.leave(this.#place);
    if (changed) this.#audience.anew();
  }

  /** The table as a thread of the referee needs it that does not hold it. */
  #source(): Source {
    const { match, nothingChosenAt } = this.#awake;
    const { store } = this.#around;
    return {
      given: () => ({
        document: JSON.stringify(match.document),
        choices: match.seq === nothingChosenAt ? "none" : "unknown",
        steps: "[]",
      }),
      recalled: async () => {
        const { from, steps } = await recall(
          match,
          (after, upTo) => store.steps(match.id, after, upTo),
          (seq) => this.#documentAfter(seq),
        );
        return { document: JSON.stringify(from), choices: "none", steps: JSON.stringify(steps) };
      },
    };
  }

  async #documentAfter(seq: number): Promise<Game> {
    const { id, since, about } = this.match;
    const saved = await this.#around.store.saved(id, seq);
    if (saved === undefined) throw new Error(`game ${id} has no document after step ${seq}`);
    const document = restore(id, saved);
    if (seq >= since) return document;
    const upgraded = documents.upgradeDocument(document, about.objectives);
    const read = upgraded.ok ? (await this.#around.referee.read(upgraded.value, id)).value : upgraded;
    if (!read.ok) throw new Error(`game ${id}: the document after step ${seq} is of an earlier version`);
    return read.document;
  }
}

async function load(store: Store, id: string): Promise<Loaded | undefined> {
  const stored = await store.load(id);
  if (stored === undefined) return undefined;
  const { version, seq, since } = stored.match;
  if (!documents.isOfThisShape(version)) throw new Error(`game ${id} has a document of version ${version}`);
  const document = restore(id, stored.saved);
  const hash = stored.saved.steps.at(-1)?.hash ?? hashOfGame(document);
  const match = { ...stored.match, document };
  const [steps, chat] = await Promise.all([lastSteps(store, match, seq), store.chat(id)]);
  return { match, hash, steps, chat, nothingChosenAt: seq === since ? seq : undefined };
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
