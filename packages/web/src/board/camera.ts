import type { Box } from "./footprint.ts";
import type { Point } from "./scene.ts";
import {
  clamped,
  fitted,
  panned,
  pinched,
  RIM,
  type Size,
  toBoard,
  toScreen,
  type View,
  zoomed,
} from "./viewport.ts";

/** The view once the hand is still: what labels are placed for. */
interface Settled {
  readonly scale: number;
  /** The part of the board in sight, in inches. */
  readonly sight: Box;
}

/** Holds the view of one board. It lives outside React: a pan must not render anything. */
export interface Camera {
  /** The view as it is now. */
  view(): View;
  zoomIn(): void;
  zoomOut(): void;
  /** The whole board again, also after each later resize. */
  fit(): void;
  panBy(dx: number, dy: number): void;
  zoomAt(at: Point, factor: number): void;
  pinch(before: readonly [Point, Point], now: readonly [Point, Point]): void;
  /** Pans as far as needed to have the point of the board in sight. */
  reveal(at: Point): void;
  toBoard(at: Point): Point;
  toScreen(at: Point): Point;
  /** Told by the board: how large the screen and the table are. */
  resize(screen: Size, board: Size): void;
  settled(): Settled;
  /** Called once a frame while the view changes; returns how to stop it. */
  onFrame(listener: () => void): () => void;
  /** Called when the hand has stopped: time for a sharp picture. */
  onRest(listener: () => void): () => void;
  /** Called after that, when `settled` has changed. */
  onSettle(listener: () => void): () => void;
}

/** A wheel turns in steps; the sharp picture is worth drawing only when it has stopped. */
const SETTLE_MS = 340;
/** Labels are placed after the picture is sharp: both in one frame would be felt. */
const AFTERWARDS_MS = 60;
const STEP = 1.35;
const GLIDE_MS = 180;

export function createCamera(): Camera {
  let screen: Size = { width: 0, height: 0 };
  let board: Size = { width: 60, height: 44 };
  let view: View = { x: 0, y: 0, scale: 16 };
  let follow = true;
  let settled = snapshot();
  let frame = 0;
  let glide = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frames = new Set<() => void>();
  const rests = new Set<() => void>();
  const settles = new Set<() => void>();

  function snapshot(): Settled {
    const [left, top] = toBoard(view, [0, 0]);
    const [right, bottom] = toBoard(view, [screen.width, screen.height]);
    return { scale: view.scale, sight: { left, top, right, bottom } };
  }

  function rest(): void {
    for (const listener of rests) listener();
    timer = setTimeout(settle, AFTERWARDS_MS);
  }

  function settle(): void {
    timer = undefined;
    settled = snapshot();
    for (const listener of settles) listener();
  }

  function show(next: View, about: Point = [screen.width / 2, screen.height / 2]): void {
    view = clamped(next, board, screen, about);
    if (frame === 0) {
      frame = requestAnimationFrame(() => {
        frame = 0;
        for (const listener of frames) listener();
      });
    }
    clearTimeout(timer);
    timer = setTimeout(rest, SETTLE_MS);
  }

  function byHand(next: View, about?: Point): void {
    cancelAnimationFrame(glide);
    follow = false;
    show(next, about);
  }

  /** To the view in a short movement, or at once for those who want none. */
  function glideTo(target: View): void {
    cancelAnimationFrame(glide);
    const goal = clamped(target, board, screen, [screen.width / 2, screen.height / 2]);
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      show(goal);
      return;
    }
    const from = view;
    let begin: number | undefined;
    const step = (now: number) => {
      begin ??= now;
      const t = Math.min((now - begin) / GLIDE_MS, 1);
      const ease = 1 - (1 - t) ** 3;
      const mix = (a: number, b: number) => a + (b - a) * ease;
      show({ x: mix(from.x, goal.x), y: mix(from.y, goal.y), scale: mix(from.scale, goal.scale) });
      if (t < 1) glide = requestAnimationFrame(step);
    };
    glide = requestAnimationFrame(step);
  }

  function zoomStep(factor: number): void {
    follow = false;
    glideTo(zoomed(view, [screen.width / 2, screen.height / 2], factor));
  }

  return {
    view: () => view,
    zoomIn: () => zoomStep(STEP),
    zoomOut: () => zoomStep(1 / STEP),
    fit() {
      follow = true;
      glideTo(fitted(board, screen));
    },
    panBy: (dx, dy) => byHand(panned(view, dx, dy)),
    zoomAt: (at, factor) => byHand(zoomed(view, at, factor), at),
    pinch: (before, now) => byHand(pinched(view, before, now), now[0]),
    reveal(at) {
      const [x, y] = toScreen(view, at);
      const margin = Math.min(60, screen.width / 4, screen.height / 4);
      const dx = Math.max(0, margin - x) - Math.max(0, x - screen.width + margin);
      const dy = Math.max(0, margin - y) - Math.max(0, y - screen.height + margin);
      // At the fitted view all is in sight, and a nudge would undo the fit.
      if (!follow && (dx !== 0 || dy !== 0)) glideTo(panned(view, dx, dy));
    },
    toBoard: (at) => toBoard(view, at),
    toScreen: (at) => toScreen(view, at),
    resize(newScreen, newBoard) {
      if (newScreen.width === 0 || newScreen.height === 0) return;
      screen = newScreen;
      board = newBoard;
      cancelAnimationFrame(glide);
      show(follow ? fitted(board, screen) : view);
      // The first picture must not wait for a hand to be still.
      cancelAnimationFrame(frame);
      frame = 0;
      clearTimeout(timer);
      for (const listener of [...frames, ...rests]) listener();
      settle();
    },
    settled: () => settled,
    onFrame(listener) {
      frames.add(listener);
      return () => frames.delete(listener);
    },
    onRest(listener) {
      rests.add(listener);
      return () => rests.delete(listener);
    },
    onSettle(listener) {
      settles.add(listener);
      return () => settles.delete(listener);
    },
  };
}

/** The whole of the drawing, rim and all, in inches. */
export function extent(board: Size): Box {
  return { left: -RIM, top: -RIM, right: board.width + RIM, bottom: board.height + RIM };
}
