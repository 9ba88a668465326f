/** What the processes of a run say to each other. */

/** To a process that holds clients. */
export type LoadOrder =
  /** Have so many games open, with both clients each, or as many as can be opened in the time; gives how many. */
  | { readonly order: "open"; readonly games: number; readonly ms: number }
  /** Play the spare games until so many actions are made, or for so long, and leave them. */
  | { readonly order: "warm"; readonly actions: number; readonly ms: number }
  | { readonly order: "play"; readonly run: Run };

export interface Run {
  /** How many of the open games are played. */
  readonly active: number;
  /** Actions a second in all games together; null: each game as fast as it answers. */
  readonly perSecond: number | null;
  readonly ms: number;
}

export interface Played {
  /** Milliseconds from sending to the result at both clients. */
  readonly latencies: readonly number[];
  /** From the first action to the last result. */
  readonly seconds: number;
}

/** To a server, whichever. */
export type ProbeOrder = { readonly order: "memory" } | { readonly order: "cpu" };

export interface Memory {
  readonly rss: number;
  /** What is alive in the heap and beside it. */
  readonly live: number;
}
