import type { Memory, Played } from "./orders.ts";

/** What one round of playing has shown. */
export interface Figures {
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Milliseconds of the server's processor time for one action. */
  readonly cpu: number;
}

export function figuresOf({ latencies, seconds }: Played, cpuMs: number): Figures {
  const sorted = [...latencies].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))]!;
  return {
    perSecond: latencies.length / seconds,
    p50: at(0.5),
    p99: at(0.99),
    cpu: cpuMs / latencies.length,
  };
}

/** Of several rounds: a neighbour's noise makes some of them worse, and none better. */
export function bestOf(rounds: readonly Figures[], figure: keyof Figures): number {
  const values = rounds.map((round) => round[figure]);
  return figure === "perSecond" ? Math.max(...values) : Math.min(...values);
}

export function medianOf(rounds: readonly Figures[], figure: keyof Figures): number {
  return rounds.map((round) => round[figure]).sort((a, b) => a - b)[rounds.length >> 1]!;
}

/** The best round, the median in brackets. */
export function shown(rounds: readonly Figures[], figure: keyof Figures, digits: number): string {
  const text = (value: number) =>
    value.toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${text(bestOf(rounds, figure))} (${text(medianOf(rounds, figure))})`;
}

export function perGame(kind: keyof Memory, before: Memory, after: Memory, games: number): string {
  return `${((after[kind] - before[kind]) / games / 1024).toFixed(0)} kB`;
}
