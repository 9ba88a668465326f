import { LIMITS } from "../limits.ts";

/** One after the other by key, and only so many wait. */
export class Turns {
  readonly #last = new Map<string, { readonly done: Promise<unknown>; readonly length: number }>();

  /** Undefined where too many wait already. */
  run<T>(key: string, task: () => Promise<T>): Promise<T> | undefined {
    const before = this.#last.get(key);
    const length = (before?.length ?? 0) + 1;
    if (length > LIMITS.waitingRequests) return undefined;
    const done = (before?.done ?? Promise.resolve()).then(task);
    const settled = done.then(
      () => this.#leave(key),
      () => this.#leave(key),
    );
    this.#last.set(key, { done: settled, length });
    return done;
  }

  #leave(key: string): void {
    const { done, length } = this.#last.get(key)!;
    if (length > 1) this.#last.set(key, { done, length: length - 1 });
    else this.#last.delete(key);
  }
}
