import type { Camera } from "./camera.ts";
import type { Cell } from "./cell.ts";
import type { Ruler, RulerStop } from "./ruler.ts";
import type { Point, Scene, TerrainToken } from "./scene.ts";

/** Which hand is on the table: it picks things up, or it measures. */
export type Tool = "select" | "ruler";

export type DragPhase = "start" | "move" | "end" | "cancel";

/** What else is held down. */
export interface How {
  readonly shift: boolean;
}

/** What the board tells its owner. */
export interface BoardEvents {
  readonly onUnitClick?: (unitId: string, how: How) => void;
  /** The label of a unit was clicked; by default, that is a click on the unit. */
  readonly onLabelClick?: (unitId: string) => void;
  readonly onUnitHover?: (unitId: string | null) => void;
  /** A model that the panel has a row for is pointed at, or none. */
  readonly onModelHover?: (modelId: string | null) => void;
  /** A model that can be picked by itself was clicked. */
  readonly onModelClick?: (unitId: string, modelId: string) => void;
  /** Where the middle of a draggable model would be, in inches. */
  readonly onModelDrag?: (unitId: string, modelId: string, phase: DragPhase, at: Point, how: How) => void;
  /** A long base turned by the wheel or by its handle: the new angle in degrees. */
  readonly onModelTurn?: (unitId: string, modelId: string, degrees: number) => void;
  readonly onBackgroundClick?: (at: Point, how: How) => void;
  /** Where a pointer is that holds nothing down, in inches; null where it has left the board. */
  readonly onPoint?: (at: Point | null) => void;
  /** The wheel with nothing held down; true: it was used, and the board is not zoomed. */
  readonly onWheel?: (step: number, how: How) => boolean;
  /** A box was drawn around a part of the table. */
  readonly onBox?: (from: Point, to: Point) => void;
  readonly onRulersChange?: (rulers: readonly Ruler[]) => void;
}

/** What the tools work on. Everything is read when it is needed: a tool outlives many renders. */
export interface BoardControls {
  readonly camera: Camera;
  readonly scene: () => Scene;
  readonly tool: () => Tool;
  readonly rulers: () => readonly Ruler[];
  readonly events: () => BoardEvents;
  readonly draft: Cell<readonly RulerStop[]>;
  readonly card: Cell<TerrainToken | undefined>;
  /** The corners of a box that is being drawn, in inches. */
  readonly box: Cell<readonly [Point, Point] | undefined>;
  /** Where a pointer is, in pixels of the board; none for keys and fingers. */
  readonly pointer: Cell<Point | undefined>;
}

/** Pointer and keys on a board: takes hold of it, and gives how to let go. */
export type BoardInput = (root: HTMLElement, board: BoardControls) => () => void;
