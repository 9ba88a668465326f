import * as z from "zod/mini";
import { LIMITS, TOLERANCE } from "../../../base/limits.ts";
import type { Table } from "../../../game/change.ts";
import { isWithin } from "../../../game/measure/measure.ts";
import { type Placed, placeAll } from "../../../game/measure/placed.ts";
import { opponentOf, type PlayerId } from "../../../game/player.ts";
import { within } from "../../../game/scalar.ts";
import { type Polygon, polygonOf } from "../../../geometry/polygon.ts";
import { type Point, type Shape, support } from "../../../geometry/shape.ts";
import { partlyWithin, polygonGap, whollyWithin, whollyWithinDistance } from "../../../geometry/within.ts";
import { conditionKind } from "../kind.ts";
import { subjectIn, subjectName, subjectSchema } from "../subject.ts";

/** Where a unit stands on the table: near its edges, its middle, terrain and deployment zones. */

const PLACES = {
  EDGE: "a battlefield edge",
  CENTRE: "the centre of the battlefield",
  TERRAIN: "a terrain feature",
  YOUR_ZONE: "your deployment zone",
  ENEMY_ZONE: "your opponent’s deployment zone",
  NO_MANS_LAND: "No Man’s Land",
} as const;

type Place = keyof typeof PLACES;
const NAMES = Object.keys(PLACES) as [Place, ...Place[]];

const schema = z.strictObject({
  near: z.enum(NAMES),
  /** In inches; absent: inside of it. */
  inches: z.optional(within(0, LIMITS.boardInches)),
  /** Every part of every model, instead of any. */
  wholly: z.optional(z.literal(true)),
  of: subjectSchema,
});

type Near = z.infer<typeof schema>;

export const near = conditionKind<"near", Near>({
  key: "near",
  schema,
  sees: ({ of }) => (of === undefined || of === "UNIT" ? "TABLE" : "ATTACK"),
  compile: (value) => (scene) => {
    const unit = subjectIn(scene, value.of);
    const models = unit === undefined ? [] : placeAll(unit);
    if (models.length === 0) return false;
    const isThere = (model: Placed) => isAt(scene.game, scene.player, model.shape, value);
    return value.wholly === true ? models.every(isThere) : models.some(isThere);
  },
  words({ near: place, inches, wholly, of }) {
    const how = `${wholly === true ? "wholly " : ""}within${inches === undefined ? "" : ` ${inches}″ of`}`;
    return `${subjectName(of)} is ${how} ${PLACES[place]}`;
  },
});

function isAt(
  game: Table,
  player: PlayerId,
  shape: Shape,
  { near: place, inches = 0, wholly: all }: Near,
): boolean {
  const wholly = all === true;
  switch (place) {
    case "EDGE":
      return isAtEdge(game, shape, inches, wholly);
    case "CENTRE":
      return isAtCentre(game, shape, inches, wholly);
    case "TERRAIN":
      return Object.values(game.terrain).some(({ polygon }) =>
        isIn(areaOf(polygon as readonly Point[]), shape, inches, wholly),
      );
    case "NO_MANS_LAND": {
      const { zones } = game;
      if (zones === null) return false;
      const both = [areaOf(zones.p1 as readonly Point[]), areaOf(zones.p2 as readonly Point[])];
      return wholly
        ? both.every((zone) => !partlyWithin(shape, zone))
        : both.every((zone) => !whollyWithin(shape, zone));
    }
    default: {
      const { zones } = game;
      if (zones === null) return false;
      const owner = place === "YOUR_ZONE" ? player : opponentOf(player);
      return isIn(areaOf(zones[owner] as readonly Point[]), shape, inches, wholly);
    }
  }
}

function isIn(area: Polygon, shape: Shape, inches: number, wholly: boolean): boolean {
  if (inches > 0)
    return wholly ? whollyWithinDistance(shape, area, inches) : isWithin(polygonGap(shape, area), inches);
  return wholly ? whollyWithin(shape, area) : partlyWithin(shape, area);
}

/** Wholly within so many inches of one edge, or with some of its base. */
function isAtEdge({ board }: Table, shape: Shape, inches: number, wholly: boolean): boolean {
  const [across, up] = [support(shape, 1, 0), support(shape, 0, 1)];
  const middles = [
    [shape.x, across],
    [board.width - shape.x, across],
    [shape.y, up],
    [board.height - shape.y, up],
  ] as const;
  return middles.some(([middle, reach]) => middle + (wholly ? reach : -reach) <= inches + TOLERANCE);
}

function isAtCentre({ board }: Table, shape: Shape, inches: number, wholly: boolean): boolean {
  const { x, y } = { x: board.width / 2, y: board.height / 2 };
  const point = areaOf(cornersAround(x, y));
  return wholly ? whollyWithinDistance(shape, point, inches) : isWithin(polygonGap(shape, point), inches);
}

/** A point as a polygon too small to measure. */
function cornersAround(x: number, y: number): readonly Point[] {
  const half = TOLERANCE / 4;
  return [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ];
}

const areas = new WeakMap<readonly Point[], Polygon>();

function areaOf(points: readonly Point[]): Polygon {
  let area = areas.get(points);
  if (area === undefined) {
    area = polygonOf(points);
    areas.set(points, area);
  }
  return area;
}
