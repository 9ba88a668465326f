/** Parts of circles that lie in others. */

export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A part of a turn in radians, or of a line from 0 to 1. */
export type Span = readonly [from: number, to: number];

export const TURN = 2 * Math.PI;

/** The part of a circle that lies in a disc grown by so much. */
export function arcInDisc({ x, y, radius: r }: Disc, other: Disc, grown = 0): readonly Span[] {
  const s = other.radius + grown;
  const apart = Math.hypot(other.x - x, other.y - y);
  if (apart >= r + s || apart <= r - s) return [];
  if (apart <= s - r) return [[0, TURN]];
  const half = Math.acos((apart * apart + r * r - s * s) / (2 * apart * r));
  return turned(Math.atan2(other.y - y, other.x - x), half);
}

/** So far to either side of a direction: one span or, over the seam, two. */
export function turned(middle: number, half: number): readonly Span[] {
  const from = (middle - half + TURN) % TURN;
  const to = (middle + half + TURN) % TURN;
  return from <= to
    ? [[from, to]]
    : [
        [from, TURN],
        [0, to],
      ];
}
