/** Whether an address may use the threads that are kept for those who play: what its jobs have cost so far says it. */
export type TrustLevel = "trusted" | "new" | "costly";

/** Quick jobs before an address is trusted, and the most that it can have to its credit. */
const TRUSTED_FROM = 10;
const MOST_CREDIT = 100;
/** A job counts as one more, less one for each of so many milliseconds of work: half a second takes 24 quick ones. */
const MS_PER_CREDIT = 20;
/** Addresses that are remembered; the one that has asked for nothing for longest is forgotten first. */
const MOST_ADDRESSES = 20_000;

/**
 * What is known about an address from the work that it has asked for. Nobody can tell what an action costs before it is
 * done, so an address has to show first that its actions are quick, and an expensive one uses that up.
 */
export class Trust {
  /** The one that has asked last comes last. */
  readonly #credit = new Map<string, number>();

  of(address: string): TrustLevel {
    const credit = this.#credit.get(address) ?? 0;
    if (credit < 0) return "costly";
    return credit >= TRUSTED_FROM ? "trusted" : "new";
  }

  add(address: string, ms: number): void {
    const next = (this.#credit.get(address) ?? 0) + 1 - ms / MS_PER_CREDIT;
    this.#credit.delete(address);
    this.#credit.set(address, Math.min(MOST_CREDIT, Math.max(-MOST_CREDIT, next)));
    if (this.#credit.size <= MOST_ADDRESSES) return;
    const [oldest] = this.#credit.keys();
    this.#credit.delete(oldest!);
  }
}
