import type { Box, Corner, Size } from "../../ui/box.ts";

/** What a card speaks of: models must be seen, their labels better so. */
interface Spoken {
  readonly models: readonly Box[];
  readonly labels: readonly Box[];
}

const MARGIN = 12;
/** Places are tried this far apart. */
const STEP = 24;

/**
 * Where a card hides none of the models that it speaks of, and as little as can be of their labels: of all such places the
 * one nearest to the lower right corner, where it hides least of the rest. Undefined where there is none.
 */
export function placeFor(card: Size, area: Size, { models, labels }: Spoken): Corner | undefined {
  const most = { left: area.width - card.width - MARGIN, top: area.height - card.height - MARGIN };
  let best: { readonly corner: Corner; readonly hidden: number } | undefined;
  for (const corner of corners(most)) {
    const box = { ...corner, right: corner.left + card.width, bottom: corner.top + card.height };
    if (overlapOf(box, models) > 0) continue;
    const hidden = overlapOf(box, labels);
    if (best === undefined || hidden < best.hidden) best = { corner, hidden };
    if (hidden === 0) break;
  }
  return best?.corner;
}

/** Nearest to the lower right corner first. */
function corners(most: Corner): readonly Corner[] {
  const found = downFrom(most.left).flatMap((left) => downFrom(most.top).map((top) => ({ left, top })));
  const way = ({ left, top }: Corner) => most.left - left + (most.top - top);
  return found.sort((a, b) => way(a) - way(b));
}

/** None where even the first is out of sight. */
function downFrom(most: number): readonly number[] {
  const steps = Math.ceil((most - MARGIN) / STEP);
  return Array.from({ length: Math.max(0, steps + 1) }, (_, step) => Math.max(MARGIN, most - step * STEP));
}

function overlapOf(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => {
    const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return wide > 0 && high > 0 ? sum + wide * high : sum;
  }, 0);
}
