import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Store } from "./store.ts";

const EVERY_MS = 10_000;

/**
 * A number that grows while a folder of games is in use, in the database and in a file beside it. Anyone who puts a copy of
 * the database in the place of the one that was there puts back an earlier number, and the file shows it. A copy of the
 * whole folder cannot be told so.
 */
export class Heartbeat {
  readonly #store: Store;
  readonly #file: string;
  #last = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(store: Store, folder: string) {
    this.#store = store;
    this.#file = join(folder, "gunline.beat");
  }

  /** Starts; gives a name for the copy that the games are, if they are one. */
  async start(onError: (error: unknown) => void): Promise<string | undefined> {
    const beside = this.#read();
    const within = await this.#store.heartbeat();
    this.#last = Math.max(beside, within);
    await this.#next();
    this.#timer = setInterval(() => this.#next().catch(onError), EVERY_MS);
    this.#timer.unref();
    return beside > within ? `found-${this.#last}` : undefined;
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#next();
  }

  /** First within: a process that ends between the two leaves no file that is ahead. */
  async #next(): Promise<void> {
    this.#last++;
    await this.#store.noteHeartbeat(this.#last);
    writeFileSync(`${this.#file}.new`, `${this.#last}\n`, { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }

  #read(): number {
    try {
      return Number(readFileSync(this.#file, "utf8")) || 0;
    } catch {
      return 0;
    }
  }
}
