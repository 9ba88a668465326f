import { type Game, measuring, type Unit } from "@gunline/rules";
import { nearestPoints, shapeOf } from "@gunline/rules/geometry";
import { tenths } from "@gunline/rules/words";
import type { Leg, RulerStop, Tape } from "../board/ruler.ts";
import type { Move, Point } from "../board/scene.ts";
import { words } from "../words/english.ts";
import { modelIdOf, unitIdOf } from "./model-key.ts";

/** The ruler measures as the rules do: from edge to edge, in three dimensions (ME-1), and reads as badges do. */
export function tapeOf(game: Game, moves: readonly Move[]): Tape {
  return {
    measure(from, to) {
      const a = standingAt(game, moves, from);
      const b = standingAt(game, moves, to);
      if (a === undefined && b === undefined) return between(from.at, to.at);
      return legBetween(a ?? pointAt(from.at, b!.z), b ?? pointAt(to.at, a!.z));
    },
    // Always with its decimal, so that the sign keeps its width while the tape is pulled.
    read: (length) => words.board.tape(tenths(length).toFixed(1)),
  };
}

/** The model that a stop holds to, where it stands or where it is going; undefined for a place on the table. */
function standingAt(
  game: Game,
  moves: readonly Move[],
  { modelId, ghost }: RulerStop,
): measuring.Placed | undefined {
  if (modelId === undefined) return undefined;
  const unit = game.units[unitIdOf(modelId)];
  const model = unit?.models[modelIdOf(modelId)];
  if (unit === undefined || model === undefined || model.position === null) return undefined;
  const placed = measuring.place(unit, model);
  const move = ghost === true ? moves.find((one) => one.modelId === modelId) : undefined;
  if (move === undefined) return placed;
  const { x, y, angle } = move.ghost;
  return { ...placed, shape: shapeOf(model.base, x, y, angle), z: move.endsAt };
}

/** A place has no height of its own: what is measured to it is measured across. */
function pointAt([x, y]: Point, z: number): measuring.Placed {
  const shape = { kind: "circle", x, y, halfLong: 0, halfShort: 0, ux: 1, uy: 0, reach: 0 } as const;
  return { id: "", shape, z, aircraft: false, towering: false, infantry: false };
}

function between(from: Point, to: Point): Leg {
  return { from, to, length: measuring.distance(pointAt(from, 0), pointAt(to, 0)) };
}

const ways = new WeakMap<Unit, WeakMap<Unit, { readonly leg: Leg | undefined }>>();

/** The shortest way between two units; undefined where one of them is not on the table. Kept until one of them moves. */
export function nearestBetween(a: Unit, b: Unit): Leg | undefined {
  const known = ways.get(a) ?? new WeakMap();
  ways.set(a, known);
  const way = known.get(b) ?? { leg: findNearest(a, b) };
  known.set(b, way);
  return way.leg;
}

function findNearest(a: Unit, b: Unit): Leg | undefined {
  let least: Leg | undefined;
  for (const one of measuring.placeAll(a)) {
    for (const other of measuring.placeAll(b)) {
      const length = measuring.distance(one, other);
      if (least === undefined || length < least.length) least = legBetween(one, other);
    }
  }
  return least;
}

/** A base on the point of touching another is drawn as touching it. */
const TOUCHING = 0.02;

/** Where a base would touch bases of these units. */
export function contactsOf(shape: measuring.Placed["shape"], units: readonly Unit[]): readonly Point[] {
  return units.flatMap((unit) =>
    measuring.placeAll(unit).flatMap((other) => {
      const apart = Math.hypot(other.shape.x - shape.x, other.shape.y - shape.y);
      if (apart > shape.reach + other.shape.reach + TOUCHING) return [];
      const { from, to } = nearestPoints(shape, other.shape);
      const isTouching = Math.hypot(to[0] - from[0], to[1] - from[1]) < TOUCHING;
      return isTouching ? [[(from[0] + to[0]) / 2, (from[1] + to[1]) / 2] as const] : [];
    }),
  );
}

/** The shortest way between two bases. */
export function legBetween(a: measuring.Placed, b: measuring.Placed): Leg {
  return { ...nearestPoints(a.shape, b.shape), length: measuring.distance(a, b) };
}
