import type { Match } from "../match/match.ts";
import type { Place, Referee } from "../referee/referee.ts";
import type { Store } from "../store/store.ts";
import type { Resident, TableMemory } from "./memory.ts";
import { type Loaded, load } from "./stored-match.ts";

export interface LoaderSurroundings {
  readonly store: Store;
  readonly referee: Referee;
  /** Where the table is while it is in memory, and whose share of it that is. */
  readonly memory: TableMemory;
  readonly address: string;
  readonly isBusy: () => boolean;
  /** The match is another one than those at the table know. */
  readonly onChanged: () => void;
}

/** What is known of a table that is not in memory. */
type Resting = Pick<Match, "id" | "seq" | "since" | "revision"> & { readonly isRunning: boolean };

/** The most that reading a table from disk is charged for. */
const MOST_WAKING_MS = 100;

/**
 * Has a match in memory while something is done at its table, and reads it again where it has left memory or another host
 * has changed it. What the referee knows of it is forgotten with it.
 */
export class Loader {
  readonly #around: LoaderSurroundings;
  readonly #resident: Resident;
  /** Where the referee has the table. */
  readonly place: Place;
  #loaded: Loaded | undefined;
  #resting: Resting;
  /** A write failed without an answer: what is on disk must be read before anything else is done. */
  #inDoubt = false;

  constructor(id: string, around: LoaderSurroundings) {
    this.#around = around;
    this.place = around.referee.place();
    this.#resting = { id, seq: 0, since: 0, revision: -1, isRunning: false };
    const { address, isBusy } = around;
    this.#resident = { address, isBusy, unload: () => this.#forget() };
  }

  /** What is known whether or not it is in memory. */
  get resting(): Resting {
    return this.#resting;
  }

  get isLoaded(): boolean {
    return this.#loaded !== undefined;
  }

  get loaded(): Loaded {
    if (this.#loaded === undefined) throw new Error(`the table of game ${this.#resting.id} is not in memory`);
    return this.#loaded;
  }

  /** Brings it into memory; gives whether there is such a match. */
  async read(isPlayer: boolean): Promise<boolean> {
    const { store, memory } = this.#around;
    const { id } = this.#resting;
    await memory.enter(this.#resident, await store.documentBytes(id), isPlayer);
    try {
      const loaded = await load(store, id);
      if (loaded === undefined) memory.leave(this.#resident);
      else this.hold(loaded);
      return loaded !== undefined;
    } catch (error) {
      memory.leave(this.#resident);
      throw error;
    }
  }

  /** Gives the milliseconds that it took, up to a bound: a slow disk is not the fault of who waits for it. */
  async wake(isPlayer: boolean): Promise<number> {
    if (this.isLoaded) {
      this.#around.memory.used(this.#resident);
      return 0;
    }
    const started = performance.now();
    const known = this.#resting.revision;
    if (!(await this.read(isPlayer))) throw new Error(`game ${this.#resting.id} is gone`);
    if (this.loaded.match.revision !== known) this.#around.onChanged();
    return Math.min(performance.now() - started, MOST_WAKING_MS);
  }

  hold(loaded: Loaded): void {
    const { id, seq, since, revision, head } = loaded.match;
    this.#loaded = loaded;
    this.#resting = { id, seq, since, revision, isRunning: head.status.state === "running" };
  }

  /** Whether what is in memory is on disk is not known any more. */
  doubt(): void {
    this.#inDoubt = true;
  }

  async resolveDoubt(): Promise<void> {
    if (this.#inDoubt) await this.reload();
  }

  async reload(): Promise<void> {
    const { id, revision } = this.loaded.match;
    const loaded = await load(this.#around.store, id);
    if (loaded === undefined) throw new Error(`game ${id} is gone`);
    this.hold(loaded);
    this.#inDoubt = false;
    this.leaveReferee();
    if (loaded.match.revision !== revision) this.#around.onChanged();
  }

  /** Looks whether another host has changed it. */
  async catchUp(): Promise<void> {
    const { id, revision } = this.loaded.match;
    const stored = await this.#around.store.revision(id);
    if (stored !== undefined && stored > revision) await this.reload();
  }

  /** The document is another one than what the last action made. */
  leaveReferee(): void {
    this.#around.referee.leave(this.place);
  }

  /** Nobody needs it any more. */
  unload(): void {
    this.#around.memory.leave(this.#resident);
    this.#forget();
  }

  #forget(): void {
    this.#loaded = undefined;
    // Whatever is on disk is read before anything else is done.
    this.#inDoubt = false;
    this.leaveReferee();
  }
}
