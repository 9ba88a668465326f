import type { BoardInHand } from "../board/in-hand.ts";
import type { Point } from "../board/scene.ts";
import type { Grip } from "./grip.ts";

/** The board follows the hand. */
export function pan(board: BoardInHand, from: Point): Grip {
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
