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
import { labelTexts } from "./label-text.ts";
import { around, type Place, type Placed, place, placesAround, type Request } from "./placement.ts";
import type { Footprint, Mark, Move, Point, Ring, SightRay, UnitToken } from "./scene.ts";

/** How tall a label is and what surrounds its text, in pixels. */
export const LABEL_HEIGHT = 20;
const PADDING = 18;
const ICON = 16;
/** The dot of the side, and the wider gap before the badge. */
const DOT = 13;

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

/** Whose tokens must be seen before all others. */
const IN_PLAY: ReadonlySet<Mark> = new Set(["acting", "chosen", "eligible"]);

/** How far around a unit others make it crowded. */
const CROWD = 40;

/** Below these pixels an inch the less urgent labels fade. */
const QUIET_BELOW = 8;
const SILENT_BELOW = 5;

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
): ChosenLabel[] {
  const texts = labelTexts(units);
  const tokens = labelTokens(units, moves, scale);
  const requests = units.map((unit, at) => labelRequest(unit, texts[at]!, scale, measure));
  const inOrder = (first: readonly number[]) =>
    [...units.keys()]
      .sort((a, b) => URGENCY[units[a]!.mark] - URGENCY[units[b]!.mark] || first[b]! - first[a]! || a - b)
      .flatMap((at) => requests[at]!);
  const ghosts = moves.map((move) => scaled(boxAround(move.ghost), scale));
  const bases = [...tokenBoxes(units, scale), ...ghosts];
  const figures = placeFigures({ rings: [], rays: [], moves }, bases, [], room, scale, measure);
  const taken = figures.map((figure) => around(figure.x, figure.y, figure.width, LABEL_HEIGHT));
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
  texts: readonly string[],
  scale: number,
  measure: Measure,
): LabelRequest[] {
  const box = boxAroundAll(unit.models.map((model) => model.footprint));
  const [first, ...rest] = unit.models.flatMap((model) => discsOf(model.footprint, scale));
  if (!box || !first) return [];
  const ends = extremes([first, ...rest]);
  const whole = scaled(box, scale);
  const known = new Map<number, Spots>();
  const urgency = URGENCY[unit.mark];
  const icon = unit.mark === "none" || unit.mark === "ready" ? 0 : ICON;
  const wordings = texts.map((text) => ({ text, width: Math.ceil(measure(text) + PADDING + DOT + icon) }));
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
      limit: urgency <= INSISTENT ? Number.POSITIVE_INFINITY : urgency <= RELEVANT ? 330 : 230,
      faded: (scale < QUIET_BELOW && urgency > RELEVANT) || (scale < SILENT_BELOW && urgency > INSISTENT),
    },
  ];
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
      ray.label === "" ? [] : [request(`ray:${at}`, ray.label, false, () => alongRay(ray, scale))],
    ),
    ...figures.rings.flatMap((ring) =>
      ring.label === ""
        ? []
        : [request(`ring:${ring.id}`, ring.label, false, () => onRing(ring, sight, scale))],
    ),
  ];
  return place(requests, tokens, labels, scaled(sight, scale));
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
