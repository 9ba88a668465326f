import type { Box } from "./footprint.ts";

/** One wording of a sign and how wide it is; later wordings are shorter. */
export interface Wording {
  readonly text: string;
  readonly width: number;
}

/** A sign to be put somewhere: all lengths in pixels at the scale it is placed for. */
export interface Request {
  readonly id: string;
  readonly height: number;
  readonly wordings: readonly Wording[];
  /** Where its middle could stand for this width, with what each place costs beside what it would hide. */
  readonly places: (width: number) => readonly Place[];
  /** Shown even where it hides something. */
  readonly insistent: boolean;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly cost: number;
}

export interface Placed {
  readonly id: string;
  readonly text: string;
  readonly width: number;
  readonly x: number;
  readonly y: number;
  /** No free place was found: to be shown only when asked for. */
  readonly crowded: boolean;
}

/** What a square pixel hidden costs. */
const TOKEN = 1;
const SIGN = 4;
const OUTSIDE = 6;
/** Shortening is worth this many pixels of preference. */
const SHORTER = 90;
const AIR = 2;
/** A sign that would hide more than this share of itself in tokens or signs is crowded. */
const TOLERATED = 0.12;

/**
 * Puts the signs where they hide least, in the order given, each where earlier ones have left room. Deterministic: equal
 * costs go to the earlier place.
 */
export function place(
  requests: readonly Request[],
  tokens: readonly Box[],
  taken: readonly Box[],
  room: Box,
): Placed[] {
  const signs = [...taken];
  return requests.map((request) => {
    let best: { placed: Omit<Placed, "id" | "crowded">; cost: number; hidden: number } | undefined;
    const reach = field(request);
    const nearTokens = within(tokens, reach);
    const nearSigns = within(signs, reach);
    for (const [shortness, { text, width }] of request.wordings.entries()) {
      for (const { x, y, cost } of request.places(width)) {
        const wish = cost + shortness * SHORTER;
        if (best !== undefined && wish >= best.cost) continue;
        const box = around(x, y, width + 2 * AIR, request.height + 2 * AIR);
        const overSigns = overlaps(box, nearSigns);
        const overTokens = overlaps(box, nearTokens);
        const outside = area(box) - overlap(box, room);
        const total = wish + overTokens * TOKEN + overSigns * SIGN + outside * OUTSIDE;
        if (best !== undefined && total >= best.cost) continue;
        best = { placed: { text, width, x, y }, cost: total, hidden: (overTokens + overSigns) / area(box) };
      }
    }
    if (best === undefined) return { id: request.id, text: "", width: 0, x: 0, y: 0, crowded: true };
    const crowded = best.hidden > TOLERATED && !request.insistent;
    const { x, y, width } = best.placed;
    if (!crowded) signs.push(around(x, y, width, request.height));
    return { id: request.id, ...best.placed, crowded };
  });
}

export function around(x: number, y: number, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 };
}

/** All the room the request could take, so that what lies elsewhere need not be looked at for each place. */
function field({ wordings, places, height }: Request): Box {
  const width = Math.max(...wordings.map((wording) => wording.width)) + 2 * AIR;
  const all = wordings.flatMap((wording) => places(wording.width));
  return {
    left: Math.min(...all.map((one) => one.x)) - width / 2,
    right: Math.max(...all.map((one) => one.x)) + width / 2,
    top: Math.min(...all.map((one) => one.y)) - height / 2 - AIR,
    bottom: Math.max(...all.map((one) => one.y)) + height / 2 + AIR,
  };
}

function within(boxes: readonly Box[], room: Box): Box[] {
  return boxes.filter((box) => overlap(box, room) > 0);
}

const area = (box: Box): number => (box.right - box.left) * (box.bottom - box.top);

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

function overlaps(box: Box, others: readonly Box[]): number {
  let sum = 0;
  for (const other of others) sum += overlap(box, other);
  return sum;
}

/** Places around a box: above, below, beside, then farther out. */
export function placesAround(box: Box, height: number, near: number): (width: number) => Place[] {
  return (width) => {
    const middleX = (box.left + box.right) / 2;
    const middleY = (box.top + box.bottom) / 2;
    const places: Place[] = [];
    for (const [round, off] of [near, near + height + 3, near + 2.2 * height + 6].entries()) {
      const above = box.top - off - height / 2;
      const below = box.bottom + off + height / 2;
      const left = box.left - off - width / 2;
      const right = box.right + off + width / 2;
      const slide = (box.right - box.left) / 2 + width / 4;
      const cost = round * 70;
      places.push(
        { x: middleX, y: above, cost },
        { x: middleX, y: below, cost: cost + 24 },
        { x: middleX - slide / 2, y: above, cost: cost + 16 },
        { x: middleX + slide / 2, y: above, cost: cost + 16 },
        { x: middleX - slide, y: above, cost: cost + 30 },
        { x: middleX + slide, y: above, cost: cost + 30 },
        { x: middleX - slide / 2, y: below, cost: cost + 36 },
        { x: middleX + slide / 2, y: below, cost: cost + 36 },
        { x: right, y: middleY, cost: cost + 40 },
        { x: left, y: middleY, cost: cost + 44 },
        { x: right, y: above, cost: cost + 56 },
        { x: left, y: above, cost: cost + 56 },
        { x: right, y: below, cost: cost + 60 },
        { x: left, y: below, cost: cost + 60 },
      );
    }
    return places;
  };
}
