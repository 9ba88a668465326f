import { gapBetween, pointBase } from "./gap.ts";
import type { Footprint, Point } from "./scene.ts";

/** One stop of a ruler. With a model it holds to that model's base and follows it. */
export interface RulerStop {
  readonly at: Point;
  readonly modelId?: string;
  /** On the place the model is moving to, not on where it stands. */
  readonly ghost?: boolean;
}

export interface Ruler {
  readonly id: string;
  readonly stops: readonly RulerStop[];
  /** Stays when the next one is drawn. */
  readonly pinned: boolean;
}

export interface Leg {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
}

/** The base a stop holds to, if it still stands. */
export type BaseOf = (stop: RulerStop) => Footprint | undefined;

/**
 * The legs of a ruler. It measures from the edge of the base it starts on to the edge of the base it ends on, as the
 * tape on the table does; stops in between are points.
 */
export function legsOf(stops: readonly RulerStop[], baseOf: BaseOf): Leg[] {
  const last = stops.length - 1;
  const legs: Leg[] = [];
  for (let at = 0; at < last; at++) {
    const from = stops[at]!;
    const to = stops[at + 1]!;
    const start = (at === 0 && baseOf(from)) || pointBase(from.at);
    const end = (at + 1 === last && baseOf(to)) || pointBase(to.at);
    const gap = gapBetween(start, end);
    legs.push({ from: gap.from, to: gap.to, length: gap.length });
  }
  return legs;
}

export function totalOf(legs: readonly Leg[]): number {
  return legs.reduce((sum, leg) => sum + leg.length, 0);
}

/** `8.7″`. */
export function inches(length: number): string {
  return `${length.toFixed(1)}″`;
}
