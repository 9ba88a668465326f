import { NO_SHOOTING } from "../../game/shooting.ts";
import { missionPlay } from "../mission-play.ts";
import type { PhaseRow } from "./phase-row.ts";
import { assignTarget, clearAll, clearAssignment, setAssignments } from "./shooting/assign.ts";
import { confirmTargets } from "./shooting/confirm.ts";
import { canAnyShoot } from "./shooting/moment.ts";
import { selectShooter } from "./shooting/select.ts";
import { shoot } from "./shooting/shoot.ts";
import { skipUnit } from "./shooting/skip.ts";

/** The Shooting phase: unit by unit, who shoots and at what; then the dice, which are a task. */
export const shooting: PhaseRow = {
  phase: "SHOOTING",
  moment: "OWN_SHOOTING",
  actions: {
    SHOOT: shoot,
    CONFIRM_TARGETS: confirmTargets,
    SELECT_SHOOTER: selectShooter,
    SET_ASSIGNMENTS: setAssignments,
    ASSIGN_TARGET: assignTarget,
    CLEAR_ASSIGNMENT: clearAssignment,
    CLEAR_ALL_ASSIGNMENTS: clearAll,
    SKIP_UNIT: skipUnit,
    get START_ACTION() {
      return missionPlay.value.startAction;
    },
  },
  tasks: ["volley", "attacks", "window"],
  waitsFor(game) {
    const unit_id = game.shooting.active_shooter_id;
    if (unit_id !== null) return { what: "targets", unit_id };
    return canAnyShoot(game) || missionPlay.value.startAction.offered(game)
      ? { what: "shooter" }
      : { what: "nothing_left", phase: "SHOOTING" };
  },
  couldAct: (game) => canAnyShoot(game) || missionPlay.value.startAction.offered(game),
  leave: (change) => change.set("shooting", NO_SHOOTING),
};
