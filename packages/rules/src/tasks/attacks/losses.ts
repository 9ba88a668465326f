import { isWipedOut } from "../../attack/ranks.ts";
import type { Change } from "../../change.ts";
import type { Field } from "./resolve.ts";

/** Wounds lost and models slain. */
export function writeLosses(change: Change, { ranks }: Field): void {
  for (const [unitId, one] of ranks) {
    for (const slot of one.hurt) {
      const path = `units.${unitId}.models.${one.ids[slot]!}`;
      change.set(`${path}.wounds`, one.left[slot]!);
      if (one.left[slot]! === 0) change.remove(path);
    }
    if (isWipedOut(one) && one.hurt.length > 0) {
      change.happened({ type: "unit_destroyed", unit_id: unitId });
      change.story.tell({ line: "unit_destroyed", unit_id: unitId });
    }
  }
}

/** Which models were allocated attacks: they take the next ones (AT-9). */
export function writeMarks(change: Change, { ranks }: Field): void {
  for (const [unitId, one] of ranks) {
    if (!one.allocated.includes(true)) continue;
    const living = one.ids.filter((_, slot) => one.allocated[slot]! && one.left[slot]! > 0);
    change.set(`allocated.${unitId}`, living);
  }
}
