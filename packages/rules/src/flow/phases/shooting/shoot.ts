import { prepare } from "../../../attack/prepare.ts";
import { unitsAimedAt } from "../../../game/plan.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { underWayRefusals } from "../../tasks/under-way.ts";
import { beginVolley } from "../../tasks/volley.ts";
import { isAwaited } from "../../usables/awaited.ts";
import { actorOf } from "../actor.ts";
import { ableShooters, canAnyShoot, selectionRefusals, shootingMoment } from "./moment.ts";
import { volleysOf } from "./volleys.ts";

/** Confirms all assignments and resolves them all. */
export const shoot: ActionEntry<"SHOOT"> = {
  handle(change, { actor_unit_id, payload: { assignments } }) {
    const { game } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const unit = actor.value;
    const busy = underWayRefusals(game);
    if (busy.length > 0) return busy;
    const moment = shootingMoment(game, unit);
    const prepared = prepare(game, unit, assignments);
    if (!prepared.ok) return [...moment, ...prepared.refusals];
    if (moment.length > 0) return moment;
    const target_unit_ids = unitsAimedAt(prepared.value.map(({ plan }) => plan));
    beginVolley(change, unit, assignments, prepared.value, true);
    // Who is asked about the choice of the unit is asked before the choice of its targets.
    change.occurs({ type: "targets_confirmed", unit_id: unit.id, target_unit_ids });
    if (isAwaited(game, "unit_selected_to_shoot", unit)) {
      change.occurs({ type: "unit_selected_to_shoot", unit_id: unit.id });
    }
    return DONE;
  },
  offered: canAnyShoot,
  *choices(game) {
    for (const unit of ableShooters(game)) {
      for (const assignments of volleysOf(game, unit)) {
        yield { type: "SHOOT", actor_unit_id: unit.id, payload: { assignments } };
      }
    }
  },
  refusals: selectionRefusals,
};
