import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import { isUnitInRange, type Objective } from "../../game/measure/marker.ts";
import type { MissionAction } from "./mission-action.ts";

/** Actions that are done at an objective outside the own zone. */

export function objectiveRefusals(
  game: Game,
  unit: Unit,
  objective: Objective | undefined,
  { rule }: Pick<MissionAction, "rule">,
): readonly Refusal[] {
  const about = { unit_id: unit.id };
  if (objective === undefined) return [refusal("NO_OBJECTIVE", rule, { unit: unit.name }, about)];
  const details = { unit: unit.name, objective: objective.id };
  if (objective.home_of === unit.owner) return [refusal("OWN_OBJECTIVE", rule, details, about)];
  return isUnitInRange(game, unit, objective)
    ? []
    : [refusal("OBJECTIVE_OUT_OF_RANGE", rule, details, about)];
}

/** Where each unit is at a different one: no other of the army may be at it already. */
export function sharedObjectiveRefusals(
  game: Game,
  unit: Unit,
  objective: Objective,
  { id, rule }: Pick<MissionAction, "id" | "rule">,
): readonly Refusal[] {
  const other = Object.values(game.units).find(
    ({ owner, action }) =>
      owner === unit.owner && action?.action === id && action.objective_id === objective.id,
  );
  if (other === undefined) return [];
  const details = { unit: unit.name, objective: objective.id, other: other.name };
  return [refusal("OBJECTIVE_TAKEN", rule, details, { unit_id: unit.id })];
}

/** Whether the unit is still in range of it, and its player controls it. */
export function holds(game: Game, unit: Unit, { objective_id = "" }: NonNullable<Unit["action"]>): boolean {
  const objective = game.objectives[objective_id];
  return objective?.controlled_by === unit.owner && isUnitInRange(game, unit, objective);
}
