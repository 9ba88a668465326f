/** A unit's move in the making: dragged, fixed, previewed or suggested. */

export { boardingsNow } from "../flow/phases/movement/aboard.ts";
export { type SuggestedMove, suggestMove } from "../flow/phases/movement/suggest.ts";
export {
  type TargetAfterMove,
  type TargetsAfterMove,
  targetsAfterMove,
} from "../flow/phases/movement/targets-after.ts";
export { type MadeMove, MOVE_KINDS } from "../game/move-kind.ts";
export type { ModelPreview } from "../space/move/preview.ts";
