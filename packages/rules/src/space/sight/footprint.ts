import type { Game, Terrain } from "../../game/document.ts";
import type { Placed } from "../../game/measure/placed.ts";
import { type Polygon, polygonOf } from "../../geometry/polygon.ts";
import { type Mass, massOf, type Seam, seamsBetween } from "../../geometry/seam.ts";
import type { Point } from "../../geometry/shape.ts";

/** A terrain feature made ready for questions of sight. */
export interface Footprint {
  readonly feature: Terrain;
  readonly polygon: Polygon;
  /** Ruins and `obscuring` terrain are not seen through (LS-3). */
  readonly blocksSight: boolean;
  /** What is one with it for sight: itself, and what blocks sight beside it along a piece of edge (LS-3). */
  readonly mass: Mass;
}

const known = new WeakMap<Game["terrain"], readonly Footprint[]>();

/** The footprints of a table, prepared once for as long as its terrain stands. */
export function footprintsOf(terrain: Game["terrain"]): readonly Footprint[] {
  let footprints = known.get(terrain);
  if (footprints === undefined) {
    footprints = prepare(terrain);
    known.set(terrain, footprints);
  }
  return footprints;
}

function prepare(terrain: Game["terrain"]): readonly Footprint[] {
  const features = Object.values(terrain).map((feature) => ({
    feature,
    polygon: polygonOf(feature.polygon as readonly Point[]),
    blocksSight: feature.kind === "ruins" || feature.tags.includes("obscuring"),
  }));
  const masses = massesOf(features.filter(({ blocksSight }) => blocksSight).map(({ polygon }) => polygon));
  return features.map((one) => ({ ...one, mass: masses.get(one.polygon) ?? massOf([one.polygon], []) }));
}

/** The masses that polygons form, each by every polygon in it. */
function massesOf(polygons: readonly Polygon[]): ReadonlyMap<Polygon, Mass> {
  const groups = new Map(polygons.map((polygon) => [polygon, { members: [polygon], seams: [] as Seam[] }]));
  polygons.forEach((polygon, i) => {
    for (const other of polygons.slice(i + 1)) {
      const seams = seamsBetween(polygon, other);
      if (seams.length === 0) continue;
      const [group, joining] = [groups.get(polygon)!, groups.get(other)!];
      group.seams.push(...seams);
      if (group === joining) continue;
      group.members.push(...joining.members);
      group.seams.push(...joining.seams);
      for (const member of joining.members) groups.set(member, group);
    }
  });
  const masses = new Map(
    [...new Set(groups.values())].map((group) => [group, massOf(group.members, group.seams)]),
  );
  return new Map(polygons.map((polygon) => [polygon, masses.get(groups.get(polygon)!)!]));
}

/** Those that might lie between two models: none does that is outside the box around both bases. */
export function footprintsNear(terrain: Game["terrain"], one: Placed, other: Placed): readonly Footprint[] {
  const box = boxAround(one, other);
  return footprintsOf(terrain).filter(({ polygon }) => meets(polygon, box));
}

export function nearCorridor({ polygon }: Footprint, one: Placed, other: Placed): boolean {
  return meets(polygon, boxAround(one, other));
}

type Box = Pick<Polygon, "minX" | "maxX" | "minY" | "maxY">;

function boxAround({ shape: a }: Placed, { shape: b }: Placed): Box {
  return {
    minX: Math.min(a.x - a.reach, b.x - b.reach),
    maxX: Math.max(a.x + a.reach, b.x + b.reach),
    minY: Math.min(a.y - a.reach, b.y - b.reach),
    maxY: Math.max(a.y + a.reach, b.y + b.reach),
  };
}

function meets(a: Box, b: Box): boolean {
  return a.maxX > b.minX && a.minX < b.maxX && a.maxY > b.minY && a.minY < b.maxY;
}
