import { create } from "zustand";
import type { Point } from "../../board/scene.ts";

/** Models that a pointer drags. */
interface Drag {
  /** The one under the pointer. */
  readonly modelId: string;
  /** Where each of them would have ended as the drag began. */
  readonly from: Readonly<Record<string, Point>>;
}

interface Pointer {
  /** While models are dragged, the costly question of base contact waits. */
  readonly dragging: Drag | null;
  /** The model that is being turned: however many steps of a wheel are one change. */
  readonly turning: string | null;
  /** What the player should know about the last thing that they asked for; empty: nothing. */
  readonly notice: string;
}

const IDLE: Pointer = { dragging: null, turning: null, notice: "" };

export const usePointer = create<Pointer>(() => IDLE);

/** The pointer does only this now; earlier notices are gone. */
export function setPointer(doing: Partial<Pointer> = {}): void {
  usePointer.setState({ ...IDLE, ...doing });
}
