import type { Change } from "../../../game/change.ts";
import type { Unit } from "../../../game/document.ts";
import { declarable } from "../../../space/charge/declaration.ts";
import { chargeTargetRefusals } from "../../../space/charge/target.ts";
import { enemiesOf } from "../../../space/eligibility/units.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { underWayRefusals } from "../../tasks/under-way.ts";
import { actorOf } from "../actor.ts";
import { ableChargers, canAnyCharge, chargeMoment, chargeSelectionRefusals } from "./moment.ts";

/** Who charges what. It can be undone until it is rolled (CH-7). */
export const declareCharge: ActionEntry<"DECLARE_CHARGE"> = {
  handle(change, { actor_unit_id, payload: { target_unit_ids } }) {
    const { game } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const unit = actor.value;
    const busy = underWayRefusals(game);
    if (busy.length > 0) return busy;
    const moment = chargeMoment(game, unit);
    const checked = declarable(game, unit, target_unit_ids);
    if (!checked.ok) return [...moment, ...checked.refusals];
    if (moment.length > 0) return moment;
    declare(
      change,
      unit,
      checked.value.map(({ id }) => id),
    );
    return DONE;
  },
  offered: canAnyCharge,
  /** Each target by itself, and all of them together. */
  *choices(game) {
    for (const unit of ableChargers(game)) {
      const targets = enemiesOf(game, unit)
        .filter((enemy) => chargeTargetRefusals(game, unit, enemy).length === 0)
        .map(({ id }) => id);
      const sets = targets.map((id) => [id]);
      if (targets.length > 1) sets.push(targets);
      for (const target_unit_ids of sets) {
        yield { type: "DECLARE_CHARGE", actor_unit_id: unit.id, payload: { target_unit_ids } };
      }
    }
  },
  refusals: chargeSelectionRefusals,
  undoable: true,
};

/** The charge begins: whoever may charge now, and why, was asked before. */
export function declare(change: Change, { id: unit_id }: Unit, target_unit_ids: readonly string[]): void {
  change.set(`charges.pending.${unit_id}`, { targets: target_unit_ids });
  change.push({ type: "charge", unit_id });
  change.story.addLine({ line: "charge_declared", unit_id, target_unit_ids });
  change.happened({ type: "charge_declared", unit_id, target_unit_ids });
}
