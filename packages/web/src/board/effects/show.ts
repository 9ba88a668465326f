import type { Point, Side } from "../scene.ts";

/** A shot on its way. */
export interface Tracer {
  readonly from: Point;
  readonly to: Point;
}

/** Wounds lost at one place of the table. */
export interface Loss {
  readonly at: Point;
  readonly wounds: number;
  readonly slain: boolean;
}

/** A model that has gone a way. */
export interface Walk {
  readonly modelId: string;
  /** From where it stood to where it stands, with all corners. */
  readonly path: readonly Point[];
}

/** What has just happened, to be seen once: short, and over at any key or press. */
export interface Show {
  /** Another one each time, however alike they are. */
  readonly id: number;
  /** Who fires. */
  readonly side: Side;
  readonly tracers: readonly Tracer[];
  readonly losses: readonly Loss[];
  readonly walks: readonly Walk[];
}

/** More than this would be fog, and slow. */
export const MOST_TRACERS = 40;
export const MOST_LOSSES = 60;

/** How long a model takes for an inch of its way, and for the whole of it at the most; in milliseconds. */
export const WALKING = { inch: 130, most: 1_200 };

/** How long shots fly, when the first figures appear, and when all is over; at the pace of 1, in milliseconds. */
export const TIMING = { flight: 320, figures: 260, end: 1_500 };
