import type { Game, Unit } from "../game/document.ts";
import { isUnitInRange, type Objective } from "../objectives/marker.ts";
import { type Refusal, refusal } from "../refusal.ts";
import type { MissionAction } from "./mission-action.ts";

/** Actions that are done at an objective outside the own zone, at a different one by each unit. */

export function againstObjective(
  game: Game,
  unit: Unit,
  objective: Objective | undefined,
  { id, rule }: Pick<MissionAction, "id" | "rule">,
): readonly Refusal[] {
  const about = { unit_id: unit.id };
  if (objective === undefined) return [refusal("NO_OBJECTIVE", rule, { unit: unit.name }, about)];
  const told = { unit: unit.name, objective: objective.id };
  if (objective.home_of === unit.owner) return [refusal("OWN_OBJECTIVE", rule, told, about)];
  if (!isUnitInRange(unit, objective)) return [refusal("OBJECTIVE_OUT_OF_RANGE", rule, told, about)];
  const other = Object.values(game.units).find(
    ({ owner, action }) =>
      owner === unit.owner && action?.action === id && action.objective_id === objective.id,
  );
  return other === undefined ? [] : [refusal("OBJECTIVE_TAKEN", rule, { ...told, other: other.name }, about)];
}

/** Whether the unit is still in range of it, and its player controls it. */
export function holds(
  { objectives }: Game,
  unit: Unit,
  { objective_id = "" }: NonNullable<Unit["action"]>,
): boolean {
  const objective = objectives[objective_id];
  return objective?.controlled_by === unit.owner && isUnitInRange(unit, objective);
}
