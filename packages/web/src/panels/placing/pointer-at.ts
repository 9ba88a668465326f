import { type Cell, createCell } from "../../board/cell.ts";
import type { Point } from "../../board/scene.ts";

/**
 * Where a mouse is over the board, for the next unit that is placed; null: elsewhere. It belongs to no moment, as a mouse
 * stays where it is when the table changes, and it is no part of the view, as nothing is drawn again when it moves.
 */
export const pointerAt: Cell<Point | null> = createCell<Point | null>(null);
