import { endLifeTimes } from "./life-times.ts";
import type { PhaseRow } from "./phase-row.ts";

/** The Command phase: what lasted until it ends as it begins. */
export const command: PhaseRow = {
  phase: "COMMAND",
  actions: {},
  waitsFor: () => ({ what: "phase_to_end", phase: "COMMAND" }),
  enter: (change) => endLifeTimes(change, "OWN_COMMAND_PHASE"),
};
