import type { Change } from "../../../game/change.ts";
import type { Unit } from "../../../game/document.ts";
import type { Flag } from "../../../game/flags.ts";
import type { MadeMove } from "../../../game/move-kind.ts";
import { allowanceOf, type Field } from "../../../space/move/field.ts";
import type { ModelStep } from "../../../space/move/step.ts";
import { departs } from "../../../space/movement/faults.ts";
import { writeSteps } from "../write-steps.ts";

/** What each kind of move leaves on the unit until the turn ends. */
const MARKS: Readonly<Record<MadeMove, readonly Flag[]>> = {
  NORMAL: ["moved"],
  ADVANCE: ["moved", "advanced"],
  FALL_BACK: ["moved", "fell_back"],
};

/** The unit has moved: where its models stand now, and what they may no longer do. */
export function makeMove(change: Change, field: Field, kind: MadeMove, steps: readonly ModelStep[]): void {
  const { unit } = field;
  if (departs(field, steps)) leaveTable(change, unit);
  else {
    logMove(change, field, kind, steps);
    writeSteps(change, unit, steps);
  }
  markMoved(change, unit.id, kind);
}

/** Anyone who leaves the table waits in Strategic Reserves: AIRCRAFT that fly off it (MO-30), and units by rules of their army. */
export function leaveTable(change: Change, { id, models }: Unit): void {
  change.story.addLine({ line: "unit_departed", unit_id: id });
  for (const model of Object.keys(models)) change.set(`units.${id}.models.${model}.position`, null);
  change.set(`units.${id}.reserve`, "STRATEGIC");
  change.set(`units.${id}.flags.left_table`, true);
}

export function markMoved(change: Change, unitId: string, kind: MadeMove): void {
  const unit = change.game.units[unitId]!;
  for (const flag of MARKS[kind]) {
    if (unit.flags[flag] !== true) change.set(`units.${unitId}.flags.${flag}`, true);
  }
  // Anyone who moves performs no Action any more (MO-19).
  if (unit.flags.performing_action !== undefined) change.remove(`units.${unitId}.flags.performing_action`);
  if (unit.advance_roll !== undefined) change.remove(`units.${unitId}.advance_roll`);
}

function logMove({ story }: Change, field: Field, kind: MadeMove, steps: readonly ModelStep[]): void {
  const unit_id = field.unit.id;
  const moving = steps.filter(({ moves }) => moves);
  for (const { mover, travel } of moving) {
    const { total, way, climb, pivot } = travel;
    const roll = field.order.straight === undefined ? allowanceOf(field, mover) : null;
    const model = { model_id: mover.id, model_name: mover.name };
    story.addLine({ line: "model_moved", unit_id, ...model, roll, total, way, climb, pivot });
  }
  const furthest = Math.max(0, ...moving.map(({ travel }) => travel.total));
  story.addLine({ line: "unit_moved", unit_id, kind, models: moving.length, furthest });
}
