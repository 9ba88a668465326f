/** A unit's move in the making: dragged, fixed, previewed or suggested. */

export { boardingsNow } from "../flow/phases/movement/aboard.ts";
export {
  againstMoveKinds,
  dragModels,
  fixUnitMove,
  formUp,
  moveInHand,
  previewUnitMove,
  type UnitMovePreview,
  usualMove,
} from "../flow/phases/movement/hand.ts";
export { type SuggestedMove, suggestMove } from "../flow/phases/movement/suggest.ts";
export {
  type TargetAfterMove,
  type TargetsAfterMove,
  targetsAfterMove,
} from "../flow/phases/movement/targets-after.ts";
export { type MadeMove, MOVE_KINDS } from "../game/move-kind.ts";
export type { ConditionPreview as ChargeCondition, ModelPreview } from "../space/move/preview.ts";
export type { MovePaths as ChargeMove } from "../space/move/step.ts";
