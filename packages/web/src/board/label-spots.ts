import type { Disc } from "./discs.ts";
import type { Box } from "./footprint.ts";

/** What a label keeps between itself and its unit. */
const NEAR = 6;
/** How far the outer rounds stand off; a label there has a line to its unit. */
const ROUNDS = [20, 38, 60, 86] as const;
const DIRECTIONS = 12;
/** Where each outer place lies, in units of the round's size. */
const TURNS = ROUNDS.flatMap((off, round) =>
  Array.from({ length: DIRECTIONS }, (_, at) => {
    const turn = ((at + (round % 2) / 2) * 2 * Math.PI) / DIRECTIONS - Math.PI / 2;
    return { off, cost: 12 + 6 * round, x: Math.cos(turn), y: Math.sin(turn) };
  }),
);
/** Along the upper and lower edge: how far from the middle, and what is to be said against it. */
const SLIDES = [
  { share: 0.5, cost: 8 },
  { share: -0.5, cost: 8 },
  { share: 1, cost: 18 },
  { share: -1, cost: 18 },
] as const;
const HEIGHTS = [
  { share: 0, cost: 20 },
  { share: -0.7, cost: 24 },
  { share: 0.7, cost: 26 },
] as const;
const COUNT = 2 + 2 * SLIDES.length + 2 * HEIGHTS.length + 12 + TURNS.length;

/** Places as plain numbers, three for each: x, y, and its cost. There are thousands, and they are soon forgotten. */
export type Spots = Float64Array;
export const STRIDE = 3;

/** The models that stand out to each side: a unit in a crooked row is nearest to its label there. */
interface Extremes {
  readonly top: Disc;
  readonly bottom: Disc;
  readonly left: Disc;
  readonly right: Disc;
}

export function extremes(discs: readonly [Disc, ...Disc[]]): Extremes {
  const most = (how: (disc: Disc) => number) => discs.reduce((a, b) => (how(b) > how(a) ? b : a));
  return {
    top: most(({ y, radius }) => radius - y),
    bottom: most(({ y, radius }) => y + radius),
    left: most(({ x, radius }) => radius - x),
    right: most(({ x, radius }) => x + radius),
  };
}

/**
 * Where a unit's label could stand, with what is to be said against each place by itself. The same index means the same
 * side of the unit whatever the width, so a label can stay where it was when its words change.
 */
export function spotsAround(box: Box, ends: Extremes, width: number, height: number): Spots {
  const middleX = (box.left + box.right) / 2;
  const middleY = (box.top + box.bottom) / 2;
  const tall = (box.bottom - box.top) / 2;
  const half = width / 2;
  const above = box.top - NEAR - height / 2;
  const below = box.bottom + NEAR + height / 2;
  const left = box.left - NEAR - half;
  const right = box.right + NEAR + half;
  const slide = Math.max(0, (box.right - box.left) / 2 + half - height);
  const spots = new Float64Array(COUNT * STRIDE);
  let end = 0;
  const add = (x: number, y: number, cost: number) => {
    spots[end++] = x;
    spots[end++] = y;
    spots[end++] = cost;
  };

  add(middleX, above, 0);
  add(middleX, below, 10);
  for (const { share, cost } of SLIDES) {
    add(middleX + share * slide, above, cost);
    add(middleX + share * slide, below, cost + 10);
  }
  for (const { share, cost } of HEIGHTS) {
    add(right, middleY + share * tall, cost);
    add(left, middleY + share * tall, cost + 2);
  }
  const lean = Math.max(0, half - height / 2);
  for (const shift of [0, lean, -lean]) {
    add(ends.top.x + shift, ends.top.y - ends.top.radius - NEAR - height / 2, 12);
    add(ends.bottom.x + shift, ends.bottom.y + ends.bottom.radius + NEAR + height / 2, 22);
    const lift = Math.sign(shift);
    add(right, ends.right.y + lift * (ends.right.radius + height / 4), 24);
    add(left, ends.left.y + lift * (ends.left.radius + height / 4), 26);
  }
  const wide = (box.right - box.left) / 2;
  for (const { off, cost, x, y } of TURNS) {
    add(middleX + x * (wide + half + off), middleY + y * (tall + height / 2 + off), cost);
  }
  return spots;
}

/** All the room a label of this size could take around the box. */
export function fieldAround({ left, right, top, bottom }: Box, width: number, height: number): Box {
  const off = ROUNDS[ROUNDS.length - 1]! + height;
  return {
    left: left - off - width,
    right: right + off + width,
    top: top - off - height,
    bottom: bottom + off + height,
  };
}
