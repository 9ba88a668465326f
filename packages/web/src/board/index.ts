import { useState } from "react";
import { type Camera, createCamera } from "./camera.ts";

/** The table itself: draws a scene, tells what was clicked, dragged and measured. */
export { Board } from "./board.tsx";
/** The view of one board: zoomIn, zoomOut, fit, panBy. */
export type { Camera } from "./camera.ts";
/** What a drag has come to. */
/** A tape on the table; the caller keeps the list. */
export type { Ruler } from "./ruler.ts";
export type * from "./scene.ts";

/** One camera for the life of a component. */
export function useCamera(): Camera {
  const [camera] = useState(createCamera);
  return camera;
}
