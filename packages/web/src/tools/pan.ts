import type { BoardControls } from "../board/controls.ts";
import type { Point } from "../board/scene.ts";
import type { PointerDrag } from "./pointer-drag.ts";

/** The board follows the hand. */
export function pan(board: BoardControls, from: Point): PointerDrag {
  let last = from;
  return {
    move(at) {
      board.camera.panBy(at[0] - last[0], at[1] - last[1]);
      last = at;
    },
    end() {},
    cancel() {},
  };
}
