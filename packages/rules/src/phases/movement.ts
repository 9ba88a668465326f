import type { Change } from "../change.ts";
import type { Flag } from "../game/flags.ts";
import { isOnTable } from "../game/unit.ts";
import type { PhaseRow } from "./phase-row.ts";

/** The Movement phase: whoever has not moved when it ends has remained stationary (PH-9). */
export const movement: PhaseRow = {
  phase: "MOVEMENT",
  actions: {},
  waitsFor: () => ({ what: "phase_to_end", phase: "MOVEMENT" }),
  leave: markStationary,
};

const MOVES: readonly Flag[] = ["moved", "advanced", "fell_back"];

function markStationary(change: Change): void {
  const { turn, units } = change.game;
  for (const unit of Object.values(units)) {
    const { id, owner, flags } = unit;
    const moved = MOVES.some((flag) => flags[flag] === true);
    if (owner !== turn.active_player || moved || flags.remained_stationary === true || !isOnTable(unit))
      continue;
    change.set(`units.${id}.flags.remained_stationary`, true);
  }
}
