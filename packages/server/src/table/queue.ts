/** Runs tasks one after the other; one that fails does not stop the next. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(task: () => Promise<T>): Promise<T> {
    const done = this.#last.then(task);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Resolves when all tasks so far are done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
