import { useLayoutEffect, useRef } from "react";
import type { Camera } from "./camera.ts";
import type { Cell } from "./cell.ts";
import { boxAroundAll } from "./footprint.ts";
import type { Point, Scene } from "./scene.ts";

/** Beside the pointer, not under it. */
const OFF = { x: 16, y: 20 };
const MARGIN = 6;

interface PointerNoteProps {
  readonly scene: Scene;
  readonly camera: Camera;
  /** Where the pointer is, in pixels of the board; undefined where there is none, as with keys and fingers. */
  readonly pointer: Cell<Point | undefined>;
}

/** Why what is pointed at cannot be chosen, where the eyes are. It follows the pointer without a render. */
export function PointerNote({ scene, camera, pointer }: PointerNoteProps) {
  const ref = useRef<HTMLDivElement>(null);
  const { note } = scene;
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null || note === null) return;
    const unit = scene.units.find(({ id }) => id === note.unitId);
    const room = element.parentElement!;
    const put = () => {
      const box = boxAroundAll(unit?.models.map(({ footprint }) => footprint) ?? []);
      const at = pointer.get() ??
        (box && camera.toScreen([(box.left + box.right) / 2, box.bottom])) ?? [0, 0];
      const { offsetWidth: wide, offsetHeight: tall } = element;
      const right = at[0] + OFF.x + wide + MARGIN > room.clientWidth;
      const below = at[1] + OFF.y + tall + MARGIN > room.clientHeight;
      const x = right ? at[0] - OFF.x - wide : at[0] + OFF.x;
      const y = below ? at[1] - OFF.y - tall : at[1] + OFF.y;
      element.style.translate = `${Math.round(Math.max(MARGIN, x))}px ${Math.round(Math.max(MARGIN, y))}px`;
    };
    put();
    const stopPointer = pointer.subscribe(put);
    const stopFrames = camera.onFrame(put);
    return () => {
      stopPointer();
      stopFrames();
    };
  }, [note, scene.units, camera, pointer]);
  if (note === null) return null;
  return (
    <div className="pointer-note" ref={ref} aria-hidden="true">
      {note.text}
    </div>
  );
}
