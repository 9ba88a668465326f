import type { Change } from "../../game/change.ts";
import { gainAtCommand } from "../command-points.ts";
import { owedTests, takeOwedTests, testUnit } from "./command/tests.ts";
import { endLifeTimes } from "./life-times.ts";
import type { PhaseRow } from "./phase-row.ts";

/** The Command phase: points, what begins with it, and Battle-shock tests. */
export const command: PhaseRow = {
  phase: "COMMAND",
  scores: true,
  moment: "OWN_COMMAND",
  actions: { TEST_BATTLE_SHOCK: testUnit },
  tasks: ["window"],
  waitsFor: (game) =>
    owedTests(game).length > 0 ? { what: "battle_shock_tests" } : { what: "phase_to_end", phase: "COMMAND" },
  enter(change) {
    for (const step of AS_IT_BEGINS) step(change);
  },
  // Tests, then who controls what and points for it, then what is left to do at its end (CO-12).
  leave: takeOwedTests,
  last: (change) => change.occurs({ type: "command_phase_ending", player: change.game.turn.active_player }),
};

type CommandStep = (change: Change) => void;

/**
 * What is done as the phase begins, in this order: what lasted until now ends before anything else (CO-3), and choices are
 * asked for last (CO-4).
 */
const AS_IT_BEGINS: readonly CommandStep[] = [
  gainAtCommand,
  (change) => endLifeTimes(change, "OWN_COMMAND_PHASE"),
  (change) => change.occurs({ type: "command_phase_begun", player: change.game.turn.active_player }),
];
