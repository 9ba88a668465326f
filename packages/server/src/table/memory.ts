import { setTimeout as pause } from "node:timers/promises";
import { monotonic } from "../bucket.ts";
import { LIMITS } from "../limits.ts";

/** A table in memory. */
export interface Resident {
  /** Whose share of the memory it counts against: who has opened it. */
  readonly address: string;
  /** Something is being done at it. */
  readonly isBusy: () => boolean;
  /** It leaves memory; it is on disk, and is read again when somebody needs it. */
  readonly unload: () => void;
}

/** There is no room for another table, and when to try again. */
export class NoRoom extends Error {
  override readonly name = "NoRoom";
  readonly seconds = LIMITS.noRoomSeconds;

  constructor() {
    super(
      "The server has no room for another table at the moment: too many are being played. Games under way go on; try again in half a minute.",
    );
  }
}

interface Held {
  readonly bytes: number;
  usedAt: number;
}

/**
 * The tables that are in memory, by the bytes of their documents. All of them are on disk, so that one at which nothing
 * is being done can leave at any moment: whoever comes back to a game always finds room.
 *
 * Who has most gives way first. With n addresses the share of each is one part of n + 1: however many there are, their
 * shares never fill the whole. An address past its share makes room with its own tables and not with those of others.
 */
export class TableMemory {
  /** Bytes of documents that there may be at the most. */
  readonly most: number;
  readonly #held = new Map<Resident, Held>();
  readonly #byAddress = new Map<string, number>();
  #bytes = 0;
  #unloaded = 0;
  #refusedAt = Number.NEGATIVE_INFINITY;

  constructor(most: number) {
    this.most = most;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get tables(): number {
    return this.#held.size;
  }

  /** How often a table had to leave for another one. */
  get unloaded(): number {
    return this.#unloaded;
  }

  /** Whether somebody was refused a while ago: more would be now. */
  get isRefusing(): boolean {
    return monotonic() - this.#refusedAt < LIMITS.noRoomSeconds * 1_000;
  }

  /**
   * Makes room for a table. Players of a game that has begun get it from anybody's table at which nothing is being done,
   * and wait a moment where there is none; others only from tables that nobody has used for a while, and not from the
   * part that is reserved for those players.
   */
  async enter(one: Resident, bytes: number, isPlayer: boolean): Promise<void> {
    const end = monotonic() + (isPlayer ? LIMITS.roomMs : 0);
    while (!this.#makeRoom(one.address, bytes, isPlayer)) {
      if (monotonic() >= end) {
        this.#refusedAt = monotonic();
        throw new NoRoom();
      }
      await pause(RETRY_MS);
    }
    this.#held.set(one, { bytes, usedAt: monotonic() });
    this.#add(one.address, bytes);
  }

  used(one: Resident): void {
    const held = this.#held.get(one);
    if (held !== undefined) held.usedAt = monotonic();
  }

  leave(one: Resident): void {
    const held = this.#held.get(one);
    if (held === undefined) return;
    this.#held.delete(one);
    this.#add(one.address, -held.bytes);
  }

  #makeRoom(address: string, bytes: number, isPlayer: boolean): boolean {
    const share = this.#shareWith(address);
    const own = () => this.#byAddress.get(address) ?? 0;
    // One table is everybody's due, however large.
    while (own() > 0 && own() + bytes > share) {
      if (!this.#unload((one) => one.address === address)) return false;
    }
    const most = isPlayer ? this.most : this.most * (1 - LIMITS.reservedForPlayers);
    while (this.#bytes > 0 && this.#bytes + bytes > most) {
      const since = monotonic() - (isPlayer ? 0 : LIMITS.idleTableMs);
      const isFree =
        this.#unload((one) => this.#isPast(share, one)) || this.#unload((_, { usedAt }) => usedAt <= since);
      if (!isFree) return false;
    }
    return true;
  }

  #shareWith(address: string): number {
    const addresses = this.#byAddress.size + (this.#byAddress.has(address) ? 0 : 1);
    return this.most / (addresses + 1);
  }

  /** Whether its address has more than its share, and more than this one table. */
  #isPast(share: number, one: Resident): boolean {
    const own = this.#byAddress.get(one.address)!;
    return own > share && own > this.#held.get(one)!.bytes;
  }

  /** The one of these that was not used for longest leaves; gives whether there was one. */
  #unload(isMeant: (one: Resident, held: Held) => boolean): boolean {
    let oldest: [Resident, Held] | undefined;
    for (const [one, held] of this.#held) {
      if (oldest !== undefined && oldest[1].usedAt <= held.usedAt) continue;
      if (isMeant(one, held) && !one.isBusy()) oldest = [one, held];
    }
    if (oldest === undefined) return false;
    this.#unloaded++;
    this.leave(oldest[0]);
    oldest[0].unload();
    return true;
  }

  #add(address: string, bytes: number): void {
    this.#bytes += bytes;
    const own = (this.#byAddress.get(address) ?? 0) + bytes;
    if (own > 0) this.#byAddress.set(address, own);
    else this.#byAddress.delete(address);
  }
}

/** What is being done at a table takes a few milliseconds. */
const RETRY_MS = 20;
