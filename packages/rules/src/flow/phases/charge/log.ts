import type { Unit } from "../../../game/document.ts";
import { inRange } from "../../../game/measure/measure.ts";
import type { Placed } from "../../../game/measure/placed.ts";
import { modelName } from "../../../game/names.ts";
import type { Story } from "../../../game/story/story.ts";
import { touchedTarget } from "../../../space/move/engagement.ts";
import type { Field } from "../../../space/move/field.ts";
import type { ModelStep } from "../../../space/move/step.ts";

/** The story of a charge move: how far each model went and why it cost that, and what the unit achieved. */
export function logMove(story: Story, field: Field, steps: readonly ModelStep[], roll: number): void {
  const { unit, targets } = field;
  const moving = steps.filter(({ moves }) => moves);
  for (const { mover, travel } of moving) {
    const { total, way, climb, pivot } = travel;
    const model_name = modelName(unit, mover.id);
    const moved = { unit_id: unit.id, model_id: mover.id, model_name, roll, total, way, climb, pivot };
    story.addLine({ line: "model_moved", ...moved });
  }
  const ends = steps.map(({ end }) => end);
  const touched = new Set(ends.map((end) => touchedTarget(field, end)?.unit));
  story.addLine({
    line: "charge_moved",
    unit_id: unit.id,
    models: moving.length,
    targets: targets.map((target) => ({
      unit_id: target.id,
      in_contact: touched.has(target),
      across_barricade: !isInRange(field, ends, target),
    })),
  });
}

/** Whether the target is engaged as usual; one that is not was reached across a barricade (CH-20). */
function isInRange({ targetModels, numbers }: Field, ends: readonly Placed[], target: Unit): boolean {
  return targetModels.some(
    ({ unit, placed }) => unit === target && ends.some((end) => inRange(end, placed, numbers.engagement)),
  );
}
