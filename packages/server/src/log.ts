import { type Logger, pino } from "pino";
import { monotonic } from "./bucket.ts";

export type { Logger };

export type LogLevel = "silent" | "error" | "warn" | "info" | "debug";

/** Lines of one kind in a minute; what is past them is counted, so that nobody can fill a disk by making us complain. */
const LINES_A_MINUTE = 200;
const MINUTE = 60_000;
/** Kinds that are told apart; there are far fewer, unless somebody finds a way to make them up. */
const KINDS = 500;

/** Decides which lines are written; gives how many of the kind were left out since the last one that was. */
export class Tally {
  readonly #now: () => number;
  #kinds = new Map<string, { lines: number; leftOut: number }>();
  #since: number;

  constructor(now: () => number = monotonic) {
    this.#now = now;
    this.#since = now();
  }

  /** Undefined: not to be written. */
  leftOut(kind: string): number | undefined {
    if (this.#now() - this.#since >= MINUTE) this.#begin();
    const known = this.#kinds.get(kind) ?? this.#kinds.get(OTHERS);
    const count = known ?? { lines: 0, leftOut: 0 };
    if (known === undefined) this.#kinds.set(this.#kinds.size < KINDS ? kind : OTHERS, count);
    if (++count.lines > LINES_A_MINUTE) {
      count.leftOut++;
      return undefined;
    }
    const { leftOut } = count;
    count.leftOut = 0;
    return leftOut;
  }

  #begin(): void {
    this.#since = this.#now();
    const full = [...this.#kinds].filter(([, { leftOut }]) => leftOut > 0);
    this.#kinds = new Map(full.map(([kind, { leftOut }]) => [kind, { lines: 0, leftOut }]));
  }
}

const OTHERS = "others";

/** One JSON line an event on standard output. Tokens and links never get here: only ids, roles and codes are logged. */
export function makeLog(level: LogLevel): Logger {
  const tally = new Tally();
  return pino({
    level,
    base: { name: "gunline" },
    timestamp: pino.stdTimeFunctions.isoTime,
    hooks: {
      logMethod(line, method, severity) {
        const [given, message] = line as unknown[];
        const about = typeof given === "object" ? (given as { readonly from?: string }) : {};
        const words = String(typeof given === "object" ? message : given);
        // What Colyseus says is in words of its own, and one kind.
        const leftOut = tally.leftOut(`${severity} ${about.from ?? words}`);
        if (leftOut === undefined) return;
        method.call(this, leftOut === 0 ? about : { ...about, left_out: leftOut }, words);
      },
    },
  });
}
