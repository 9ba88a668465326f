import type { Game, Terrain } from "../game/document.ts";
import { type Polygon, polygonOf } from "../geometry/polygon.ts";
import type { Point } from "../geometry/shape.ts";
import type { Placed } from "./placed.ts";

/** A terrain feature made ready for questions of sight. */
export interface Footprint {
  readonly feature: Terrain;
  readonly polygon: Polygon;
  /** Ruins and `obscuring` terrain are not seen through (LS-3). */
  readonly blocksSight: boolean;
}

const known = new WeakMap<Game["terrain"], readonly Footprint[]>();

/** The footprints of a table, prepared once for as long as its terrain stands. */
export function footprintsOf(terrain: Game["terrain"]): readonly Footprint[] {
  let footprints = known.get(terrain);
  if (footprints === undefined) {
    footprints = Object.values(terrain).map((feature) => ({
      feature,
      polygon: polygonOf(feature.polygon as readonly Point[]),
      blocksSight: feature.kind === "ruins" || feature.tags.includes("obscuring"),
    }));
    known.set(terrain, footprints);
  }
  return footprints;
}

/** A footprint outside the box around both bases cannot lie between them. */
export function nearCorridor({ polygon }: Footprint, { shape: a }: Placed, { shape: b }: Placed): boolean {
  return (
    polygon.maxX > Math.min(a.x - a.reach, b.x - b.reach) &&
    polygon.minX < Math.max(a.x + a.reach, b.x + b.reach) &&
    polygon.maxY > Math.min(a.y - a.reach, b.y - b.reach) &&
    polygon.minY < Math.max(a.y + a.reach, b.y + b.reach)
  );
}
