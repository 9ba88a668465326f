import { prepare } from "../../../attack/prepare.ts";
import type { Refusal } from "../../../base/refusal.ts";
import type { Change } from "../../../game/change.ts";
import type { Game } from "../../../game/document.ts";
import { isFixed } from "../../../game/edition.ts";
import { modelOf, unitOf } from "../../../game/unit.ts";
import { selectionRefusals } from "./moment.ts";
import { withoutMark } from "./selected.ts";

/** Targets that are being chosen while something else changes the table. */

type Field = "active_shooter_id" | "pending_assignments";

/** Why the unit could not be selected now, or could not fire as it was told to; by the field of the document. */
export function choiceFaults(game: Game): readonly (readonly [Field, Refusal])[] {
  const { active_shooter_id, pending_assignments } = game.shooting;
  if (active_shooter_id === null || game.tasks.length > 0) return [];
  const unit = game.units[active_shooter_id]!;
  const unable = selectionRefusals(game, unit);
  if (unable.length > 0) return unable.map((one) => ["active_shooter_id", one]);
  if (pending_assignments.length === 0) return [];
  const prepared = prepare(game, unit, pending_assignments.map(withoutMark));
  return prepared.ok ? [] : prepared.refusals.map((one) => ["pending_assignments", one]);
}

/** A choice that no longer holds is dropped: the player chooses again, and a saved game can be opened (GD-2). */
export function dropStaleChoice(change: Change, before: Game): void {
  const { table } = change;
  if (table.shooting.active_shooter_id === null || table.units === before.units) return;
  if (!isFixed(table, "STALE_CHOICE")) return;
  const { game } = change;
  if (namesOnlyTheLiving(game) && choiceFaults(game).length === 0) return;
  change.set("shooting.active_shooter_id", null);
  change.set("shooting.pending_assignments", []);
}

/** A document names no model that is gone, also where the choice waits for something else to be done. */
function namesOnlyTheLiving(game: Game): boolean {
  const { active_shooter_id, pending_assignments } = game.shooting;
  return pending_assignments.every(({ from_unit_id, model_ids }) => {
    const unit = unitOf(game, from_unit_id ?? active_shooter_id!)!;
    return model_ids.every((id) => modelOf(unit, id) !== undefined);
  });
}
