import { discsOf } from "./discs.ts";
import { type Box, boxAround, boxAroundAll } from "./footprint.ts";
import {
  type ChosenLabel,
  chooseLabels,
  type Former,
  type LabelRequest,
  type Token,
} from "./label-choice.ts";
import { extremes, fieldAround, type Spots, spotsAround } from "./label-spots.ts";
import { type LabelWords, labelWords, textOf } from "./label-text.ts";
import { around, type Place, type Placed, place, placesAround, type Request } from "./placement.ts";
import { bounds, centroid } from "./polygon.ts";
import type { Footprint, Mark, Move, Point, Ring, SightRay, TerrainToken, UnitToken } from "./scene.ts";

/** How tall a label is and what surrounds its text, in pixels. */
export const LABEL_HEIGHT = 20;
const PADDING = 18;
const ICON = 16;
/** The dot of the side, and the gaps between name, number and note. */
const DOT = 15;
const GLYPH = 17;

export type Measure = (text: string) => number;

/** Those the player is busy with are placed first. */
const URGENCY: Record<Mark, number> = {
  acting: 0,
  chosen: 1,
  engaged: 2,
  eligible: 3,
  ready: 4,
  ineligible: 5,
  none: 6,
  done: 7,
};

/** Up to here a label is shown whatever it costs; up to there it is worth more than the others. */
const INSISTENT = URGENCY.chosen;
const RELEVANT = URGENCY.ready;
/** What a place may cost. One that was shown stays, whatever it costs: a label that vanishes is looked for. */
const WORTH = { relevant: 420, other: 360 };
/** From afar lines to labels would cover the table: only a place beside the unit will do. */
const WORTH_FROM_AFAR = { shown: 130, relevant: 90, other: 40 };

/** Whose tokens must be seen before all others. */
const IN_PLAY: ReadonlySet<Mark> = new Set(["acting", "chosen", "eligible"]);

/** How far around a unit others make it crowded. */
const CROWD = 40;

/** Below these pixels an inch the less urgent labels say only how many there are, and then nothing. */
const QUIET_BELOW = 8;
const SILENT_BELOW = 4;

export function scaled(box: Box, scale: number): Box {
  return {
    left: box.left * scale,
    top: box.top * scale,
    right: box.right * scale,
    bottom: box.bottom * scale,
  };
}

/** Every base as a box in pixels: what labels keep clear of. */
export function tokenBoxes(units: readonly UnitToken[], scale: number): Box[] {
  return units.flatMap((unit) => unit.models.map((model) => scaled(boxAround(model.footprint), scale)));
}

/** Words and a place for the label of every unit, for this scale; where they were last is `former`. */
export function placeUnitLabels(
  units: readonly UnitToken[],
  moves: readonly Move[],
  scale: number,
  measure: Measure,
  room: Box,
  former?: Former,
  /** Where other signs stand already. */
  signs: readonly Box[] = [],
): ChosenLabel[] {
  const texts = labelWords(units);
  const tokens = labelTokens(units, moves, scale);
  const requests = units.map((unit, at) => {
    const was = former?.get(unit.id);
    return labelRequest(unit, texts[at]!, scale, measure, was !== undefined && !was.crowded);
  });
  const inOrder = (first: readonly number[]) =>
    [...units.keys()]
      .sort((a, b) => URGENCY[units[a]!.mark] - URGENCY[units[b]!.mark] || first[b]! - first[a]! || a - b)
      .flatMap((at) => requests[at]!);
  const ghosts = moves.map((move) => scaled(boxAround(move.ghost), scale));
  const bases = [...tokenBoxes(units, scale), ...ghosts];
  const figures = placeFigures({ rings: [], rays: [], moves, terrain: [] }, bases, [], room, scale, measure);
  const taken = [
    ...figures.map((figure) => around(figure.x, figure.y, figure.width, LABEL_HEIGHT)),
    ...signs,
  ];
  const choose = (first: readonly number[]) =>
    chooseLabels(inOrder(first), tokens, taken, scaled(room, scale), former);
  const plain = choose(units.map(() => 0));
  // Once labels stand they mostly stay; before, it is worth trying to serve those in the thick of it first.
  if (former !== undefined) return plain;
  const crowded = choose(crowdAround(units, tokens, scale));
  return total(crowded) < total(plain) ? crowded : plain;
}

