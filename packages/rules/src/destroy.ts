import type { Change } from "./change.ts";
import { lookup } from "./game/lookup.ts";
import { isDestroyed } from "./game/unit.ts";

/** A model is destroyed by what is no attack: it is gone whatever wounds it has left, and takes no more of them. */
export function destroyModel(change: Change, unitId: string, modelId: string): void {
  const path = `units.${unitId}.models.${modelId}`;
  change.set(`${path}.wounds`, 0);
  change.remove(path);
  const marked = lookup(change.table.allocated, unitId);
  if (marked?.includes(modelId)) {
    change.set(
      `allocated.${unitId}`,
      marked.filter((id) => id !== modelId),
    );
  }
  if (isDestroyed(change.table.units[unitId]!)) change.happened({ type: "unit_destroyed", unit_id: unitId });
}
