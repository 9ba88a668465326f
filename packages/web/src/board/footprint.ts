import type { Footprint, Point } from "./scene.ts";

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** A number as it goes into path data: three decimals of an inch are finer than any screen. */
export const coordinate = (value: number): string => String(round(value));

/** The unit vector along the long side. */
export function heading(angle: number): Point {
  const turn = (angle * Math.PI) / 180;
  return [Math.cos(turn), Math.sin(turn)];
}

/** The corners of a box, or of the box around an ellipse, grown by so much. */
function corners(footprint: Footprint, grown = 0): Point[] {
  const [ux, uy] = heading(footprint.angle);
  const long = footprint.halfLong + grown;
  const short = footprint.halfShort + grown;
  return [
    [1, 1],
    [-1, 1],
    [-1, -1],
    [1, -1],
  ].map(([l = 0, s = 0]) => [
    footprint.x + ux * l * long - uy * s * short,
    footprint.y + uy * l * long + ux * s * short,
  ]);
}

/** Path data of the base grown by so much; a box grows round corners. */
export function outlinePath(footprint: Footprint, grown = 0): string {
  const { kind, x, y, angle } = footprint;
  const long = footprint.halfLong + grown;
  const short = footprint.halfShort + grown;
  const c = coordinate;
  if (kind === "box") return boxPath(footprint, grown);
  const [ux, uy] = kind === "circle" ? [1, 0] : heading(angle);
  const arc = `${c(long)} ${c(short)} ${kind === "circle" ? 0 : c(angle)} 1 0`;
  const start = `${c(x - ux * long)} ${c(y - uy * long)}`;
  return `M${start}A${arc} ${c(x + ux * long)} ${c(y + uy * long)}A${arc} ${start}Z`;
}

function boxPath(footprint: Footprint, grown: number): string {
  const c = coordinate;
  const [ux, uy] = heading(footprint.angle);
  const bevel = grown + Math.min(0.18, footprint.halfShort * 0.2);
  const inner = corners(footprint, grown - bevel);
  // Each corner is left along one side and entered along the next; the arc between keeps the distance.
  const sides: Point[] = [
    [-uy, ux],
    [-ux, -uy],
    [uy, -ux],
    [ux, uy],
  ];
  const parts = inner.map(([x, y], at) => {
    const leave = sides[at]!;
    const enter = sides[(at + 3) % 4]!;
    const first = `${c(x + enter[0] * bevel)} ${c(y + enter[1] * bevel)}`;
    return `${at === 0 ? "M" : "L"}${first}A${c(bevel)} ${c(bevel)} 0 0 1 ${c(x + leave[0] * bevel)} ${c(y + leave[1] * bevel)}`;
  });
  return `${parts.join("")}Z`;
}

/** Whether the point lies in the base. */
export function covers(footprint: Footprint, [px, py]: Point): boolean {
  const dx = px - footprint.x;
  const dy = py - footprint.y;
  const [ux, uy] = heading(footprint.angle);
  const along = (dx * ux + dy * uy) / footprint.halfLong;
  const across = (dy * ux - dx * uy) / footprint.halfShort;
  if (footprint.kind === "box") return Math.max(Math.abs(along), Math.abs(across)) <= 1;
  return along * along + across * across <= 1;
}

/** How far a point lies beyond the edge of a base; of an ellipse, as seen from its middle. For hands, not for rules. */
export function beyond(footprint: Footprint, point: Point): number {
  if (covers(footprint, point)) return 0;
  const { kind, angle, halfLong, halfShort } = footprint;
  const dx = point[0] - footprint.x;
  const dy = point[1] - footprint.y;
  const [ux, uy] = heading(angle);
  const along = Math.abs(dx * ux + dy * uy);
  const across = Math.abs(dy * ux - dx * uy);
  if (kind === "box") return Math.hypot(Math.max(along - halfLong, 0), Math.max(across - halfShort, 0));
  return Math.hypot(dx, dy) * (1 - 1 / Math.hypot(along / halfLong, across / halfShort));
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The upright box around a base. */
export function boxAround(footprint: Footprint): Box {
  const [ux, uy] = footprint.kind === "circle" ? [1, 0] : heading(footprint.angle);
  const { x, y, halfLong, halfShort } = footprint;
  const across = footprint.kind === "circle" ? halfLong : halfShort;
  const [w, h] =
    footprint.kind === "box"
      ? [Math.abs(ux) * halfLong + Math.abs(uy) * across, Math.abs(uy) * halfLong + Math.abs(ux) * across]
      : [Math.hypot(ux * halfLong, uy * across), Math.hypot(uy * halfLong, ux * across)];
  return { left: x - w, right: x + w, top: y - h, bottom: y + h };
}

/** The upright box around several; undefined for none. */
export function boxAroundAll(footprints: readonly Footprint[]): Box | undefined {
  const boxes = footprints.map(boxAround);
  if (boxes.length === 0) return undefined;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}
