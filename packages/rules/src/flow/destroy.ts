import type { Change } from "../game/change.ts";
import { lookup } from "../game/lookup.ts";
import { noteRising } from "./aftermath/rising.ts";
import { rememberLost } from "./attached/lost.ts";
import { happensDestroyed } from "./attached/parts.ts";

/** A model is destroyed by what is no attack: it is gone whatever wounds it has left, and takes no more of them. */
export function destroyModel(change: Change, unitId: string, modelId: string): void {
  const before = change.table.units[unitId]!;
  rememberLost(change, before, before.models[modelId]!);
  noteRising(change, before, before.models[modelId]!, change.table);
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
  happensDestroyed(change, before);
}
