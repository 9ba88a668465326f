import type { PlayerId } from "@gunline/rules";
import type { Point } from "./layouts/layout.ts";

/** Where the armies of a battle start, and where its objectives lie. */
export interface Deployment {
  readonly id: string;
  readonly name: string;
  readonly zones: Readonly<Record<PlayerId, Zone>>;
  readonly objectives: readonly Point[];
}

export interface Zone {
  readonly polygon: readonly Point[];
  /** The way the army looks, in degrees: 0 along x, 90 along y. */
  readonly facing: 0 | 90 | 180 | 270;
}

/**
 * A quarter of a circle of 9" around the middle of the table, as the straight lines that touch it from outside: no
 * place in the zone is nearer to the middle than on the arc.
 */
const ARC: readonly Point[] = [
  [21, 22],
  [21, 23.185],
  [21.613, 25.474],
  [22.798, 27.526],
  [24.474, 29.202],
  [26.526, 30.387],
  [28.815, 31],
  [30, 31],
];

const turned = ([x, y]: Point): Point => [60 - x, 44 - y];

/** The first zone is on the left or at the bottom, the second one its image, turned about the middle of the table. */
function deployment(
  id: string,
  name: string,
  facing: 0 | 270,
  polygon: readonly Point[],
  objectives: readonly Point[],
): Deployment {
  const opposite = facing === 0 ? 180 : 90;
  return {
    id,
    name,
    zones: { p1: { polygon, facing }, p2: { polygon: polygon.map(turned), facing: opposite } },
    objectives,
  };
}

const MIDDLE: Point = [30, 22];

export const HAMMER_AND_ANVIL = deployment(
  "hammer-and-anvil",
  "Hammer and Anvil",
  0,
  [
    [0, 0],
    [18, 0],
    [18, 44],
    [0, 44],
  ],
  [MIDDLE, [30, 38], [30, 6], [50, 22], [10, 22]],
);

export const DAWN_OF_WAR = deployment(
  "dawn-of-war",
  "Dawn of War",
  270,
  [
    [0, 32],
    [60, 32],
    [60, 44],
    [0, 44],
  ],
  [MIDDLE, [30, 38], [30, 6], [50, 22], [10, 22]],
);

const SEARCH_AND_DESTROY = deployment(
  "search-and-destroy",
  "Search and Destroy",
  0,
  [...ARC, [30, 44], [0, 44], [0, 22]],
  [MIDDLE, [14, 10], [14, 34], [46, 34], [46, 10]],
);

const CRUCIBLE_OF_BATTLE = deployment(
  "crucible-of-battle",
  "Crucible of Battle",
  0,
  [
    [0, 0],
    [30, 44],
    [0, 44],
  ],
  [MIDDLE, [20, 8], [14, 34], [40, 36], [46, 10]],
);

const SWEEPING_ENGAGEMENT = deployment(
  "sweeping-engagement",
  "Sweeping Engagement",
  270,
  [
    [0, 44],
    [60, 44],
    [60, 36],
    [30, 36],
    [30, 30],
    [0, 30],
  ],
  [MIDDLE, [18, 38], [10, 18], [42, 6], [50, 26]],
);

const TIPPING_POINT = deployment(
  "tipping-point",
  "Tipping Point",
  0,
  [
    [0, 0],
    [12, 0],
    [12, 22],
    [20, 22],
    [20, 44],
    [0, 44],
  ],
  [[22, 8], [46, 10], MIDDLE, [14, 34], [38, 36]],
);

export const DEPLOYMENTS: readonly Deployment[] = [
  HAMMER_AND_ANVIL,
  DAWN_OF_WAR,
  SEARCH_AND_DESTROY,
  CRUCIBLE_OF_BATTLE,
  SWEEPING_ENGAGEMENT,
  TIPPING_POINT,
];
