import type { BoardControls } from "../board/controls.ts";
import { modelAt } from "../board/hit.ts";
import type { Ruler, RulerStop } from "../board/ruler.ts";
import type { Point } from "../board/scene.ts";
import type { PointerDrag } from "./pointer-drag.ts";

/** Pixels within which a tape takes hold of a base. */
const CATCH = 6;
const SAME_PLACE = 8;
const DOUBLE_MS = 350;

/**
 * The tape: pulled from place to place in one go, or laid from tap to tap. While it is laid, the last stop floats under
 * the pointer.
 */
export interface Measure {
  pull(from: Point): PointerDrag;
  tap(at: Point, time: number): void;
  hover(at: Point): void;
  /** Whether a tape is being laid. */
  busy(): boolean;
  finish(): void;
  cancel(): void;
}

export function measure(board: BoardControls): Measure {
  const { draft } = board;
  let made = 0;
  let lastTap: { at: Point; time: number } | undefined;
  const stopAt = (screen: Point): RulerStop => {
    const at = board.camera.toBoard(screen);
    const hit = modelAt(board.scene(), at, CATCH / board.camera.view().scale);
    if (!hit) return { at };
    return { at, modelId: hit.model.id, ...(hit.ghost ? { ghost: true } : {}) };
  };
  const keep = (stops: readonly RulerStop[]) => {
    draft.set([]);
    lastTap = undefined;
    if (stops.length < 2) return;
    const ruler: Ruler = { id: `ruler-${Date.now().toString(36)}-${made++}`, stops, pinned: false };
    board.events().onRulersChange?.([...board.rulers().filter((one) => one.pinned), ruler]);
  };
  return {
    pull(from) {
      const laid = draft.get();
      // Pulling on from a tape that is being laid adds to it.
      const start = laid.length > 1 ? laid.slice(0, -1) : [stopAt(from)];
      return {
        move: (at) => draft.set([...start, stopAt(at)]),
        end: (at) => keep([...start, stopAt(at)]),
        cancel: () => draft.set([]),
      };
    },
    tap(at, time) {
      const twice =
        lastTap !== undefined &&
        time - lastTap.time < DOUBLE_MS &&
        Math.hypot(at[0] - lastTap.at[0], at[1] - lastTap.at[1]) < SAME_PLACE;
      const laid = draft.get();
      if (twice) {
        keep(laid.slice(0, -1));
        return;
      }
      lastTap = { at, time };
      const stop = stopAt(at);
      draft.set(laid.length === 0 ? [stop, stop] : [...laid.slice(0, -1), stop, stop]);
    },
    hover(at) {
      const laid = draft.get();
      if (laid.length > 0) draft.set([...laid.slice(0, -1), stopAt(at)]);
    },
    busy: () => draft.get().length > 0,
    finish: () => keep(draft.get()),
    cancel() {
      draft.set([]);
      lastTap = undefined;
    },
  };
}
