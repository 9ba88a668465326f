import { type Refusal, refusal } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { underWayRefusals } from "../../tasks/under-way.ts";
import { actorOf } from "../actor.ts";
import { canAnyCharge, chargingRefusals } from "./moment.ts";

/** The unit does not charge in this phase. */
export const skipCharge: ActionEntry<"SKIP_CHARGE"> = {
  handle(change, { actor_unit_id }) {
    const { game, story } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const unit = actor.value;
    const refusals = [...underWayRefusals(game), ...skipRefusals(game, unit)];
    if (refusals.length > 0) return refusals;
    change.set("charges.skipped_unit_ids", [...game.charges.skipped_unit_ids, unit.id]);
    story.addLine({ line: "unit_skipped", unit_id: unit.id, does_not: "charge" });
    return DONE;
  },
  offered: canAnyCharge,
  *choices(game) {
    for (const unit of Object.values(game.units)) {
      if (skipRefusals(game, unit).length === 0) yield { type: "SKIP_CHARGE", actor_unit_id: unit.id };
    }
  },
  refusals: skipRefusals,
  undoable: true,
};

/** One that could not charge is skipped by nobody, nor one while no unit can. */
function skipRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const refusals = chargingRefusals(game, unit);
  if (refusals.length > 0 || canAnyCharge(game)) return refusals;
  return [refusal("NOTHING_TO_SKIP", "CH-4", { what: "charge" }, { unit_id: unit.id })];
}
