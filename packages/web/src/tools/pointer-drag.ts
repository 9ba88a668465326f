import type { Point } from "../board/scene.ts";

/** What a press has become once it moves, until it is let go. Places are in pixels of the board's corner. */
export interface PointerDrag {
  move(at: Point): void;
  end(at: Point): void;
  cancel(): void;
  /** The wheel, while it is held. */
  turn?(step: number): void;
}