const total = (labels: readonly ChosenLabel[]): number => labels.reduce((sum, { cost }) => sum + cost, 0);

function labelRequest(
  unit: UnitToken,
  texts: readonly LabelWords[],
  scale: number,
  measure: Measure,
  isShown: boolean,
): LabelRequest[] {
  const box = boxAroundAll(unit.models.map((model) => model.footprint));
  const [first, ...rest] = unit.models.flatMap((model) => discsOf(model.footprint, scale));
  if (!box || !first) return [];
  const ends = extremes([first, ...rest]);
  const whole = scaled(box, scale);
  const known = new Map<number, Spots>();
  const urgency = URGENCY[unit.mark];
  const isAfar = scale < QUIET_BELOW && urgency > INSISTENT;
  const isQuiet = isAfar && urgency > RELEVANT;
  const icon = isQuiet || unit.mark === "none" || unit.mark === "ready" ? 0 : ICON;
  const room = PADDING + DOT + GLYPH + icon + (unit.busy === true ? ICON : 0);
  const wordings = texts.slice(isQuiet ? -1 : isAfar ? -2 : 0).map((words) => ({
    words,
    text: textOf(words),
    width: Math.ceil(measure(textOf(words)) + room),
  }));
  return [
    {
      unitId: unit.id,
      height: LABEL_HEIGHT,
      wordings,
      field: fieldAround(whole, wordings[0]?.width ?? 0, LABEL_HEIGHT),
      spots(width) {
        const spots = known.get(width) ?? spotsAround(whole, ends, width, LABEL_HEIGHT);
        known.set(width, spots);
        return spots;
      },
      limit: worthOf(urgency, isAfar, isShown),
      faded: scale < SILENT_BELOW && urgency > INSISTENT,
    },
  ];
}

function worthOf(urgency: number, isAfar: boolean, isShown: boolean): number {
  const rank = urgency <= RELEVANT ? "relevant" : "other";
  if (isAfar) return WORTH_FROM_AFAR[isShown ? "shown" : rank];
  return isShown || urgency <= INSISTENT ? Number.POSITIVE_INFINITY : WORTH[rank];
}

/** How many bases of other units stand around each unit: those in the thick of it have the fewest places. */
function crowdAround(units: readonly UnitToken[], tokens: readonly Token[], scale: number): number[] {
  return units.map(({ id, models }) => {
    const box = boxAroundAll(models.map((model) => model.footprint));
    if (!box) return 0;
    const { left, right, top, bottom } = scaled(box, scale);
    let count = 0;
    for (const { x, y, unitId } of tokens) {
      const near =
        x > left - CROWD && x < right + CROWD && y > top - CROWD && y < bottom + CROWD && unitId !== id;
      if (near) count++;
    }
    return count / models.length;
  });
}

/** Every base, and every place a base would go. */
function labelTokens(units: readonly UnitToken[], moves: readonly Move[], scale: number): Token[] {
  const owners = new Map(units.flatMap((unit) => unit.models.map((model) => [model.id, unit] as const)));
  const tokens = (unit: UnitToken, footprint: Footprint, ghost: boolean): Token[] =>
    discsOf(footprint, scale).map(({ x, y, radius }) => ({
      x,
      y,
      radius,
      unitId: unit.id,
      weight: IN_PLAY.has(unit.mark) ? 1.6 : 1,
      ghost,
    }));
  return [
    ...units.flatMap((unit) => unit.models.flatMap((model) => tokens(unit, model.footprint, false))),
    ...moves.flatMap((move) => {
      const unit = owners.get(move.modelId);
      return unit ? tokens(unit, move.ghost, true) : [];
    }),
  ];
}

