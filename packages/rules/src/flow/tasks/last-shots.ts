import { shotOnDeath } from "../../abilities/permissions.ts";
import { fault } from "../../game/border.ts";
import type { Change } from "../../game/change.ts";
import { unitFault } from "../../game/reference-faults.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { unitOf } from "../../game/unit.ts";
import { letFall } from "../aftermath/last-stand.ts";
import { fall, fallSilent, lastShoot, lastVolleys } from "../phases/shooting/last-shots.ts";
import type { TaskRow } from "./task-row.ts";

type LastShots = TaskOf<"last_shots">;

/** A die for each fallen model; those that make it fire together before anything else comes of their death (FI-28). */
export const lastShots: TaskRow<"last_shots"> = {
  liesOn: ({ type }) =>
    !["allocation", "mortal_wounds", "attacks", "volley", "scouts", "discard"].includes(type),
  actions: { SHOOT: lastShoot, PASS: fallSilent },
  waitsFor: (game, { unit_id }) => ({
    player: game.units[unit_id]!.owner,
    for: { what: "last_shots", unit_id },
  }),
  goOn(change, task) {
    if (task.stage === "TARGETS") return false;
    if (task.stage === "FALL") fall(change, task);
    else rollForShots(change, task);
    return true;
  },
  *faults(game, { unit_id, model_ids }, path) {
    yield* unitFault(game, unit_id, [...path, "unit_id"]);
    const unit = unitOf(game, unit_id);
    if (unit !== undefined && model_ids.some((id) => unit.fallen?.includes(id) !== true)) {
      yield fault("BAD_DOCUMENT", "GD-2", [...path, "model_ids"], ["nobodyFallen"]);
    }
  },
};

/** One die a model, in the order in which they fell. Who has nobody to shoot at falls with the others. */
function rollForShots(change: Change, task: LastShots): void {
  const { dice, story } = change;
  const unit = change.game.units[task.unit_id]!;
  const unit_id = unit.id;
  const { id: effect, from: threshold } = shotOnDeath(change.table, unit, task.model_ids[0]!)!;
  const { model_ids } = task;
  const rolls_raw = model_ids.map(() => dice.d6());
  const firing = model_ids.filter((_, die) => rolls_raw[die]! >= threshold);
  const block = story.roll({
    context: "shoot_on_death",
    unit_id,
    effect,
    model_ids,
    rolls_raw,
    threshold,
    successes: firing.length,
  });
  const next: LastShots = { ...task, model_ids: firing, stage: "TARGETS" };
  const canShoot = firing.length > 0 && lastVolleys(change.game, next).next().done !== true;
  story.addLine({ line: "last_shots", unit_id, block, blind: firing.length > 0 && !canShoot });
  if (!canShoot) {
    fall(change, task);
    return;
  }
  change.replace(next);
  const silent = model_ids.filter((id) => !firing.includes(id));
  if (silent.length > 0) letFall(change, unit, silent);
}
