import type { PhaseRow } from "./phase-row.ts";

/** The Fight phase. */
export const fight: PhaseRow = {
  phase: "FIGHT",
  actions: {},
  waitsFor: () => ({ what: "phase_to_end", phase: "FIGHT" }),
};
