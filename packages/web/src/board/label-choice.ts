import { apart, type Bar, type Disc } from "./discs.ts";
import type { Box } from "./footprint.ts";
import { type Spots, STRIDE } from "./label-spots.ts";
import type { LabelWords } from "./label-text.ts";
import { around, type Wording } from "./placement.ts";
import { type TokenGrid, tokenGrid } from "./token-grid.ts";

/** A base somewhere on the table, with the unit it is of. */
export interface Token extends Disc {
  readonly unitId: string;
  /** How grave it is to hide it, 1 for one that plays no part now. */
  readonly weight: number;
  /** Where a model would go: to be kept clear, but its unit stands elsewhere. */
  readonly ghost: boolean;
}

interface LabelWording extends Wording {
  readonly words: LabelWords;
}

export interface LabelRequest {
  readonly unitId: string;
  readonly height: number;
  /** From the whole of it to the least. */
  readonly wordings: readonly LabelWording[];
  /** Where it could stand at this width; an index means the same side of the unit at every width. */
  readonly spots: (width: number) => Spots;
  /** The room all of its places lie in. */
  readonly field: Box;
  /** The cost above which it is better left out. */
  readonly limit: number;
  /** Waits for the pointer in any case, and takes no room. */
  readonly faded: boolean;
}

