import type { BoardControls } from "../board/controls.ts";
import type { Point } from "../board/scene.ts";
import type { PointerDrag } from "./pointer-drag.ts";

/** A box is drawn around models, which are then taken up together. */
export function box(board: BoardControls, from: Point): PointerDrag {
  const corner = board.camera.toBoard(from);
  return {
    move: (at) => board.box.set([corner, board.camera.toBoard(at)]),
    end(at) {
      board.box.set(undefined);
      board.events().onBox?.(corner, board.camera.toBoard(at));
    },
    cancel: () => board.box.set(undefined),
  };
}
