import type { Change } from "../change.ts";
import type { Unit } from "../game/document.ts";
import type { Step } from "../move/step.ts";

/** Where the models of a unit stand after a move. */
export function writeSteps(change: Change, unit: Unit, steps: readonly Step[]): void {
  for (const { mover, end, facing, moves } of steps) {
    if (!moves) continue;
    const path = `units.${unit.id}.models.${mover.id}`;
    const { x, y } = end.shape;
    change.set(`${path}.position`, { x, y, z: end.z });
    if (facing !== mover.model.facing) change.set(`${path}.facing`, facing);
  }
}