/** From the edge of a label to the unit it names, in pixels. */
export interface Leader {
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

export interface ChosenLabel {
  readonly id: string;
  readonly text: string;
  readonly words: LabelWords;
  readonly width: number;
  readonly x: number;
  readonly y: number;
  /** No good place was found: to be shown only when asked for. */
  readonly crowded: boolean;
  readonly cost: number;
  /** The index of its place, by which it is kept next time. */
  readonly spot: number;
  /** Only where the label alone would not tell whose it is. */
  readonly leader: Leader | undefined;
}

type Last = Pick<ChosenLabel, "spot" | "crowded" | "text">;

/** Each label as it was chosen last, by its unit. */
export type Former = ReadonlyMap<string, Last>;

/** What it costs to say less: without the note, abbreviated, the number alone. */
const SHORTER = [0, 30, 85, 170] as const;
/** A label this near to its unit needs no line to it. */
const NEIGHBOURHOOD = 15;
/** A token of another unit should be farther than the unit itself by this much. */
const CLEARLY = 8;
const DOUBT = 5;
/** A label with a line to its unit should stand alone: no token of another unit within this. */
const ALONE = 14;
const LURED = 10;
const WRONG = 50;
const FAR = 1;
const LEADER = 40;
/** Hiding a token: by itself, and by each pixel of depth. */
const HIDING = 130;
const DEPTH = 30;
/** The rim of a token can be touched. */
const GRAZED = 0.5;
const CROSSES_TOKEN = 60;
const CROSSES_SIGN = 200;
/** To stand where another label stood and would stay. */
const DISPLACES = 45;
/** Not to be shown at all. */
const HIDDEN = 400;
/** A place is kept until another is better by this. */
const STAY = 70;
const AIR = 1;
/** Tokens of other units farther off than this do not matter. */
const AROUND = Math.max(NEIGHBOURHOOD + CLEARLY, ALONE);

interface Rated {
  readonly cost: number;
  readonly spot: number;
  readonly text: string;
  readonly words: LabelWords;
  readonly bar: Bar;
  readonly width: number;
  readonly leader: Leader | undefined;
}

/**
 * Chooses words and a place for every label, in the order given: those first get the better ones. Labels never lie over
 * each other. One that has no place worth its cost is left out. Deterministic: equal costs go to the longer words, then
 * to the earlier place.
 */
export function chooseLabels(
  requests: readonly LabelRequest[],
  tokens: readonly Token[],
  taken: readonly Box[],
  room: Box,
  former: Former = new Map(),
): ChosenLabel[] {
  const signs = [...taken];
  const leaders: Leader[] = [];
  const grid = tokenGrid(tokens);
  const owned = Map.groupBy(tokens, ({ unitId }) => unitId);
  const kept = new Map<string, Box>();
  for (const request of requests) {
    const box = formerBox(request, former);
    if (box) kept.set(request.unitId, box);
  }
  return requests.map((request) => {
    const { unitId, field } = request;
    kept.delete(unitId);
    const own = (owned.get(unitId) ?? []).filter(({ ghost }) => !ghost);
    const table: Surroundings = {
      grid,
      own,
      signs: signs.filter((sign) => meets(sign, field)),
      leaders,
      kept: [...kept.values()].filter((box) => meets(box, field)),
      room,
    };
    const last = former.get(unitId);
    const chosen = request.faded ? undefined : decide(request, table, last);
    if (chosen === undefined) return labelAt(unitId, whenAsked(request, table, last), true);
    signs.push(around(chosen.bar.x, chosen.bar.y, chosen.width + 2 * AIR, request.height + 2 * AIR));
    if (chosen.leader) leaders.push(chosen.leader);
    return labelAt(unitId, chosen, false);
  });
}

/** The best place below the limit, or the last one where that is nearly as good. */
function decide(request: LabelRequest, table: Surroundings, last: Last | undefined): Rated | undefined {
  const stays = last && !last.crowded ? best(request, table, last.spot) : undefined;
  if (stays && stays.cost <= STAY) return stays;
  const found = best(request, table);
  return stays && found && stays.cost <= found.cost + STAY ? stays : found;
}

/** Where it appears under the pointer, over other labels if need be, and in all its words. */
function whenAsked(request: LabelRequest, table: Surroundings, last: Last | undefined): Rated | undefined {
  const whole = { ...request, wordings: request.wordings.slice(0, 1), limit: Number.POSITIVE_INFINITY };
  const alone = { ...table, signs: [], kept: [] };
  return (last?.crowded ? best(whole, alone, last.spot) : undefined) ?? best(whole, alone);
}

function labelAt(id: string, rated: Rated | undefined, crowded: boolean): ChosenLabel {
  if (rated === undefined) {
    const words = { name: "", count: "", note: "" };
    const nowhere = { width: 0, x: 0, y: 0, cost: HIDDEN, spot: 0, leader: undefined };
    return { id, text: "", words, crowded: true, ...nowhere };
  }
  const { text, words, width, bar, spot, leader, cost } = rated;
  return { id, text, words, width, x: bar.x, y: bar.y, crowded, cost: crowded ? HIDDEN : cost, spot, leader };
}

interface Surroundings {
  readonly grid: TokenGrid<Token>;
  /** Where the unit itself stands. */
  readonly own: readonly Token[];
  readonly signs: readonly Box[];
  readonly leaders: readonly Leader[];
  /** Where labels stood that have no place yet. */
  readonly kept: readonly Box[];
  readonly room: Box;
}

function best(request: LabelRequest, table: Surroundings, only?: number): Rated | undefined {
  let found: Rated | undefined;
  for (const [shortness, { text, words, width }] of request.wordings.entries()) {
    if (shortness > 0 && text === request.wordings[shortness - 1]?.text) continue;
    const less = SHORTER[Math.min(shortness, SHORTER.length - 1)]!;
    const spots = request.spots(width);
    const end = only === undefined ? spots.length / STRIDE : only + 1;
    for (let spot = only ?? 0; spot < end; spot++) {
      const wish = spots[spot * STRIDE + 2]! + less;
      const below = found?.cost ?? request.limit;
      if (wish >= below) continue;
      const bar = barAt(spots[spot * STRIDE]!, spots[spot * STRIDE + 1]!, width, request.height);
      const rated = rate(request.unitId, bar, wish, below, table);
      if (rated && rated.cost < below) found = { ...rated, spot, text, words, bar, width };
    }
  }
  return found;
}

function barAt(x: number, y: number, width: number, height: number): Bar {
  return { x, y, half: Math.max(0, width - height) / 2, radius: height / 2 };
}

/** What the place costs, as far as it is worth knowing: undefined where it is impossible or not below the bound. */
function rate(
  unitId: string,
  bar: Bar,
  wish: number,
  below: number,
  table: Surroundings,
): Pick<Rated, "cost" | "leader"> | undefined {
  const box = around(bar.x, bar.y, 2 * (bar.half + bar.radius), 2 * bar.radius);
  const { room } = table;
  if (box.left < room.left || box.right > room.right || box.top < room.top || box.bottom > room.bottom) {
    return undefined;
  }
  if (table.signs.some((sign) => meets(box, sign))) return undefined;
  let own = Number.POSITIVE_INFINITY;
  let nearest: Token | undefined;
  for (const token of table.own) {
    const gap = apart(bar, token);
    if (gap >= own) continue;
    own = gap;
    nearest = token;
  }
  let cost = wish + Math.max(0, own - NEIGHBOURHOOD / 2) * FAR;
  if (cost + (own > NEIGHBOURHOOD ? LEADER : 0) >= below) return undefined;
  // What is known of other labels comes first: it is quicker to ask than the tokens are.
  for (const other of table.kept) if (meets(box, other)) cost += DISPLACES;
  for (const leader of table.leaders) if (crosses(leader, box)) cost += CROSSES_SIGN;
  if (cost >= below) return undefined;
  let another = Number.POSITIVE_INFINITY;
  for (const token of table.grid.within(grown(box, AROUND))) {
    const gap = apart(bar, token);
    if (gap < -GRAZED) {
      cost += (HIDING - gap * DEPTH) * token.weight;
      if (cost >= below) return undefined;
    }
    if (gap < another && token.unitId !== unitId) another = gap;
  }
  if (nearest === undefined || (own <= NEIGHBOURHOOD && own <= another)) {
    cost += Math.max(0, own + CLEARLY - another) * DOUBT;
    return { cost, leader: undefined };
  }
  cost +=
    LEADER + Math.max(0, ALONE - Math.max(0, another)) * LURED + (another < Math.min(own, ALONE) ? WRONG : 0);
  if (cost >= below) return undefined;
  const leader = leaderBetween(bar, nearest);
  return { cost: cost + crossings(leader, unitId, table), leader };
}

/** From the edge of the label to a little within the token. */
function leaderBetween(bar: Bar, token: Disc): Leader {
  const x = Math.min(Math.max(token.x, bar.x - bar.half), bar.x + bar.half);
  const length = Math.hypot(token.x - x, token.y - bar.y) || 1;
  const ux = (token.x - x) / length;
  const uy = (token.y - bar.y) / length;
  const reach = Math.max(bar.radius, length - Math.max(0, token.radius - 3));
  return { from: [x + ux * bar.radius, bar.y + uy * bar.radius], to: [x + ux * reach, bar.y + uy * reach] };
}

function crossings(leader: Leader, unitId: string, table: Surroundings): number {
  let cost = 0;
  const [x1, y1] = leader.from;
  const [x2, y2] = leader.to;
  const field = {
    left: Math.min(x1, x2),
    right: Math.max(x1, x2),
    top: Math.min(y1, y2),
    bottom: Math.max(y1, y2),
  };
  for (const token of table.grid.within(field)) {
    if (token.unitId === unitId) continue;
    const { x, y, radius } = token;
    const core = radius * 0.8;
    if (crosses(leader, { left: x - core, right: x + core, top: y - core, bottom: y + core })) {
      cost += CROSSES_TOKEN;
    }
  }
  for (const sign of table.signs) if (crosses(leader, sign)) cost += CROSSES_SIGN;
  for (const sign of table.kept) if (crosses(leader, sign)) cost += DISPLACES;
  for (const other of table.leaders) if (cuts(leader, other)) cost += CROSSES_SIGN;
  return cost;
}

function grown({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}

function meets(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Whether any of the line lies in the box. */
function crosses({ from: [x, y], to }: Leader, box: Box): boolean {
  if ((x < box.left && to[0] < box.left) || (x > box.right && to[0] > box.right)) return false;
  if ((y < box.top && to[1] < box.top) || (y > box.bottom && to[1] > box.bottom)) return false;
  let enter = 0;
  let leave = 1;
  for (const [at, along, low, high] of [
    [x, to[0] - x, box.left, box.right],
    [y, to[1] - y, box.top, box.bottom],
  ] as const) {
    if (along === 0) {
      if (at < low || at > high) return false;
      continue;
    }
    const a = (low - at) / along;
    const b = (high - at) / along;
    enter = Math.max(enter, Math.min(a, b));
    leave = Math.min(leave, Math.max(a, b));
  }
  return enter < leave;
}

/** Whether two lines cut each other. */
function cuts(a: Leader, b: Leader): boolean {
  const side = ({ from, to }: Leader, [x, y]: readonly [number, number]) =>
    Math.sign((to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]));
  return side(a, b.from) !== side(a, b.to) && side(b, a.from) !== side(b, a.to);
}

/** Where the label would stand if nothing made it move. */
function formerBox(request: LabelRequest, former: Former): Box | undefined {
  const last = former.get(request.unitId);
  if (!last || last.crowded || request.faded) return undefined;
  const wording = request.wordings.find(({ text }) => text === last.text) ?? request.wordings[0];
  if (!wording) return undefined;
  const spots = request.spots(wording.width);
  const at = last.spot * STRIDE;
  return around(spots[at]!, spots[at + 1]!, wording.width, request.height);
}
