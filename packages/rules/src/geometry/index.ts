/** A door of its own: shapes and polygons without any rules, for whoever draws or lays out a table. */
export { nearestPoints } from "./gap.ts";
export { isInside } from "./polygon.ts";
export { reachOutline } from "./reach.ts";
export { type Shape, shapeOf } from "./shape.ts";
