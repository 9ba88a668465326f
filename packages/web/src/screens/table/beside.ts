import type { Box, Corner, Size } from "../../ui/box.ts";

const MARGIN = 12;

/** Where a card lies beside a spot and hides nothing of it; where no side has room, on the side that has most. */
export function besideOf(spot: Box, card: Size, window: Size): Corner {
  const room = {
    right: window.width - spot.right - card.width,
    above: spot.top - card.height,
    below: window.height - spot.bottom - card.height,
    left: spot.left - card.width,
  };
  const sides = ["above", "right", "below", "left"] as const;
  const fitting = sides.find((side) => room[side] >= 2 * MARGIN);
  const side = fitting ?? sides.reduce((best, one) => (room[one] > room[best] ? one : best));
  const middle = {
    left: (spot.left + spot.right - card.width) / 2,
    top: (spot.top + spot.bottom - card.height) / 2,
  };
  const corners: Readonly<Record<typeof side, Corner>> = {
    right: { left: spot.right + MARGIN, top: middle.top },
    left: { left: spot.left - MARGIN - card.width, top: middle.top },
    above: { left: middle.left, top: spot.top - MARGIN - card.height },
    below: { left: middle.left, top: spot.bottom + MARGIN },
  };
  const { left, top } = corners[side];
  return {
    left: within(left, MARGIN, window.width - card.width - MARGIN),
    top: within(top, MARGIN, window.height - card.height - MARGIN),
  };
}

function within(value: number, least: number, most: number): number {
  return Math.round(Math.max(least, Math.min(value, most)));
}
