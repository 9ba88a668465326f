import { shotOnDeath } from "../../abilities/permissions.ts";
import type { Change, Table } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import type { Attacks, TaskOf, TaskType } from "../../game/tasks.ts";

/** Shoot on death (FI-28): who is destroyed stays until the attacks are over, and fires once more if a die allows it. */

type LastShots = TaskOf<"last_shots">;

/** Whether a model of the unit that these attacks slay stays for its last shots. */
export function staysToShoot(
  game: Table,
  unit: Unit,
  modelId: string,
  { plans }: Pick<Attacks, "plans">,
): boolean {
  return unit.id !== plans[0]!.shooter_unit_id && shotOnDeath(game, unit, modelId) !== undefined;
}

const UNDER_WAY: ReadonlySet<TaskType> = new Set<TaskType>(["attacks", "allocation", "mortal_wounds"]);

/** These models have fallen: their dice are rolled when the attacks are over. */
export function noteLastShots(change: Change, unit: Unit, models: readonly string[]): void {
  for (const id of models) change.set(`units.${unit.id}.models.${id}.wounds`, 1);
  const { fallen = [] } = change.table.units[unit.id]!;
  change.set(`units.${unit.id}.fallen`, [...fallen, ...models]);
  const known = change.game.tasks.find(
    (task): task is LastShots =>
      task.type === "last_shots" && task.unit_id === unit.id && task.stage === "ROLL",
  );
  if (known !== undefined) change.update(known, { ...known, model_ids: [...known.model_ids, ...models] });
  else {
    change.insertBelow(UNDER_WAY, {
      type: "last_shots",
      unit_id: unit.id,
      model_ids: models,
      stage: "ROLL",
    });
  }
}
