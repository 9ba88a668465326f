import type { ChatLine, Command, Down, Message, Outcome, Presence, Role, Step } from "@gunline/link";
import {
  type Choice,
  DOCUMENT_VERSION,
  type Game,
  type PlayerId,
  parseGame,
  upgradeDocument,
} from "@gunline/rules";
import { LIMITS } from "../limits.ts";
import type { Logger } from "../log.ts";
import { decide } from "../match/decide.ts";
import { type Decision, outcomeOf, refuse } from "../match/decision.ts";
import { hashOfGame } from "../match/hash.ts";
import { type Match, viewChange, viewOf } from "../match/match.ts";
import { recall } from "../match/recall.ts";
import { restore } from "../match/restore.ts";
import type { Change, Store } from "../store/store.ts";
import { Queue } from "./queue.ts";

export interface Surroundings {
  readonly store: Store;
  readonly log: Logger;
  readonly now: () => number;
  /** Tells other hosts of the same match, if there are any, that it has changed. */
  readonly announce: (game: string, revision: number) => void;
}

/** Where a table speaks to: everybody at it. */
export interface Audience {
  tell(message: Message): void;
  /** Everybody needs the whole table again. */
  anew(): void;
}

type Reply = (message: Message) => void;

/** How often a command is decided anew because another host wrote first. */
const TRIES = 5;

interface Loaded {
  readonly match: Match;
  readonly steps: readonly Step[];
  readonly chat: readonly ChatLine[];
  /** The choices that can be taken back; undefined where they were made before this host read the match. */
  readonly choices: readonly Choice[] | undefined;
}

/**
 * The host of one match: carries out commands one after the other, each on disk before anyone hears of it. It may be
 * stopped at any moment, and another host may be at work on the same match: the store decides who was first.
 */
export class Table {
  readonly #around: Surroundings;
  readonly #audience: Audience;
  readonly #queue = new Queue();
  #loaded: Loaded;
  /** A write failed without an answer: what is on disk must be read before anything else is done. */
  #inDoubt = false;

  private constructor(around: Surroundings, audience: Audience, loaded: Loaded) {
    this.#around = around;
    this.#audience = audience;
    this.#loaded = loaded;
  }

  static async open(id: string, around: Surroundings, audience: Audience): Promise<Table | undefined> {
    const loaded = await load(around.store, id);
    return loaded === undefined ? undefined : new Table(around, audience, loaded);
  }

  get match(): Match {
    return this.#loaded.match;
  }

  welcome(you: Role, presence: Presence): Down["welcome"] {
    const { match, steps, chat } = this.#loaded;
    const { about, document, head } = match;
    const watch = you === "watch" ? null : head.watch;
    return {
      you,
      about,
      view: viewOf(match),
      document,
      hash: hashOfGame(document),
      steps,
      chat,
      presence,
      watch,
    };
  }

  document(): Down["document"] {
    const { match } = this.#loaded;
    return { document: match.document, hash: hashOfGame(match.document), view: viewOf(match) };
  }

  async history(before: number): Promise<Down["history"]> {
    const { match } = this;
    const upTo = Math.min(before - 1, match.seq);
    return { steps: await lastSteps(this.#around.store, match, upTo) };
  }

  /** Carries it out and answers it; gives the milliseconds for which deciding it kept the process busy. */
  async command(
    seat: PlayerId,
    command: Command,
    reply: Reply,
    /** Whose limit of games counts what begins with it. */
    customer: string | null = null,
  ): Promise<number> {
    if (this.#queue.length >= LIMITS.waitingCommands) {
      this.#refuse(reply, command.id, "TOO_FAST", "Too much is waiting at this table; wait a moment.");
      return 0;
    }
    return this.#queue.run(async () => {
      const effort = { ms: 0 };
      try {
        await this.#carryOut(seat, command, reply, effort, customer);
      } catch (error) {
        // Whether it was written is not known: sent again, it is found on disk or carried out.
        this.#inDoubt = true;
        this.#around.log.error({ err: error, game: this.match.id, type: command.type }, "store failed");
        this.#refuse(reply, command.id, "NOT_SAVED", "The game could not be saved; try again.");
      }
      return effort.ms;
    });
  }

