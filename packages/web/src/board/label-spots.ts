import type { Disc } from "./discs.ts";
import type { Box } from "./footprint.ts";
import type { Place } from "./placement.ts";

/** What a label keeps between itself and its unit. */
const NEAR = 6;
/** How far the outer rounds stand off; a label there has a line to its unit. */
const ROUNDS = [20, 38, 60, 86] as const;
const DIRECTIONS = 12;

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
export function spotsAround(box: Box, ends: Extremes, width: number, height: number): Place[] {
  const middleX = (box.left + box.right) / 2;
  const middleY = (box.top + box.bottom) / 2;
  const tall = (box.bottom - box.top) / 2;
  const half = width / 2;
  const above = box.top - NEAR - height / 2;
  const below = box.bottom + NEAR + height / 2;
  const left = box.left - NEAR - half;
  const right = box.right + NEAR + half;
  const slide = Math.max(0, (box.right - box.left) / 2 + half - height);
  const spots: Place[] = [];
  const add = (x: number, y: number, cost: number) => spots.push({ x, y, cost });

  add(middleX, above, 0);
  add(middleX, below, 10);
  for (const [share, cost] of [
    [0.5, 8],
    [1, 18],
  ] as const) {
    for (const side of [1, -1]) {
      add(middleX + side * share * slide, above, cost);
      add(middleX + side * share * slide, below, cost + 10);
    }
  }
  for (const [share, cost] of [
    [0, 20],
    [-0.7, 24],
    [0.7, 26],
  ] as const) {
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
  for (const [round, off] of ROUNDS.entries()) {
    for (let at = 0; at < DIRECTIONS; at++) {
      const turn = ((at + (round % 2) / 2) * 2 * Math.PI) / DIRECTIONS - Math.PI / 2;
      add(
        middleX + Math.cos(turn) * (wide + half + off),
        middleY + Math.sin(turn) * (tall + height / 2 + off),
        12 + 6 * round,
      );
    }
  }
  return spots;
}
