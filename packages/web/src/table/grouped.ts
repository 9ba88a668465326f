import type { Entry } from "./table.ts";

/** Steps that were asked for with one press, and are taken back with one. */
const grouped = new WeakSet<Entry>();

export function markGrouped(entry: Entry | undefined): void {
  if (entry !== undefined) grouped.add(entry);
}

/** Whether the last step that stands was one of a group: then those before it go with it. */
export function isLastGrouped(entries: readonly Entry[]): boolean {
  let undone = 0;
  for (const entry of entries.toReversed()) {
    if (entry.action.type === "UNDO") undone++;
    else if (undone > 0) undone--;
    else return grouped.has(entry);
  }
  return false;
}
