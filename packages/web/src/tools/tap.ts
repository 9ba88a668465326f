import type { BoardControls } from "../board/controls.ts";
import { terrainAt } from "../board/hit.ts";
import type { look } from "./look.ts";
import type { Measure } from "./measure.ts";
import type { Press } from "./press.ts";

interface Tools {
  readonly board: BoardControls;
  readonly tape: Measure;
  readonly eye: ReturnType<typeof look>;
}

/** A press that was let go where it began: a click on a model, a unit or the ground, or a corner of the tape. */
export function tap({ from, touch, hit, label, handle }: Press, event: PointerEvent, tools: Tools): void {
  const { board, tape, eye } = tools;
  if (board.tool() === "ruler") {
    tape.tap(from, event.timeStamp);
    return;
  }
  const events = board.events();
  const unitId = label ?? hit?.unit.id;
  if (hit && hit.model.pick !== "none" && label === undefined)
    events.onModelClick?.(hit.unit.id, hit.model.id);
  else if (label !== undefined && events.onLabelClick !== undefined) events.onLabelClick(label);
  else if (unitId !== undefined) events.onUnitClick?.(unitId, { shift: event.shiftKey });
  else if (handle === undefined)
    events.onBackgroundClick?.(board.camera.toBoard(from), { shift: event.shiftKey });
  if (touch) {
    // A finger cannot hover: its tap inspects.
    eye.over(unitId ?? null);
    board.card.set(unitId === undefined ? terrainAt(board.scene(), board.camera.toBoard(from)) : undefined);
  }
}
