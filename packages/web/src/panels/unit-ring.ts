import { measuring, type Unit } from "@gunline/rules";
import { reachOutline } from "@gunline/rules/geometry";
import type { Ring } from "../board/scene.ts";

const drawn = new WeakMap<Unit, Map<number, Ring["outline"]>>();

/** An outline so far around all models of a unit; it lasts as long as nobody of the unit moves. */
export function ringOf(unit: Unit, kind: Ring["kind"], reach: number, label: string): Ring {
  let outlines = drawn.get(unit);
  if (outlines === undefined) {
    outlines = new Map();
    drawn.set(unit, outlines);
  }
  let outline = outlines.get(reach);
  if (outline === undefined) {
    const shapes = measuring.placeAll(unit).map(({ shape }) => shape);
    outline = reachOutline(shapes, reach);
    outlines.set(reach, outline);
  }
  return { id: `${kind} ${unit.id}`, kind, outline, label };
}
