import { streams } from "./streams.ts";

/** Bars of Unicode blocks, an eighth of a character fine. */

const EIGHTHS = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"] as const;

/** A bar of that share of the width; whatever is more than nothing shows. */
export function bar(share: number, width: number): string {
  const least = share > 0 ? 1 : 0;
  const eighths = Math.max(least, Math.round(Math.min(1, Math.max(0, share)) * width * 8));
  return "█".repeat(Math.floor(eighths / 8)) + EIGHTHS[eighths % 8]!;
}

const USUAL_WIDTH = 80;
const NARROWEST = 40;

/** How many characters fit a line; a pipe has no width of its own. */
export function terminalWidth(columns: number | undefined = streams().stdout.columns): number {
  return columns === undefined || columns === 0 ? USUAL_WIDTH : Math.max(NARROWEST, columns);
}
