import type { Game } from "../game/document.ts";
import { isDestroyed, isOnTable } from "../game/unit.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { PhaseRow } from "./phase-row.ts";

/** Before the first round: armies are set up. */
export const deployment: PhaseRow = {
  phase: "DEPLOYMENT",
  actions: {},
  waitsFor: (game) =>
    notSetUp(game).length > 0 ? { what: "units_to_set_up" } : { what: "phase_to_end", phase: "DEPLOYMENT" },
  owes: notSetUp,
};

/** Units that stand nowhere yet, neither on the table nor in reserve nor in a transport (GD-8). */
function notSetUp(game: Game): readonly Refusal[] {
  return Object.values(game.units)
    .filter(
      (unit) => !isDestroyed(unit) && !isOnTable(unit) && unit.reserve === null && unit.embarked_in === null,
    )
    .map(({ id, name }) => refusal("NOT_SET_UP", "GD-8", { unit: name }, { unit_id: id }));
}
