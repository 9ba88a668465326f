/**
 * What waits for a thread, in one line for each address. Nobody waits behind another address's line: the address that has
 * used the least is served first, and of those that have used the same, the one that has waited longest.
 */
export class Lines<Job extends { readonly by: string }> {
  /** The address that was served last comes last. */
  readonly #byAddress = new Map<string, Job[]>();
  #length = 0;

  get length(): number {
    return this.#length;
  }

  add(job: Job): void {
    const line = this.#byAddress.get(job.by);
    if (line === undefined) this.#byAddress.set(job.by, [job]);
    else line.push(job);
    this.#length++;
  }

  /**
   * Takes out the next one that may go; undefined where none may. `chooser` says of an address which of its jobs may go,
   * and undefined where none may: lines are long, and most of what decides is the same for all of a line.
   */
  take(
    usedBy: (address: string) => number,
    chooser: (address: string) => ((job: Job) => boolean) | undefined,
  ): Job | undefined {
    let best: { readonly address: string; readonly at: number } | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const [address, line] of this.#byAddress) {
      const used = usedBy(address);
      if (used >= least) continue;
      const mayGo = chooser(address);
      const at = mayGo === undefined ? -1 : line.findIndex(mayGo);
      if (at < 0) continue;
      best = { address, at };
      least = used;
      // Nobody has used less, and those who come later have waited less.
      if (used <= 0) break;
    }
    return best && this.#takeOut(best.address, best.at);
  }

  #takeOut(address: string, at: number): Job {
    const line = this.#byAddress.get(address)!;
    const [job] = line.splice(at, 1);
    this.#length--;
    this.#byAddress.delete(address);
    if (line.length > 0) this.#byAddress.set(address, line);
    return job!;
  }

  /** What was taken out and could not go has waited longest. */
  addFirst(jobs: readonly Job[]): void {
    const others = [...this.#byAddress.values()].flat();
    this.#byAddress.clear();
    this.#length = 0;
    for (const job of [...jobs, ...others]) this.add(job);
  }

  /** Takes out up to so many that may go, one of an address, in the order in which they would be taken out one by one. */
  takeSome(
    most: number,
    usedBy: (address: string) => number,
    chooser: (address: string) => ((job: Job) => boolean) | undefined,
  ): readonly Job[] {
    const found: { readonly address: string; readonly at: number; readonly used: number }[] = [];
    for (const [address, line] of this.#byAddress) {
      const mayGo = chooser(address);
      const at = mayGo === undefined ? -1 : line.findIndex(mayGo);
      if (at >= 0) found.push({ address, at, used: usedBy(address) });
    }
    const first = found.sort((a, b) => a.used - b.used).slice(0, most);
    return first.map(({ address, at }) => this.#takeOut(address, at));
  }

  /** Whether something of an address waits. */
  has(address: string): boolean {
    return this.#byAddress.has(address);
  }

  /** Whether an address of which this is true has something waiting. */
  someAddress(is: (address: string) => boolean): boolean {
    return this.#byAddress.keys().some(is);
  }

  takeAll(): readonly Job[] {
    const all = [...this.#byAddress.values()].flat();
    this.#byAddress.clear();
    this.#length = 0;
    return all;
  }
}