  /** Another host, or a claim of a seat, has changed the match. */
  refresh(revision: number): Promise<void> {
    return this.#queue.run(async () => {
      if (revision > this.match.revision) await this.#reload();
    });
  }

  /** Looks whether it has missed a change: announcements may be lost. */
  catchUp(): Promise<void> {
    return this.#queue.run(() => this.#catchUp());
  }

  idle(): Promise<void> {
    return this.#queue.idle();
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
      const decision = await this.#decide(seat, command, effort);
      if (!decision.ok)
        return reply(["refused", { id: command.id, errors: decision.errors, seq: match.seq }]);
      if ((await store.commit(changeOf(match, decision, command, customer))) === "done") {
        this.#enter(decision);
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

  async #decide(seat: PlayerId, command: Command, effort: { ms: number }): Promise<Decision> {
    const { store, log, now } = this.#around;
    const { match } = this;
    const started = performance.now();
    try {
      return await decide(match, seat, command, {
        now: now(),
        choices: this.#loaded.choices,
        recall: () => this.#recall(),
        documentAfter: (seq) => this.#documentAfter(seq),
        tokens: () => store.tokens(match.id),
      });
    } catch (error) {
      log.error({ err: error, game: match.id, type: command.type }, "command failed");
      return refuse("INTERNAL", "The server failed at this; nothing was changed.");
    } finally {
      effort.ms += performance.now() - started;
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
    const { match: before, steps, chat: lines, choices } = this.#loaded;
    const match = { ...decision.match, revision: before.revision + 1 };
    this.#loaded = {
      match,
      steps: step === undefined ? steps : [...steps, step].slice(-LIMITS.stepsPerPage),
      chat: chat === undefined ? lines : [...lines, chat].slice(-LIMITS.chatLines),
      choices: step === undefined ? choices : step.kind === "rewind" ? [] : decision.choices,
    };
    if (chat !== undefined) this.#audience.tell(["chat", chat]);
    else if (step === undefined) this.#audience.tell(["status", { view: viewOf(match) }]);
    else if (step.kind === "action")
      this.#audience.tell(["step", { step, changed: viewChange(before, match) }]);
    else this.#audience.tell(["rewound", { step, document: match.document, view: viewOf(match) }]);
  }

  /** The command was carried out before and the answer was lost: the same answer again. */
  async #repeat(id: string, { seq }: Outcome, reply: Reply): Promise<void> {
    const [step] = seq === null ? [] : await this.#around.store.steps(this.match.id, seq - 1, seq);
    reply(["done", { id, repeat: true, step: step ?? null }]);
  }

  #refuse(reply: Reply, id: string, code: string, message: string): void {
    reply(["refused", { id, errors: [{ code, message }], seq: this.match.seq }]);
  }

  async #catchUp(): Promise<void> {
    const revision = await this.#around.store.revision(this.match.id);
    if (revision !== undefined && revision > this.match.revision) await this.#reload();
  }

  async #reload(): Promise<void> {
    const loaded = await load(this.#around.store, this.match.id);
    if (loaded === undefined) throw new Error(`game ${this.match.id} is gone`);
    const changed = loaded.match.revision !== this.match.revision;
    this.#loaded = loaded;
    this.#inDoubt = false;
    if (changed) this.#audience.anew();
  }

  async #recall(): Promise<readonly Choice[]> {
    const { match } = this;
    const choices = await recall(
      match,
      (after) => this.#around.store.steps(match.id, after, match.seq),
      (seq) => this.#documentAfter(seq),
    );
    this.#loaded = { ...this.#loaded, choices };
    return choices;
  }

  async #documentAfter(seq: number): Promise<Game> {
    const { id, since, about } = this.match;
    const saved = await this.#around.store.saved(id, seq);
    if (saved === undefined) throw new Error(`game ${id} has no document after step ${seq}`);
    const document = restore(id, saved);
    if (seq >= since) return document;
    const upgraded = upgradeDocument(document, about.objectives);
    const parsed = upgraded.ok ? parseGame(upgraded.value) : upgraded;
    if (!parsed.ok) throw new Error(`game ${id}: the document after step ${seq} is of an earlier version`);
    return parsed.value;
  }
}

async function load(store: Store, id: string): Promise<Loaded | undefined> {
  const stored = await store.load(id);
  if (stored === undefined) return undefined;
  const { version, seq, since } = stored.match;
  if (version !== DOCUMENT_VERSION) throw new Error(`game ${id} has a document of version ${version}`);
  const match = { ...stored.match, document: restore(id, stored.saved) };
  const [steps, chat] = await Promise.all([lastSteps(store, match, seq), store.chat(id)]);
  return { match, steps, chat, choices: seq === since ? [] : undefined };
}

/** A page of steps that ends with this one; those of an earlier version nobody could read. */
function lastSteps(store: Store, { id, since }: Match, upTo: number): Promise<readonly Step[]> {
  return store.steps(id, Math.max(upTo - LIMITS.stepsPerPage, since), upTo);
}

function changeOf(
  before: Match,
  decision: Extract<Decision, { ok: true }>,
  command: Command,
  customer: string | null,
): Change {
  const { match, step, chat, spawn } = decision;
  // What a rewind leads to cannot be made from the steps before it.
  const snapshot = step !== undefined && (step.kind === "rewind" || step.seq % LIMITS.stepsPerSnapshot === 0);
  return {
    match,
    revision: before.revision,
    snapshot,
    // An action is known by its step.
    ...(command.type !== "act" && { command: { id: command.id, outcome: outcomeOf(decision) } }),
    ...(step !== undefined && { step }),
    ...(chat !== undefined && { chat }),
    ...(spawn !== undefined && { spawn: { ...spawn, address: customer } }),
  };
}
