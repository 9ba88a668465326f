import type { BoardControls } from "../board/controls.ts";
import { ownerOf } from "../board/hit.ts";
import type { Footprint, Point, Scene } from "../board/scene.ts";
import type { PointerDrag } from "./pointer-drag.ts";

function footprintOf(scene: Scene, modelId: string): Footprint | undefined {
  return (
    scene.moves.find((move) => move.modelId === modelId)?.ghost ?? ownerOf(scene, modelId)?.model.footprint
  );
}

/** The angle of a model as it is on its way, or as it stands. */
export function angleOf(scene: Scene, modelId: string): number {
  return footprintOf(scene, modelId)?.angle ?? 0;
}

/** The front of a long base follows the finger; near a right angle to the table it holds. */
export function turn(board: BoardControls, modelId: string): PointerDrag {
  const before = angleOf(board.scene(), modelId);
  const report = (degrees: number) => {
    const owner = ownerOf(board.scene(), modelId);
    if (owner) board.events().onModelTurn?.(owner.unit.id, modelId, degrees);
  };
  const follow = (screen: Point) => {
    const base = footprintOf(board.scene(), modelId);
    if (!base) return;
    const [x, y] = board.camera.toBoard(screen);
    report(held((Math.atan2(y - base.y, x - base.x) * 180) / Math.PI));
  };
  return { move: follow, end: follow, cancel: () => report(before) };
}

const HOLD = 4;

/** Whole degrees, drawn to multiples of 45. */
export function held(degrees: number): number {
  const near = Math.round(degrees / 45) * 45;
  const angle = Math.abs(degrees - near) <= HOLD ? near : Math.round(degrees);
  return ((angle % 360) + 360) % 360;
}
