import { heading } from "./footprint.ts";
import type { Footprint } from "./scene.ts";

/** Bases as labels see them: round ones are one disc, long ones a row of them. All lengths in pixels. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** A label is a bar with round ends: a line of this half length, as thick as twice the radius. */
export interface Bar {
  readonly x: number;
  readonly y: number;
  readonly half: number;
  readonly radius: number;
}

/** How much of its short side the disc in a corner of a box measures. */
const CORNER = 0.4;

export function discsOf(footprint: Footprint, scale: number): Disc[] {
  const { kind, x, y, halfLong, halfShort, angle } = footprint;
  if (kind === "circle") return [{ x: x * scale, y: y * scale, radius: halfLong * scale }];
  const [ux, uy] = heading(angle);
  const at = (along: number, across: number, radius: number): Disc => ({
    x: (x + ux * along - uy * across) * scale,
    y: (y + uy * along + ux * across) * scale,
    radius: radius * scale,
  });
  const radius = Math.min(halfLong, halfShort);
  const long = Math.abs(halfLong - radius);
  const tall = Math.abs(halfShort - radius);
  const steps = Math.max(1, Math.ceil((2 * Math.max(long, tall)) / radius));
  const discs = Array.from({ length: steps + 1 }, (_, step) => {
    const t = (2 * step) / steps - 1;
    return at(long * t, tall * t, radius);
  });
  if (kind !== "box") return discs;
  const corner = radius * CORNER;
  for (const l of [-1, 1]) {
    for (const s of [-1, 1]) discs.push(at(l * (halfLong - corner), s * (halfShort - corner), corner));
  }
  return discs;
}

/** How far the disc is from the bar; below zero, how deep it lies under it. */
export function apart(bar: Bar, disc: Disc): number {
  const aside = Math.abs(disc.x - bar.x) - bar.half;
  const dy = disc.y - bar.y;
  // Math.hypot takes many times as long, and this is asked thousands of times.
  return (aside > 0 ? Math.sqrt(aside * aside + dy * dy) : Math.abs(dy)) - bar.radius - disc.radius;
}
