import { accept, type Checked, refusal, reject } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import type { TaskOf } from "../../../game/tasks.ts";
import { topTask, underWayRefusals } from "../../tasks/under-way.ts";
import { actorOf } from "../actor.ts";

type Fight = TaskOf<"fight">;

/** The unit that an action is about must be the one that fights, this must be what it owes, and nothing may come first. */
export function fightingOf(
  game: Game,
  unitId: string,
  stage: Fight["stage"],
): Checked<{ readonly unit: Unit; readonly task: Fight }> {
  const actor = actorOf(game, unitId);
  if (!actor.ok) return actor;
  const unit = actor.value;
  const about = { unit_id: unitId };
  const task = topTask(game, "fight");
  if (task === undefined) {
    const busy = underWayRefusals(game);
    return reject(
      ...(busy.length > 0 ? busy : [refusal("NOT_FIGHTING", "FI-8", { unit: unit.name }, about)]),
    );
  }
  if (task.unit_id !== unitId) return reject(refusal("NOT_FIGHTING", "FI-8", { unit: unit.name }, about));
  if (task.stage !== stage) {
    return reject(refusal("WRONG_STAGE", "FI-8", { unit: unit.name, owes: task.stage }, about));
  }
  return accept({ unit, task });
}

/** The unit that owes this now. */
export function owes(game: Game, stage: Fight["stage"]): Unit | undefined {
  const task = topTask(game, "fight");
  return task?.stage === stage ? game.units[task.unit_id] : undefined;
}
