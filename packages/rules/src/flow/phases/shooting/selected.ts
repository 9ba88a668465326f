import { type Refusal, refusal } from "../../../base/refusal.ts";
import type { Change } from "../../../game/change.ts";
import type { Game, Unit } from "../../../game/document.ts";
import type { Assignment, PendingAssignment } from "../../../game/shooting.ts";
import { underWayRefusals } from "../../tasks/under-way.ts";

/** The unit whose targets are being chosen, and its assignments so far. */

/** The unit must be the one selected, and its targets still open. */
export function selectedRefusals(game: Game, unitId: string): readonly Refusal[] {
  const busy = underWayRefusals(game);
  if (busy.length > 0) return busy;
  if (game.shooting.active_shooter_id === unitId) return [];
  return [refusal("NOT_SELECTED", "PH-7", { id: unitId }, { unit_id: unitId })];
}

export function selectedUnit({ units, shooting }: Game): Unit | undefined {
  return shooting.active_shooter_id === null ? undefined : units[shooting.active_shooter_id];
}

/** An assignment as a player asks for it: without the referee's own mark. */
export function withoutMark({ automatic: _, ...assignment }: PendingAssignment): Assignment {
  return assignment;
}

export function choose(change: Change, unitId: string, pending: readonly PendingAssignment[]): void {
  const { active_shooter_id } = change.game.shooting;
  if (active_shooter_id !== unitId) change.set("shooting.active_shooter_id", unitId);
  change.set("shooting.pending_assignments", pending);
}
