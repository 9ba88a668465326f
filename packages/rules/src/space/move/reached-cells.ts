import { TOLERANCE } from "../../base/limits.ts";
import { gap } from "../../geometry/gap.ts";
import { distanceTo } from "../../geometry/overreach.ts";
import { containsPoint, type Polygon, polygonOf } from "../../geometry/polygon.ts";
import { rotation } from "../../geometry/rotation.ts";
import { corners, type Point, type Shape } from "../../geometry/shape.ts";
import { shrunk } from "../../geometry/sweep.ts";
import type { Footprint } from "../sight/footprint.ts";
import type { Cells, Circle, Marks } from "./cells.ts";
import { type Field, isTall, type Mover, type Standing } from "./field.ts";
import { LeastWays, type Ways } from "./least-way.ts";
import { type Obstacle, obstaclesOf } from "./obstacle.ts";

/**
 * The cells in which a model may end by a move of its order. In every doubt a cell belongs to them: bases that are not round
 * count as the circle within, and what is above the ground, or not convex, is left out.
 */
export function reachedCells(field: Field, mover: Mover, cells: Cells, disc: Circle, open: Marks): Marks {
  const home = cells.within([{ x: disc.x, y: disc.y, radius: 0 }]);
  if (mover.held) return home;
  const { blur } = cells;
  const isNearer = nearerOf(field, mover, blur);
  const ways = new LeastWays({
    start: [disc.x, disc.y],
    z: mover.start.z,
    inner: innerOf(mover.start.shape),
    ...wayOf(field, mover, disc),
    furthest: disc.radius,
    blur,
  });
  const reached = cells.select(
    disc,
    (x, y, cell) => open[cell] === 1 && isNearer(x, y) && ways.reaches([x, y], disc.radius),
  );
  return cells.either([home, reached]);
}

/** The radius of a circle that the base holds, a trifle less than what touching allows. */
export function innerOf({ halfLong, halfShort }: Shape): number {
  return Math.min(halfLong, halfShort) - 2 * TOLERANCE;
}

const isLevel = (z: number) => Math.abs(z) <= TOLERANCE;

/** What the way leads past and over. */
function wayOf(field: Field, mover: Mover, disc: Circle): Pick<Ways, "shut" | "walls" | "rises"> {
  if (mover.fly) return { shut: [], walls: [], rises: [] };
  const inner = innerOf(mover.start.shape);
  // Heights other than the ground's have their own ways past, which are not looked at here; nor are ways over an enemy from
  // the top of terrain beside it.
  const obstacles = isLevel(mover.start.z)
    ? obstaclesOf(field, mover).filter(
        (obstacle) =>
          isLevel(obstacle.placed.z) &&
          isNear(obstacle.placed.shape, disc) &&
          !field.footprints.some((footprint) => overlooks(footprint, obstacle, mover)),
      )
    : [];
  const isRound = ({ placed }: Obstacle) => placed.shape.kind === "circle";
  const shut = obstacles.filter(isRound).map(({ placed: { shape }, keep }) => ({
    x: shape.x,
    y: shape.y,
    radius: inner + innerOf(shape) + keep,
  }));
  const walls = obstacles
    .filter((obstacle) => !isRound(obstacle))
    .map(({ placed, keep }) => ({ polygon: outlineOf(placed.shape), keep: inner + keep }));
  const rises = mover.climbs
    .filter(({ polygon }) => polygon.convex && distanceTo(polygon, [disc.x, disc.y]) <= disc.radius + inner)
    .map(({ feature, polygon }) => ({ polygon, height: feature.height, top: hasTop(feature, mover) }));
  return { shut, walls, rises };
}

const AROUND = Array.from({ length: 24 }, (_, i) => rotation(i * 15));

/** Corners on the outline of a base, which lies around them. */
function outlineOf(shape: Shape): Polygon {
  const within = shrunk(shape, 2 * TOLERANCE);
  if (within.kind === "box") return polygonOf(corners(within));
  const { x, y, ux, uy, halfLong, halfShort } = within;
  return polygonOf(
    AROUND.map(({ cos, sin }): Point => {
      const [along, across] = [halfLong * cos, halfShort * sin];
      return [x + along * ux - across * uy, y + along * uy + across * ux];
    }),
  );
}

/** Whether the model may end on top of it, or on a floor of it. */
function hasTop({ kind }: Footprint["feature"], { upstairs }: Mover): boolean {
  return kind === "hill" || kind === "container" || (kind === "ruins" && upstairs);
}

