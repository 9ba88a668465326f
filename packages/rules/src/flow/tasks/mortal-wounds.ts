import { feelNoPainOf, MORTAL } from "../../abilities/feel-no-pain.ts";
import { fault } from "../../game/border.ts";
import type { Change } from "../../game/change.ts";
import { lookup } from "../../game/lookup.ts";
import { modelName } from "../../game/names.ts";
import { unitFault } from "../../game/reference-faults.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { isDestroyed, unitOf } from "../../game/unit.ts";
import { isOwnersChoice } from "../../space/casualties/whose-choice.ts";
import { noteFallen } from "../aftermath/note.ts";
import { destroyModel } from "../destroy.ts";
import { sufferers } from "../mortal/sufferer.ts";
import { allocateWound } from "./allocation.ts";
import type { TaskRow } from "./task-row.ts";

/** Mortal wounds on one unit, model after model, until they are used up or nobody is left (AT-17). */
export const mortalWounds: TaskRow<"mortal_wounds"> = {
  liesOn: ({ type }) => type !== "allocation",
  actions: { ALLOCATE_WOUND: allocateWound },
  waitsFor: (game, { unit_id }) => ({
    player: game.units[unit_id]!.owner,
    for: { what: "allocation", unit_id },
  }),
  goOn(change, task) {
    const { game } = change;
    const among = sufferers(game, task);
    if (task.wounds === 0 || among.length === 0) change.pop();
    else if (among.length > 1 && isOwnersChoice(game, task.unit_id)) return false;
    else hurt(change, task, among[0]!);
    return true;
  },
  *faults(game, { unit_id, order }, path) {
    yield* unitFault(game, unit_id, [...path, "unit_id"]);
    const strangers = Object.keys(unitOf(game, unit_id)?.models ?? {}).filter((id) => !order.includes(id));
    if (strangers.length > 0) {
      yield fault("BAD_DOCUMENT", "GD-2", [...path, "order"], ["unlisted", strangers[0]!]);
    }
  },
};

/** One model takes them one at a time, with a die of Feel No Pain for each, until it is dead. */
function hurt(change: Change, task: TaskOf<"mortal_wounds">, modelId: string): void {
  const { game, dice, story } = change;
  const { unit_id, wounds: points } = task;
  const unit = game.units[unit_id]!;
  const model = unit.models[modelId]!;
  const feel_no_pain = feelNoPainOf(game, unit, model, MORTAL);
  const faces: number[] = [];
  let [taken, lost] = [0, 0];
  for (; taken < points && lost < model.wounds; taken++) {
    if (feel_no_pain !== null) faces.push(dice.d6());
    if (feel_no_pain === null || faces.at(-1)! < feel_no_pain) lost++;
  }
  const slain = lost === model.wounds;
  const about = { unit_id, model_id: modelId };
  if (faces.length > 0) {
    const ignored = taken - lost;
    story.roll({ context: "feel_no_pain", ...about, rolls_raw: faces, threshold: feel_no_pain, ignored });
  }
  const model_name = modelName(unit, modelId);
  const pain = { feel_no_pain, feel_no_pain_rolls: faces };
  story.addLine({ line: "mortal_wound", ...about, model_name, wounds: taken, ...pain, lost, slain });
  change.replace({ ...task, wounds: points - taken });
  if (slain) {
    noteFallen(change, unit, model);
    destroyModel(change, unit_id, modelId);
    if (isDestroyed(change.table.units[unit_id]!)) story.addLine({ line: "unit_destroyed", unit_id });
    return;
  }
  if (lost > 0) change.set(`units.${unit_id}.models.${modelId}.wounds`, model.wounds - lost);
  // It was allocated one as it would have been an attack, whether it lost anything or not.
  const marked = lookup(game.allocated, unit_id) ?? [];
  if (!marked.includes(modelId)) change.set(`allocated.${unit_id}`, [...marked, modelId]);
}
