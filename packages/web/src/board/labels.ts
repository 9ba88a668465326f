import { type Box, boxAround, boxAroundAll } from "./footprint.ts";
import {
  around,
  type Place,
  type Placed,
  place,
  placesAround,
  type Request,
  type Wording,
} from "./placement.ts";
import type { Mark, Move, Point, Ring, SightRay, UnitToken } from "./scene.ts";

/** How tall a label is and what surrounds its text, in pixels. */
export const LABEL_HEIGHT = 20;
const PADDING = 18;
const ICON = 15;

export type Measure = (text: string) => number;

/** Those the player is busy with are placed first and never left out. */
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

export function fullText({ name, badge }: UnitToken): string {
  return badge === "" ? name : `${name} ${badge}`;
}

function wordings(unit: UnitToken, measure: Measure): Wording[] {
  const icon = unit.mark === "none" || unit.mark === "ready" ? 0 : ICON;
  const texts = [fullText(unit), unit.name];
  if (unit.name.length > 12) texts.push(`${unit.name.slice(0, 9).trimEnd()}…`);
  return [...new Set(texts)].map((text) => ({ text, width: measure(text) + PADDING + icon }));
}

/** Where the unit labels stand, for this scale; they keep off bases, ghosts of bases and the figures of moves. */
export function placeUnitLabels(
  units: readonly UnitToken[],
  moves: readonly Move[],
  scale: number,
  measure: Measure,
  room: Box,
): Placed[] {
  const order = [...units.keys()].sort((a, b) => URGENCY[units[a]!.mark] - URGENCY[units[b]!.mark] || a - b);
  const requests = order.flatMap((at): Request[] => {
    const unit = units[at]!;
    const box = boxAroundAll(unit.models.map((model) => model.footprint));
    if (!box) return [];
    return [
      {
        id: unit.id,
        height: LABEL_HEIGHT,
        wordings: wordings(unit, measure),
        places: placesAround(scaled(box, scale), LABEL_HEIGHT, 6),
        insistent: URGENCY[unit.mark] <= 1,
      },
    ];
  });
  const marks = new Map(units.map((unit) => [unit.id, URGENCY[unit.mark]]));
  const faded = (id: string) => {
    const urgency = marks.get(id) ?? 9;
    return (scale < QUIET_BELOW && urgency >= 5) || (scale < SILENT_BELOW && urgency >= 2);
  };
  const tokens = [...tokenBoxes(units, scale), ...moves.map((move) => scaled(boxAround(move.ghost), scale))];
  const figures = placeFigures({ rings: [], rays: [], moves }, tokens, [], room, scale, measure);
  const taken = figures.map((figure) => around(figure.x, figure.y, figure.width, LABEL_HEIGHT));
  return place(requests, tokens, taken, scaled(room, scale)).map((placed) =>
    faded(placed.id) ? { ...placed, crowded: true } : placed,
  );
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
