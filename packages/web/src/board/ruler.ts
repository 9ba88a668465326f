import type { Point } from "./scene.ts";

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

/** Where a tape lies from one stop to the next, and how long that is; more than it looks, if it leads up or down. */
export interface Leg {
  readonly from: Point;
  readonly to: Point;
  readonly length: number;
}

/** How lengths are measured and read: the board's owner asks the rules. */
export interface Tape {
  readonly measure: (from: RulerStop, to: RulerStop) => Leg;
  readonly read: (length: number) => string;
}

/**
 * The legs of a ruler. It measures from the edge of the base it starts on to the edge of the base it ends on, as the
 * tape on the table does; stops in between are points.
 */
export function legsOf(stops: readonly RulerStop[], { measure }: Pick<Tape, "measure">): Leg[] {
  const last = stops.length - 1;
  return stops.slice(0, -1).map((stop, at) => {
    const next = stops[at + 1]!;
    return measure(at === 0 ? stop : { at: stop.at }, at + 1 === last ? next : { at: next.at });
  });
}

export function totalOf(legs: readonly Leg[]): number {
  return legs.reduce((sum, leg) => sum + leg.length, 0);
}
