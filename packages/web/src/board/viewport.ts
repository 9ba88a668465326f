import type { Point } from "./scene.ts";

/** Where the board stands on the screen: a point p in inches is drawn at p × scale + (x, y) pixels. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The wooden edge around the mat, in inches: the ticks and their figures stand on it. */
export const RIM = 1;

/** How near one can come: pixels an inch. */
const NEAREST = 150;
/** How far away, as a share of the scale at which the whole board fits. */
const FARTHEST = 0.7;

/** The view that shows the whole board with its rim, centred, with so many pixels to spare on each side. */
export function fitted(board: Size, screen: Size, spare = 8): View {
  const width = Math.max(screen.width - 2 * spare, 1);
  const height = Math.max(screen.height - 2 * spare, 1);
  const scale = Math.min(width / (board.width + 2 * RIM), height / (board.height + 2 * RIM));
  return {
    x: (screen.width - board.width * scale) / 2,
    y: (screen.height - board.height * scale) / 2,
    scale,
  };
}

export function toScreen(view: View, [x, y]: Point): Point {
  return [x * view.scale + view.x, y * view.scale + view.y];
}

export function toBoard(view: View, [x, y]: Point): Point {
  return [(x - view.x) / view.scale, (y - view.y) / view.scale];
}

export function panned(view: View, dx: number, dy: number): View {
  return { x: view.x + dx, y: view.y + dy, scale: view.scale };
}

/** Nearer by the factor, with what lies under the screen point staying there. */
export function zoomed(view: View, [x, y]: Point, factor: number): View {
  return { x: x - (x - view.x) * factor, y: y - (y - view.y) * factor, scale: view.scale * factor };
}

/** The scale kept within bounds about the screen point, and some of the board kept in the middle of the screen. */
export function clamped(view: View, board: Size, screen: Size, about: Point): View {
  const lowest = fitted(board, screen).scale * FARTHEST;
  const scale = Math.min(Math.max(view.scale, lowest), Math.max(NEAREST, lowest));
  const kept = zoomed(view, about, scale / view.scale);
  return {
    x: within(kept.x, screen.width / 2 - board.width * scale, screen.width / 2),
    y: within(kept.y, screen.height / 2 - board.height * scale, screen.height / 2),
    scale,
  };
}

/** The view under two fingers that were at the first pair of points and are now at the second. */
export function pinched(view: View, before: readonly [Point, Point], now: readonly [Point, Point]): View {
  const spread = ([a, b]: readonly [Point, Point]) => Math.hypot(b[0] - a[0], b[1] - a[1]);
  const middle = ([a, b]: readonly [Point, Point]): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const from = middle(before);
  const to = middle(now);
  const factor = spread(before) > 1 ? spread(now) / spread(before) : 1;
  return panned(zoomed(view, from, factor), to[0] - from[0], to[1] - from[1]);
}

const within = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
