import type { Camera } from "../board/camera.ts";

/** Half of the 44 pixels a finger needs. */
const FINGER = 22;
const POINTER = 3;
/** Inches beside a base that still count as its unit: the gaps of a formation. */
const BETWEEN = 0.3;

/** How far beside a base a press still means it, in inches. */
export function reach(camera: Camera, touch: boolean): number {
  return Math.max(BETWEEN, (touch ? FINGER : POINTER) / camera.view().scale);
}
