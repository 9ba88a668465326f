import { mustArrive } from "../../abilities/permissions.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Change } from "../../game/change.ts";
import type { Game } from "../../game/document.ts";
import { isOnTable } from "../../game/unit.ts";
import { advanceRoll } from "./movement/advance.ts";
import { canAnyArrive, mayArrive, setUp } from "./movement/arrive.ts";
import { embark } from "./movement/embark.ts";
import { markMoved } from "./movement/make.ts";
import { canAnyMove, hasMoved } from "./movement/moment.ts";
import { moveUnit } from "./movement/move.ts";
import type { PhaseRow } from "./phase-row.ts";

/** The Movement phase: unit by unit, who moves where; a move with its reactions is a task. */
export const movement: PhaseRow = {
  phase: "MOVEMENT",
  moment: "OWN_MOVEMENT",
  isOverwatched: true,
  actions: { MOVE: moveUnit, ADVANCE_ROLL: advanceRoll, SET_UP: setUp, EMBARK: embark },
  // When a move has ended, or a unit is set up, a reaction is all that is under way.
  tasks: ["move", "window"],
  waitsFor(game) {
    if (canAnyMove(game)) return { what: "mover" };
    return canAnyArrive(game) ? { what: "arrival" } : { what: "nothing_left", phase: "MOVEMENT" };
  },
  owes: overdue,
  undoRule: "MO-20",
  enter(change) {
    change.occurs({ type: "movement_phase_begun", player: change.game.turn.active_player });
  },
  leave(change) {
    markRest(change);
    change.occurs({ type: "movement_phase_ending", player: change.game.turn.active_player });
  },
};

/** Units that have to arrive in this phase, and for which there is a place (RE-14). */
function overdue(game: Game): readonly Refusal[] {
  return Object.values(game.units).flatMap((unit) =>
    unit.owner === game.turn.active_player && mustArrive(game, unit) && mayArrive(game, unit)
      ? [refusal("MUST_ARRIVE", "RE-14", { unit: unit.name }, { unit_id: unit.id })]
      : [],
  );
}

/** Anyone who rolled for an Advance has Advanced, and whoever else has not moved has remained stationary (MO-2, MO-11). */
function markRest(change: Change): void {
  const { turn, units } = change.game;
  for (const unit of Object.values(units)) {
    if (unit.owner !== turn.active_player || !isOnTable(unit)) continue;
    const { id, flags } = unit;
    if (unit.advance_roll !== undefined) markMoved(change, id, "ADVANCE");
    else if (
      !hasMoved(unit) &&
      !flags.arrived &&
      !flags.disembarked &&
      !flags.overhangs &&
      !flags.remained_stationary
    )
      change.set(`units.${id}.flags.remained_stationary`, true);
  }
}
