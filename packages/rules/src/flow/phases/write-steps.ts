import type { Change } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import type { ModelStep } from "../../space/move/step.ts";

/** Where the models of a unit stand after a move. */
export function writeSteps(change: Change, unit: Unit, steps: readonly ModelStep[]): void {
  for (const { mover, end, facing, moves } of steps) {
    if (!moves) continue;
    const path = `units.${unit.id}.models.${mover.id}`;
    const { x, y } = end.shape;
    // A trifle below the table is within the tolerance of paths, and nowhere that a document knows.
    change.set(`${path}.position`, { x, y, z: Math.max(end.z, 0) });
    if (facing !== mover.model.facing) change.set(`${path}.facing`, facing);
  }
}
