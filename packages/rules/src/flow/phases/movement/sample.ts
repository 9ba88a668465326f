import type { ActionOf } from "../../../game/action.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { type Placed, placeAll } from "../../../game/measure/placed.ts";
import { MADE_MOVES, type MadeMove } from "../../../game/move-kind.ts";
import type { Point } from "../../../geometry/shape.ts";
import { enemiesOf } from "../../../space/eligibility/units.ts";
import { flightAway } from "../../../space/movement/flight.ts";
import { isAircraft, movementField } from "../../../space/movement/order.ts";
import { ableMovers } from "./moment.ts";
import { seekMove, shown } from "./suggest.ts";
import { wayRefusals } from "./way.ts";

type Move = ActionOf<"MOVE">;

/** Moves that would be accepted: first something for every unit, then each of them towards what may matter to it. */
export function* sampleMoves(game: Game): Generator<Move> {
  const movers = [...ableMovers(game)];
  for (const unit of movers) yield plainMove(game, unit);
  for (const unit of movers) {
    for (const kind of MADE_MOVES) {
      if (wayRefusals(game, unit, kind).length === 0) yield* movesTowards(game, unit, kind);
    }
  }
}

/** What a unit can always do: stay where it is, or fly off the table where it may not stay. */
function plainMove(game: Game, unit: Unit): Move {
  if (isAircraft(unit)) return moveOf(unit, "NORMAL", flightAway(movementField(game, unit, "NORMAL")));
  // Anyone who got out of a transport owes a move, though it may be of nothing.
  const still = unit.flags.disembarked === true ? "NORMAL" : "STATIONARY";
  const kind = unit.advance_roll === undefined ? still : "ADVANCE";
  return { type: "MOVE", actor_unit_id: unit.id, payload: { kind, per_model_paths: {} } };
}

function* movesTowards(game: Game, unit: Unit, kind: MadeMove): Generator<Move> {
  for (const goal of goalsOf(game, unit)) {
    const steps = seekMove(game, unit, kind, goal);
    if (steps?.some(({ moves }) => moves)) yield moveOf(unit, kind, steps);
  }
}

function moveOf(unit: Unit, kind: MadeMove, steps: Parameters<typeof shown>[0]): Move {
  return { type: "MOVE", actor_unit_id: unit.id, payload: { kind, ...shown(steps) } };
}

/** The nearest objective, the nearest enemy, away from that enemy, and the middle of the table. */
function goalsOf(game: Game, unit: Unit): readonly Point[] {
  const { board, objectives } = game;
  const centre = ({ shape }: Placed): Point => [shape.x, shape.y];
  const from = centre(placeAll(unit)[0]!);
  const enemy = nearest(from, enemiesOf(game, unit).flatMap(placeAll).map(centre));
  const objective = nearest(
    from,
    Object.values(objectives).map(({ position: { x, y } }) => [x, y]),
  );
  const away = enemy.map(([x, y]): Point => [2 * from[0] - x, 2 * from[1] - y]);
  return [...objective, ...enemy, ...away, [board.width / 2, board.height / 2]];
}

/** A list of the one that is nearest, or of none. */
function nearest(from: Point, points: readonly Point[]): readonly Point[] {
  const square = ([x, y]: Point) => (x - from[0]) * (x - from[0]) + (y - from[1]) * (y - from[1]);
  let best: Point | undefined;
  for (const point of points) if (best === undefined || square(point) < square(best)) best = point;
  return best === undefined ? [] : [best];
}
