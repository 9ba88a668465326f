import { type Refusal, refusal } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { overhangRefusals } from "../../../game/overhang.ts";
import type { Phase } from "../../../game/phase.ts";
import { moverRefusals } from "../../../space/movement/mover.ts";

const PHASE: Phase = "MOVEMENT";

/** Why this is not the moment for the unit to move, whatever it could do: phase, turn, and what it has done. */
export function movementMoment(game: Game, unit: Unit): readonly Refusal[] {
  const refusals = [...turnRefusals(game, unit)];
  const about = { unit_id: unit.id };
  const named = { unit: unit.name };
  if (unit.flags.remained_stationary === true) {
    refusals.push(refusal("ALREADY_MOVED:stationary", "MO-15", named, about));
  } else if (hasMoved(unit)) {
    refusals.push(refusal("ALREADY_MOVED", "MO-1", named, about));
  }
  return refusals;
}

/** The phase and the turn alone. */
export function turnRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const refusals: Refusal[] = [];
  const about = { unit_id: unit.id };
  const named = { unit: unit.name };
  const { turn, players } = game;
  if (turn.phase !== PHASE) {
    const details = { phase: turn.phase, act: "move", own: PHASE } as const;
    refusals.push(refusal("WRONG_PHASE", "MO-1", details, about));
  }
  if (unit.owner !== turn.active_player) {
    const details = { ...named, act: "move", player: players[turn.active_player].name } as const;
    refusals.push(refusal("NOT_YOUR_TURN", "MO-1", details, about));
  }
  return refusals;
}

export function hasMoved({ flags }: Unit): boolean {
  return flags.moved === true || flags.advanced === true || flags.fell_back === true;
}

/** Why the unit may not be chosen to move: the moment, or its own state. */
export function movingRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const refusals = [...movementMoment(game, unit), ...moverRefusals(unit), ...overhangRefusals(unit, "move")];
  if (refusals.length > 0 || !reinforcementsCame(game)) return refusals;
  return [refusal("REINFORCEMENTS", "RE-3", { unit: unit.name }, { unit_id: unit.id })];
}

/** Units arrive when all others have moved: once one has, nobody moves any more (RE-3). */
function reinforcementsCame({ units, turn }: Game): boolean {
  return Object.values(units).some(
    ({ owner, flags }) => owner === turn.active_player && flags.arrived === true,
  );
}

/** The units that could be chosen to move now. */
export function* ableMovers(game: Game): Generator<Unit> {
  for (const unit of Object.values(game.units)) if (movingRefusals(game, unit).length === 0) yield unit;
}

export function canAnyMove(game: Game): boolean {
  return ableMovers(game).next().done !== true;
}
