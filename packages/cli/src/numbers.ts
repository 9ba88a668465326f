import type { Bounds, Distribution } from "@gunline/rules";

/** Numbers as people read them: what is possible never shows as 0 %, nor what is not certain as 100 %. */

const SHOWN = 0.0005;
const ROUNDING = 1e-12;

export function percent(chance: number): string {
  if (chance > ROUNDING && chance < SHOWN) return "<0.1 %";
  if (chance < 1 - ROUNDING && chance > 1 - SHOWN) return ">99.9 %";
  return `${(100 * chance).toFixed(1)} %`;
}

function figure(value: number): string {
  return value > ROUNDING && value < 0.005 ? "<0.01" : value.toFixed(2);
}

/** A mean, or the two numbers that it lies between. */
export function meanText(what: Distribution | Bounds): string {
  if ("mean" in what) return figure(what.mean);
  const { mean_at_least: least, mean_at_most: most } = what;
  return least === most ? figure(least) : `${figure(least)} to ${figure(most)}`;
}

/** The number to compare by: the middle where only bounds are known. */
export function middle(what: Distribution | Bounds): number {
  return "mean" in what ? what.mean : (what.mean_at_least + what.mean_at_most) / 2;
}
