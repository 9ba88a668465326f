import type { DiceBlock, GameEvent, LogLine } from "../result.ts";

/** Gathers what an action has to tell: dice, lines of the log and events, in the order in which they happen. */
export class Story {
  readonly dice: DiceBlock[] = [];
  readonly log: LogLine[] = [];
  readonly events: GameEvent[] = [];

  /** A line for both lengths of the log. */
  say(text: string): void {
    this.log.push({ detail: false, text });
  }

  /** A line for the verbose log only. */
  detail(text: string): void {
    this.log.push({ detail: true, text });
  }
}

/** `1 hit`, `2 hits`. */
export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}
