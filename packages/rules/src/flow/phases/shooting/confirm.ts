import { prepare } from "../../../attack/prepare.ts";
import { refusal } from "../../../base/refusal.ts";
import { unitsAimedAt } from "../../../game/plan.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { beginVolley } from "../../tasks/volley.ts";
import { isAwaited } from "../../usables/awaited.ts";
import { selectedRefusals, selectedUnit, withoutMark } from "./selected.ts";

/** Locks the chosen targets; nothing is rolled yet, and nothing can be undone any more. */
export const confirmTargets: ActionEntry<"CONFIRM_TARGETS"> = {
  handle(change, { actor_unit_id }) {
    const { game, story } = change;
    const selected = selectedRefusals(game, actor_unit_id);
    if (selected.length > 0) return selected;
    const unit = game.units[actor_unit_id]!;
    const { pending_assignments } = game.shooting;
    if (pending_assignments.length === 0) {
      return [refusal("NO_TARGETS", "PH-7", { unit: unit.name }, { unit_id: unit.id })];
    }
    const assignments = pending_assignments.map(withoutMark);
    const prepared = prepare(game, unit, assignments);
    if (!prepared.ok) return prepared.refusals;
    const plans = prepared.value.map(({ plan }) => plan);
    for (const { weapon_id, target_unit_id, guns } of plans) {
      const weapons = guns.length;
      story.addLine({ line: "targets_confirmed", unit_id: unit.id, weapon_id, target_unit_id, weapons });
    }
    change.set("shooting.pending_assignments", []);
    beginVolley(change, unit, assignments, prepared.value, false);
    change.happened({
      type: "targets_confirmed",
      unit_id: unit.id,
      target_unit_ids: unitsAimedAt(plans),
    });
    if (isAwaited(game, "unit_selected_to_shoot", unit)) {
      change.occurs({ type: "unit_selected_to_shoot", unit_id: unit.id });
    }
    return DONE;
  },
  offered: (game) => game.shooting.pending_assignments.length > 0,
  choices: (game) => [{ type: "CONFIRM_TARGETS", actor_unit_id: selectedUnit(game)!.id }],
};
