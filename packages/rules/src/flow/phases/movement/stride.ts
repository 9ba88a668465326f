import { strideOf } from "../../../abilities/permissions.ts";
import { TOLERANCE } from "../../../base/limits.ts";
import type { Change } from "../../../game/change.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { sweepsOver } from "../../../geometry/stay.ts";
import type { ModelStep } from "../../../space/move/step.ts";

/** Walkers that stride through terrain that is too high for them (AR-1). */

/** Whether a model of the unit moves through terrain that it strides through at a risk. */
export function isStrained(game: Game, unit: Unit, steps: readonly ModelStep[]): boolean {
  const stride = strideOf(game, unit);
  if (stride?.higher !== true) return false;
  return steps.some(({ mover, path }) => {
    const high = mover.footprints.filter(({ feature }) => feature.height > stride.height + TOLERANCE);
    return path.some((to, at) => {
      const from = path[at - 1];
      if (from === undefined) return false;
      const [p, q] = [[from[0], from[1]] as const, [to[0], to[1]] as const];
      return high.some(({ polygon }) => sweepsOver(mover.core, p, q, polygon));
    });
  });
}

/** On a 1 the unit is Battle-shocked. */
export function testStride(change: Change, { id }: Unit): void {
  const { name } = strideOf(change.table, change.table.units[id]!)!;
  const face = change.dice.d6();
  const about = { unit_id: id, target_unit_id: id };
  change.story.roll({ context: "ability", ability: name, rolls_raw: [face], wounds: null, ...about });
  if (face === 1) change.set(`units.${id}.flags.battle_shocked`, true);
}
