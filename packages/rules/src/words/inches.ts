import { TOLERANCE } from "../base/limits.ts";

/**
 * Rounded up to a tenth, so that what is beyond 24 inches never reads as 24, and what the rules take as within them
 * does: the one rounding of lengths for people.
 */
export function tenths(value: number): number {
  return Math.max(Math.ceil((value - TOLERANCE) * 10) / 10, 0);
}

/** `24.1`, and `24` without a needless decimal; whoever writes it adds the mark of inches. */
export function inches(value: number): string {
  return String(tenths(value));
}
