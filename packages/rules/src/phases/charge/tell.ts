import { touchedTarget } from "../../move/engagement.ts";
import type { Field } from "../../move/field.ts";
import type { Step } from "../../move/step.ts";
import type { Story } from "../../story/story.ts";

/** The story of a charge move: how far each model went and why it cost that, and what the unit achieved. */
export function tellMove(story: Story, field: Field, steps: readonly Step[], roll: number): void {
  const { unit, targets } = field;
  const moving = steps.filter(({ moves }) => moves);
  for (const { mover, travel } of moving) {
    const { total, way, climb, pivot } = travel;
    story.tell({ line: "model_moved", unit_id: unit.id, model_id: mover.id, roll, total, way, climb, pivot });
  }
  const touched = new Set(steps.map(({ end }) => touchedTarget(field, end)?.unit));
  story.tell({
    line: "charge_moved",
    unit_id: unit.id,
    models: moving.length,
    targets: targets.map((target) => ({ unit_id: target.id, in_contact: touched.has(target) })),
  });
}
