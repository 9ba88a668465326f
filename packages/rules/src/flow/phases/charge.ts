import { NO_CHARGES } from "../../game/charges.ts";
import { declareCharge } from "./charge/declare.ts";
import { canAnyCharge } from "./charge/moment.ts";
import { skipCharge } from "./charge/skip.ts";
import type { PhaseRow } from "./phase-row.ts";

/** The Charge phase: who charges whom; the charge itself is a task. */
export const charge: PhaseRow = {
  phase: "CHARGE",
  moment: "OWN_CHARGE",
  isOverwatched: true,
  actions: { DECLARE_CHARGE: declareCharge, SKIP_CHARGE: skipCharge },
  // Attacks of a reaction whose Hazardous tests wait for the end of the charge lie below it.
  tasks: ["charge", "attacks", "window"],
  waitsFor: (game) => (canAnyCharge(game) ? { what: "charge" } : { what: "nothing_left", phase: "CHARGE" }),
  couldAct: canAnyCharge,
  undoRule: "CH-7",
  leave(change) {
    const { failures } = change.game.charges;
    change.set("charges", { ...NO_CHARGES, failures });
  },
};
