import { type Checked, reject } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import type { MadeMove } from "../../game/move-kind.ts";
import type { TaskType } from "../../game/tasks.ts";
import { underWayRefusals } from "../tasks/under-way.ts";
import { chargeMove } from "./charge.ts";
import { fightMove } from "./fight.ts";
import type { MoveUnderWay } from "./move.ts";
import { movementMove, outOfPhaseMove } from "./movement.ts";

/** The tasks in which a unit moves; with no task at all, it is a move of the Movement phase. */
const MOVES: Readonly<Partial<Record<TaskType, (game: Game, unit: Unit) => Checked<MoveUnderWay>>>> = {
  scouts: outOfPhaseMove,
  side_move: outOfPhaseMove,
  charge: chargeMove,
  fight: fightMove,
  last_stand: fightMove,
};

const known = new WeakMap<Game, Map<string, { readonly unit: Unit; readonly move: Checked<MoveUnderWay> }>>();

/**
 * The move that the unit may make now, or why it may make none. In the Movement phase there may be several kinds: the one
 * that is wanted, or the first that it may make. Cached with the document, because an editor asks many times, and paths
 * that were found are cached with the field.
 */
export function moveUnderWay(game: Game, unit: Unit, wanted?: MadeMove): Checked<MoveUnderWay> {
  const ofGame = known.get(game) ?? new Map<string, { unit: Unit; move: Checked<MoveUnderWay> }>();
  known.set(game, ofGame);
  const key = `${wanted ?? ""} ${unit.id}`;
  const before = ofGame.get(key);
  if (before?.unit === unit) return before.move;
  const move = findMove(game, unit, wanted);
  ofGame.set(key, { unit, move });
  return move;
}

function findMove(game: Game, unit: Unit, wanted: MadeMove | undefined): Checked<MoveUnderWay> {
  const task = game.tasks.at(-1);
  if (task === undefined) return movementMove(game, unit, wanted);
  return MOVES[task.type]?.(game, unit) ?? reject(...underWayRefusals(game));
}
