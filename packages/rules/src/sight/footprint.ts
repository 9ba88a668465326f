import type { Game, Terrain } from "../game/document.ts";
import { type Polygon, polygonOf } from "../geometry/polygon.ts";
import type { Point } from "../geometry/shape.ts";

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
