import type { BoardControls, How } from "../board/controls.ts";
import type { Hit } from "../board/hit.ts";
import type { Point } from "../board/scene.ts";
import type { PointerDrag } from "./pointer-drag.ts";
import { angleOf } from "./turn.ts";

/** A model is carried: it keeps its place under the finger, so that picking it up does not move it. */
export function drag(board: BoardControls, hit: Hit, from: Point, how: How): PointerDrag {
  const { unit, model, footprint } = hit;
  const grabbed = board.camera.toBoard(from);
  const offset: Point = [footprint.x - grabbed[0], footprint.y - grabbed[1]];
  const report = (phase: "start" | "move" | "end" | "cancel", screen: Point) => {
    const [x, y] = board.camera.toBoard(screen);
    board.events().onModelDrag?.(unit.id, model.id, phase, [x + offset[0], y + offset[1]], how);
  };
  let waiting: Point | undefined;
  let frame = 0;
  const flush = () => {
    frame = 0;
    if (waiting) report("move", waiting);
    waiting = undefined;
  };
  report("start", from);
  return {
    // A mouse reports more often than the screen is drawn; one question to the referee a frame is enough.
    move(at) {
      waiting = at;
      if (frame === 0) frame = requestAnimationFrame(flush);
    },
    end(at) {
      cancelAnimationFrame(frame);
      report("end", at);
    },
    cancel() {
      cancelAnimationFrame(frame);
      report("cancel", from);
    },
    turn(step) {
      if (footprint.kind === "circle") return;
      board.events().onModelTurn?.(unit.id, model.id, (angleOf(board.scene(), model.id) + step + 360) % 360);
    },
  };
}
