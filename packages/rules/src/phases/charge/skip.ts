import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { refusal } from "../../refusal.ts";
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
    const refusals = [...underWayRefusals(game), ...chargingRefusals(game, unit)];
    if (refusals.length > 0) return refusals;
    if (!canAnyCharge(game)) {
      return [refusal("NOTHING_TO_SKIP", "CH-4", { what: "charge" }, { unit_id: unit.id })];
    }
    change.set("charges.skipped_unit_ids", [...game.charges.skipped_unit_ids, unit.id]);
    story.tell({ line: "unit_skipped", unit_id: unit.id, does_not: "charge" });
    return DONE;
  },
  offered: canAnyCharge,
  *choices(game) {
    for (const unit of Object.values(game.units)) {
      if (chargingRefusals(game, unit).length === 0) yield { type: "SKIP_CHARGE", actor_unit_id: unit.id };
    }
  },
  against: chargingRefusals,
  undoable: true,
};
