import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { unitsAimedAt } from "../../attack/plan.ts";
import { prepare } from "../../attack/prepare.ts";
import { refusal } from "../../refusal.ts";
import { newAttacks } from "../../tasks/attacks.ts";
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
    const prepared = prepare(game, unit, pending_assignments.map(withoutMark));
    if (!prepared.ok) return prepared.refusals;
    const attacks = newAttacks(prepared.value, "OWN_PHASE", false);
    for (const { weapon_id, target_unit_id, guns } of attacks.plans) {
      const weapons = guns.length;
      story.tell({ line: "targets_confirmed", unit_id: unit.id, weapon_id, target_unit_id, weapons });
    }
    change.set("shooting.pending_assignments", []);
    change.push(attacks);
    change.happened({
      type: "targets_confirmed",
      unit_id: unit.id,
      target_unit_ids: unitsAimedAt(attacks.plans),
    });
    return DONE;
  },
  offered: (game) => game.shooting.pending_assignments.length > 0,
  choices: (game) => [{ type: "CONFIRM_TARGETS", actor_unit_id: selectedUnit(game)!.id }],
};
