import { touchesPrey } from "../../charge/engagement.ts";
import type { Field } from "../../charge/field.ts";
import type { Step } from "../../charge/move.ts";
import { plural, type Story } from "../story.ts";

/** The story of a charge move: how far each model went and why it cost that, and what the unit achieved. */
export function tellMove(story: Story, field: Field, steps: readonly Step[], roll: number): void {
  const { unit, targets } = field;
  const moving = steps.filter(({ moves }) => moves);
  for (const { mover, travel } of moving) {
    const parts: string[] = [`${travel.way.toFixed(1)}" along its path`];
    if (travel.climb > 0) parts.push(`${travel.climb.toFixed(1)}" of climbing`);
    if (travel.pivot > 0) parts.push(`${travel.pivot}" to turn`);
    story.detail(`${mover.id} moves ${travel.total.toFixed(1)}" of ${roll}": ${parts.join(", ")}`);
  }
  const touched = new Set(steps.map(({ end }) => touchesPrey(field, end)?.unit));
  const notes = targets.map((target) =>
    touched.has(target) ? `Base-to-base achieved with ${target.name}` : `ER with ${target.name} achieved`,
  );
  story.say(`${unit.name} charge: ${plural(moving.length, "model")} moved. ${notes.join("; ")}.`);
  story.detail(`${unit.name} have Fights First until the turn ends.`);
}
