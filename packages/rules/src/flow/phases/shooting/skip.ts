import { type Refusal, refusal } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { underWayRefusals } from "../../tasks/under-way.ts";
import { actorOf } from "../actor.ts";
import { canAnyShoot, selectionRefusals } from "./moment.ts";

/** The unit gives up its shooting in this phase (PH-6). */
export const skipUnit: ActionEntry<"SKIP_UNIT"> = {
  handle(change, { actor_unit_id }) {
    const { game, story } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const unit = actor.value;
    const refusals = [...underWayRefusals(game), ...skipRefusals(game, unit)];
    if (refusals.length > 0) return refusals;
    const { active_shooter_id, skipped_unit_ids } = game.shooting;
    if (active_shooter_id === unit.id) {
      change.set("shooting.active_shooter_id", null);
      change.set("shooting.pending_assignments", []);
    }
    change.set("shooting.skipped_unit_ids", [...skipped_unit_ids, unit.id]);
    story.addLine({ line: "unit_skipped", unit_id: unit.id, does_not: "shoot" });
    return DONE;
  },
  offered: canAnyShoot,
  *choices(game) {
    for (const unit of Object.values(game.units)) {
      if (skipRefusals(game, unit).length === 0) yield { type: "SKIP_UNIT", actor_unit_id: unit.id };
    }
  },
  refusals: skipRefusals,
  undoable: true,
};

/** One that has nothing to shoot at, or with, may be skipped all the same while others can shoot. */
function skipRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const refusals = selectionRefusals(game, unit).filter(
    ({ code }) => code !== "NO_ELIGIBLE_TARGETS" && code !== "NO_RANGED_WEAPONS",
  );
  if (refusals.length > 0 || canAnyShoot(game)) return refusals;
  return [refusal("NOTHING_TO_SKIP", "PH-6", { what: "shoot" }, { unit_id: unit.id })];
}