/** The figures of rings, rays and moves, which make way for tokens and for unit labels. */
export function placeFigures(
  figures: {
    readonly rings: readonly Ring[];
    readonly rays: readonly SightRay[];
    readonly moves: readonly Move[];
    readonly terrain: readonly TerrainToken[];
  },
  tokens: readonly Box[],
  labels: readonly Box[],
  sight: Box,
  scale: number,
  measure: Measure,
): Placed[] {
  const request = (id: string, text: string, insistent: boolean, places: Request["places"]): Request => ({
    id,
    height: LABEL_HEIGHT,
    wordings: [{ text, width: measure(text) + PADDING }],
    places,
    insistent,
  });
  const requests = [
    ...figures.moves.flatMap((move) =>
      move.label === ""
        ? []
        : [
            request(
              `move:${move.modelId}`,
              move.label,
              true,
              placesAround(scaled(boxAround(move.ghost), scale), LABEL_HEIGHT, 8),
            ),
          ],
    ),
    ...figures.rays.flatMap((ray, at) =>
      ray.label === ""
        ? []
        : [request(`ray:${at}`, ray.label, false, () => placesOfRay(ray, figures.terrain, scale))],
    ),
    ...figures.rings.flatMap((ring) =>
      ring.label === ""
        ? []
        : [request(`ring:${ring.id}`, ring.label, false, () => onRing(ring, sight, scale))],
    ),
  ];
  return place(requests, tokens, labels, scaled(sight, scale));
}

/** What is in the way has its name on it; all else is written along the line. */
function placesOfRay(ray: SightRay, terrain: readonly TerrainToken[], scale: number): Place[] {
  const along = alongRay(ray, scale);
  const blocker = terrain.find(({ id }) => id === ray.blocker);
  if (blocker === undefined) return along;
  const [x, y] = centroid(blocker.polygon);
  const { left, right, top, bottom } = bounds(blocker.polygon);
  const spots = [
    [x, y],
    [x, top + (y - top) / 2],
    [x, y + (bottom - y) / 2],
    [left + (x - left) / 2, y],
    [x + (right - x) / 2, y],
  ] as const;
  const onIt = spots.map(([px, py], at) => ({ x: px * scale, y: py * scale, cost: at * 6 }));
  return [...onIt, ...along.map((place) => ({ ...place, cost: place.cost + 60 }))];
}

function alongRay({ from, to }: SightRay, scale: number): Place[] {
  return [0.5, 0.42, 0.58, 0.34, 0.66, 0.26, 0.74, 0.18, 0.82, 0.92].map((t, at) => ({
    x: (from[0] + (to[0] - from[0]) * t) * scale,
    y: (from[1] + (to[1] - from[1]) * t) * scale,
    cost: at * 8,
  }));
}

/** Up and to the right is where the eye looks for the figure of a circle. */
const FIGURE_AT: Point = [0.5, -0.866];

function onRing(ring: Ring, sight: Box, scale: number): Place[] {
  const points = ring.outline.flat();
  if (points.length === 0) return [];
  const x = points.reduce((sum, point) => sum + point[0], 0) / points.length;
  const y = points.reduce((sum, point) => sum + point[1], 0) / points.length;
  const visible = points.filter(
    (point) =>
      point[0] > sight.left + 1 &&
      point[0] < sight.right - 1 &&
      point[1] > sight.top + 1 &&
      point[1] < sight.bottom - 1,
  );
  const step = Math.max(1, Math.floor(visible.length / 48));
  return visible
    .filter((_, at) => at % step === 0)
    .map((point) => {
      const reach = Math.hypot(point[0] - x, point[1] - y) || 1;
      const towards = ((point[0] - x) * FIGURE_AT[0] + (point[1] - y) * FIGURE_AT[1]) / reach;
      return { x: point[0] * scale, y: point[1] * scale, cost: (1 - towards) * 60 };
    });
}
