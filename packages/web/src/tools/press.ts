import type { BoardControls } from "../board/controls.ts";
import { type Hit, modelAt } from "../board/hit.ts";
import type { Point } from "../board/scene.ts";
import { box } from "./box.ts";
import { drag } from "./drag.ts";
import type { Measure } from "./measure.ts";
import { pan } from "./pan.ts";
import type { PointerDrag } from "./pointer-drag.ts";
import { reach } from "./reach.ts";
import { turn } from "./turn.ts";

/** A button or a finger that is down: let go at once it is a tap, moved it becomes a grip. */
export interface Press {
  readonly pointer: number;
  readonly from: Point;
  readonly touch: boolean;
  readonly button: number;
  readonly shift: boolean;
  readonly hit: Hit | undefined;
  /** The unit whose label is under it. */
  readonly label: string | undefined;
  /** The model whose handle for turning is under it. */
  readonly handle: string | undefined;
  grip: PointerDrag | undefined;
}

export function pressOn(event: PointerEvent, target: Element, from: Point, board: BoardControls): Press {
  const touch = event.pointerType === "touch";
  return {
    pointer: event.pointerId,
    from,
    touch,
    button: event.button,
    shift: event.shiftKey,
    hit: modelAt(board.scene(), board.camera.toBoard(from), reach(board.camera, touch)),
    label: labelUnder(event),
    handle: target.closest("[data-turn]")?.getAttribute("data-turn") ?? undefined,
    grip: undefined,
  };
}

/** What a press becomes when it moves. */
export function dragOf(press: Press, board: BoardControls, tape: Measure): PointerDrag {
  if (press.button === 1) return pan(board, press.from);
  if (press.handle !== undefined) return turn(board, press.handle);
  if (board.tool() === "ruler") return tape.pull(press.from);
  if (press.hit?.model.pick === "drag") return drag(board, press.hit, press.from, press);
  if (press.shift && press.hit === undefined && board.events().onBox !== undefined)
    return box(board, press.from);
  return pan(board, press.from);
}

export function labelUnder({ target }: Event): string | undefined {
  const label = target instanceof Element ? target.closest("[data-label]") : null;
  return label?.getAttribute("data-label") ?? undefined;
}
