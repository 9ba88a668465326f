/** Runs tasks one after the other; one that fails does not stop the next. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve();
  #length = 0;

  /** How many tasks are not done yet. */
  get length(): number {
    return this.#length;
  }

  run<T>(task: () => Promise<T>): Promise<T> {
    this.#length++;
    const done = this.#last.then(task).finally(() => this.#length--);
    this.#last = done.catch(() => undefined);
    return done;
  }

  /** Resolves when all tasks so far are done. */
  async idle(): Promise<void> {
    await this.#last;
  }
}
