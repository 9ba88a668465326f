import type { Change } from "../../../game/change.ts";
import type { Unit } from "../../../game/document.ts";
import { isDestroyed } from "../../../game/unit.ts";

/** The unit has fought: what it leaves is a mark, and the next pick. */
export function endFight(change: Change, { id }: Unit): void {
  const task = change.task;
  change.pop();
  if (!isDestroyed(change.game.units[id]!)) change.set(`units.${id}.flags.has_fought`, true);
  change.happened({ type: "unit_has_fought", unit_id: id });
  const resolved = task?.type === "fight" ? task.resolved : undefined;
  const nothing = { unit_id: id, hits: [], lost_unit_ids: [], destroyed_unit_ids: [] };
  change.occurs({ type: "fight_resolved", ...(resolved ?? nothing) });
}
