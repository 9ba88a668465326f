import type { RuleId } from "../../base/rule.ts";
import type { Game, Terrain } from "../../game/document.ts";
import type { Placed } from "../../game/measure/placed.ts";
import type { TerrainKind } from "../../game/terrain-kind.ts";
import { terrainNumber } from "../../game/terrain-names.ts";
import { fullyVisible } from "../../geometry/full-view.ts";
import type { Point } from "../../geometry/shape.ts";
import { centreWithin, segmentCrosses, whollyWithin, whollyWithinDistance } from "../../geometry/within.ts";
import { type Footprint, footprintsOf, nearCorridor } from "./footprint.ts";
import { looksOut } from "./sight.ts";

/** Why a model has the Benefit of Cover: how, and which piece gives it. */
export interface TerrainCover {
  readonly how: "WITHIN" | "BEHIND" | "LIGHT";
  readonly rule: RuleId;
  readonly terrain_id: string;
  readonly kind: TerrainKind;
  /** Its number among the pieces of its kind, as its name has it. */
  readonly number: number;
}

interface CoverRule {
  readonly rule: RuleId;
  /** What the feature gives by standing in it. */
  readonly inside?: (target: Placed, footprint: Footprint) => boolean;
  /** Whether the feature also gives cover by hiding part of the model, and to whom. */
  readonly behind?: (target: Placed, footprint: Footprint) => boolean;
}

const everyone = () => true;
const wholly = (target: Placed, { polygon }: Footprint) => whollyWithin(target.shape, polygon);

/** "Wholly within 3 inches" of a barricade. */
const BARRICADE_REACH = 3;

/** One row a kind of terrain: what facts each gives. */
const BY_KIND: Readonly<Record<TerrainKind, CoverRule>> = {
  ruins: { rule: "CV-3", inside: wholly, behind: everyone },
  woods: {
    rule: "CV-4",
    inside: wholly,
    behind: (target) => !overTrees(target),
  },
  crater: { rule: "CV-5", inside: (target, footprint) => target.infantry && wholly(target, footprint) },
  barricade: {
    rule: "CV-6",
    behind: (target, { polygon }) =>
      target.infantry && whollyWithinDistance(target.shape, polygon, BARRICADE_REACH),
  },
  debris: { rule: "CV-7", behind: everyone },
  hill: { rule: "CV-7", behind: everyone },
  container: { rule: "CV-7", behind: everyone },
};

/** The rules that a feature brings to the table: what it hides, whom it covers, what it costs to cross. */
export function rulesOfTerrain({ kind, tags }: Terrain): readonly RuleId[] {
  const hides = kind === "ruins" || tags.includes("obscuring");
  return [
    ...(hides ? (["LS-3"] as const) : []),
    BY_KIND[kind].rule,
    ...(tags.includes("light_cover") ? (["CV-8"] as const) : []),
  ];
}

function overTrees(target: Placed): boolean {
  return target.aircraft || target.towering;
}

/** Cover of one model against the models that fire (CV-9): the first feature that gives it, or none. */
export function coverOf(
  terrain: Game["terrain"],
  target: Placed,
  observers: readonly Placed[],
): TerrainCover | undefined {
  for (const footprint of footprintsOf(terrain)) {
    const cover = coverFrom(terrain, footprint, target, observers);
    if (cover !== undefined) return cover;
  }
  return undefined;
}

function coverFrom(
  terrain: Game["terrain"],
  footprint: Footprint,
  target: Placed,
  observers: readonly Placed[],
): TerrainCover | undefined {
  const { feature } = footprint;
  const row = BY_KIND[feature.kind];
  if (row.inside?.(target, footprint)) return cover(terrain, feature, row.rule, "WITHIN");
  if (row.behind?.(target, footprint) && observers.some((observer) => hides(footprint, observer, target))) {
    return cover(terrain, feature, row.rule, "BEHIND");
  }
  // `obscuring` on another kind hides as ruins do, save for being wholly within.
  const obscured = footprint.blocksSight && feature.kind !== "ruins" && !wholly(target, footprint);
  if (obscured && observers.some((observer) => hides(footprint, observer, target))) {
    return cover(terrain, feature, "CV-3", "BEHIND");
  }
  if (feature.tags.includes("light_cover") && lightCover(footprint, target, observers)) {
    return cover(terrain, feature, "CV-8", "LIGHT");
  }
  return undefined;
}

function cover(
  terrain: Game["terrain"],
  { id, kind }: Terrain,
  rule: RuleId,
  how: TerrainCover["how"],
): TerrainCover {
  return { how, rule, terrain_id: id, kind, number: terrainNumber(terrain, id) };
}

/** Whether the feature keeps some part of the target from the observer; from wholly within, one sees out. */
function hides(footprint: Footprint, observer: Placed, target: Placed): boolean {
  if (!nearCorridor(footprint, observer, target)) return false;
  const { polygon, feature, blocksSight, mass } = footprint;
  if (feature.kind === "woods" && overTrees(observer)) return false;
  if (blocksSight && (observer.aircraft || target.aircraft)) return false;
  if (blocksSight ? looksOut(observer, footprint) : whollyWithin(observer.shape, polygon)) return false;
  return !fullyVisible(observer.shape, target.shape, polygon, mass);
}

function lightCover({ polygon }: Footprint, target: Placed, observers: readonly Placed[]): boolean {
  if (centreWithin(target.shape, polygon)) return true;
  const to: Point = [target.shape.x, target.shape.y];
  return observers.some(({ shape }) => segmentCrosses(polygon, [shape.x, shape.y], to));
}
