import type { Checked } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import type { Point } from "../../geometry/shape.ts";
import { type DraggedPath, draggedPath } from "../move/drag.ts";
import type { MovePaths } from "../move/step.ts";
import { rolledCharge } from "./rolled-charge.ts";

/** The way of a model that a hand drags in a charge; a refusal where no charge of the unit waits for its move. */
export function dragPath(
  game: Game,
  unit: Unit,
  move: MovePaths,
  modelId: string,
  to: Point,
): Checked<DraggedPath> {
  const waiting = rolledCharge(game, unit);
  return waiting.ok ? draggedPath(waiting.value.field, move, modelId, to) : waiting;
}
