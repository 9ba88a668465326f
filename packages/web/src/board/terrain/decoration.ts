import { polygonPath } from "../polygon.ts";
import { seeded } from "../random.ts";
import type { TerrainToken } from "../scene.ts";
import { barricade } from "./barricade.ts";
import { container } from "./container.ts";
import { crater } from "./crater.ts";
import { debris } from "./debris.ts";
import type { Draw, Stroke } from "./draw.ts";
import { hill } from "./hill.ts";
import { ruins } from "./ruins.ts";
import { woods } from "./woods.ts";

const DRAW: Record<TerrainToken["kind"], Draw> = { ruins, woods, crater, barricade, debris, hill, container };

/** The strokes of a piece of terrain, the same for the same id and outline. */
export function decoration(piece: TerrainToken): Stroke[] {
  if (piece.polygon.length < 3) return [];
  const strokes = DRAW[piece.kind](piece.polygon, seeded(`${piece.kind}:${piece.id}`));
  // The true outline is always there: decoration may be ragged, what counts is not.
  return [{ part: "area", d: polygonPath(piece.polygon) }, ...strokes];
}
