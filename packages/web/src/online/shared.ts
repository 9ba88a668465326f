import { type Delay, type Patience, untilReached } from "./reach.ts";

interface Asking<Answer> {
  readonly answer: Promise<Answer>;
  readonly waiting: Set<Patience>;
  readonly leaving: AbortController;
  /** Why it takes long, as far as is known. */
  delay: Delay | undefined;
}

/** Asks the server patiently, once for everybody in this window who needs the same answer at the same time. */
export class SharedAsking<Answer> {
  readonly #open = new Map<string, Asking<Answer>>();

  ask(key: string, ask: () => Promise<Answer>, patience: Patience): Promise<Answer> {
    const { signal } = patience;
    if (signal.aborted) return Promise.reject(signal.reason);
    const asking = this.#open.get(key) ?? this.#begin(key, ask);
    asking.waiting.add(patience);
    if (asking.delay !== undefined) patience.onWait(asking.delay);
    return new Promise((resolve, reject) => {
      const leave = () => {
        asking.waiting.delete(patience);
        // Nobody needs the answer any more.
        if (asking.waiting.size === 0) this.#end(key, asking);
        reject(signal.reason);
      };
      signal.addEventListener("abort", leave);
      asking.answer.then(resolve, reject).finally(() => signal.removeEventListener("abort", leave));
    });
  }

  #begin(key: string, ask: () => Promise<Answer>): Asking<Answer> {
    const leaving = new AbortController();
    const waiting = new Set<Patience>();
    const onWait = (delay: Delay) => {
      asking.delay = delay;
      for (const one of waiting) one.onWait(delay);
    };
    const answer = untilReached(ask, { signal: leaving.signal, onWait });
    const asking: Asking<Answer> = { answer, waiting, leaving, delay: undefined };
    this.#open.set(key, asking);
    const over = () => this.#end(key, asking);
    answer.then(over, over);
    return asking;
  }

  #end(key: string, asking: Asking<Answer>): void {
    asking.leaving.abort();
    if (this.#open.get(key) === asking) this.#open.delete(key);
  }
}