function overlooks(
  { feature, polygon }: Footprint,
  { placed, keep, up }: Obstacle,
  { start }: Mover,
): boolean {
  if (feature.height < up) return false;
  const { x, y, reach } = placed.shape;
  return distanceTo(polygon, [x, y]) <= reach + keep + 2 * start.shape.reach;
}

function isNear({ x, y, reach }: Shape, disc: Circle): boolean {
  const span = disc.radius + reach + 4;
  return Math.abs(x - disc.x) <= span && Math.abs(y - disc.y) <= span;
}

/** Whether the model may come nearer to a target in a cell with that middle (CH-22). */
function nearerOf(field: Field, { start }: Mover, blur: number): (x: number, y: number) => boolean {
  const { nearer } = field.order.ending;
  if (nearer === null || nearer.goal.to !== "TARGET") return () => true;
  const goals = field.targets.map((target) => {
    const enemies = field.targetModels.filter(({ unit }) => unit === target).map(({ placed }) => placed);
    return { enemies: enemies, before: Math.min(...enemies.map(({ shape }) => gap(start.shape, shape))) };
  });
  return (x, y) =>
    goals.some(({ enemies, before }) =>
      enemies.some(({ shape }) => {
        const least = before + shape.reach + start.shape.reach + blur;
        const dx = shape.x - x;
        const dy = shape.y - y;
        return dx * dx + dy * dy < least * least;
      }),
    );
}

/**
 * The cells in which a base of that size may stand, whoever moves it: not off the board, and on the ground neither on
 * another base nor too near to one, nor on terrain that carries nobody.
 */
export function openCells(field: Field, cells: Cells, area: Circle, inner: number): Marks {
  const { blur } = cells;
  const { board } = field.game;
  const { keepAway } = field.order.ending;
  const bars = (keep: number) => (standing: Standing) => {
    const { shape, z } = standing.placed;
    return isLevel(z) && isNear(shape, area) ? [{ shape, keep: inner + keep - blur - 2 * TOLERANCE }] : [];
  };
  const bases = [
    ...field.targetModels.flatMap(bars(0)),
    ...field.otherEnemies.flatMap(bars(keepAway?.across ?? 0)),
    ...field.friends.flatMap(bars(0)),
  ];
  const markers = field.markers.map(({ x, y, radius }) => ({ x, y, radius: radius + inner - blur }));
  // Somebody above the ground stands over others.
  const floors = field.footprints.filter(
    ({ feature: { kind, height } }) =>
      height >= field.numbers.move.floor - TOLERANCE &&
      (kind === "hill" || kind === "container" || kind === "ruins"),
  );
  const isAbove = (x: number, y: number) => floors.some(({ polygon }) => distanceTo(polygon, [x, y]) <= blur);
  return cells.select(area, (x, y) => {
    const edge = inner - blur;
    if (x < edge || y < edge || x > board.width - edge || y > board.height - edge) return false;
    if (markers.some((marker) => isIn(marker, x, y))) return false;
    if (field.footprints.some((footprint) => barsGround(field, footprint, x, y, inner, blur))) return false;
    return !bases.some(({ shape, keep }) => isNearerThan(shape, x, y, keep)) || isAbove(x, y);
  });
}

function isIn(circle: Circle, x: number, y: number): boolean {
  const [dx, dy] = [circle.x - x, circle.y - y];
  return circle.radius > 0 && dx * dx + dy * dy < circle.radius * circle.radius;
}

function isNearerThan(shape: Shape, x: number, y: number, keep: number): boolean {
  if (!isIn({ x: shape.x, y: shape.y, radius: shape.reach + keep }, x, y)) return false;
  return (
    shape.kind === "circle" ||
    isIn({ x: shape.x, y: shape.y, radius: innerOf(shape) + keep }, x, y) ||
    pointGap(shape, x, y) < keep
  );
}

/** From a point to a base. */
function pointGap(shape: Shape, x: number, y: number): number {
  return gap({ kind: "circle", x, y, halfLong: 0, halfShort: 0, ux: 1, uy: 0, reach: 0 }, shape);
}

/** Whether nobody can stand anywhere in the cell for the terrain: on it, or over its edge. */
function barsGround(
  { numbers }: Field,
  { feature: { kind, height }, polygon }: Footprint,
  x: number,
  y: number,
  inner: number,
  blur: number,
): boolean {
  const away = distanceTo(polygon, [x, y]);
  if (away >= inner - blur) return false;
  if (kind === "barricade" || kind === "debris") return true;
  if ((kind !== "hill" && kind !== "container") || !isTall(height, numbers.move)) return false;
  return away > blur && !containsPoint(polygon, x, y);
}
