import { prepare } from "../../../attack/prepare.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { fightingOf, owes } from "./fighting.ts";
import { fightsOf } from "./strikes.ts";

/** All melee attacks of the unit: chosen together, and rolled once nobody reacts to the choice. */
export const makeAttacks: ActionEntry<"FIGHT"> = {
  handle(change, { actor_unit_id, payload: { assignments } }) {
    const { game } = change;
    const fighting = fightingOf(game, actor_unit_id, "TARGETS");
    if (!fighting.ok) return fighting.refusals;
    const { unit, task } = fighting.value;
    const prepared = prepare(game, unit, assignments, "MELEE");
    if (!prepared.ok) return prepared.refusals;
    if (assignments.length === 0) {
      change.story.addLine({ line: "no_melee_attacks", unit_id: unit.id });
      change.replace({ ...task, stage: "CONSOLIDATE" });
      return DONE;
    }
    const target_unit_ids = [...new Set(prepared.value.map(({ plan }) => plan.target_unit_id))];
    change.replace({ ...task, stage: "ATTACKS", assignments });
    change.happened({ type: "fight_targets_chosen", unit_id: unit.id, target_unit_ids });
    return DONE;
  },
  offered: (game) => owes(game, "TARGETS") !== undefined,
  *choices(game) {
    const unit = owes(game, "TARGETS")!;
    for (const assignments of fightsOf(game, unit)) {
      yield { type: "FIGHT", actor_unit_id: unit.id, payload: { assignments } };
    }
  },
};
