import { refusal } from "../../../base/refusal.ts";
import { holds, objectiveRefusals, sharedObjectiveRefusals } from "../../../missions/actions/at-objective.ts";
import type { MissionAction } from "../../../missions/actions/mission-action.ts";

const named = { id: "TERRAFORM", rule: "MI-26" } as const;

export const terraformAction: MissionAction = {
  ...named,
  name: "Terraform",
  isOf: ({ mission }) => mission?.id === "terraform",
  atObjective: true,
  oneUnit: false,
  refusals(game, unit, objective) {
    const reasons = objectiveRefusals(game, unit, objective, named);
    if (reasons.length > 0 || objective === undefined) return reasons;
    if (objective.terraformed_by !== unit.owner) return sharedObjectiveRefusals(game, unit, objective, named);
    return [refusal("ALREADY_TERRAFORMED", "MI-26", { objective: objective.id }, { unit_id: unit.id })];
  },
  until: "OWN_TURN",
  isDone: holds,
  complete(change, { owner }, { objective_id }) {
    change.set(`objectives.${objective_id}.terraformed_by`, owner);
  },
};
