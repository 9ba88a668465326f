import { holds, objectiveRefusals } from "../../../missions/actions/at-objective.ts";
import type { MissionAction } from "../../../missions/actions/mission-action.ts";
import { hasCard } from "../../../missions/cards/held.ts";

const named = { id: "CLEANSE", rule: "SC-12" } as const;

export const cleanseAction: MissionAction = {
  ...named,
  name: "Cleanse",
  isOf: (game, player) => hasCard(game, player, "cleanse"),
  atObjective: true,
  oneUnit: false,
  refusals: (game, unit, objective) => objectiveRefusals(game, unit, objective, named),
  until: "OWN_TURN",
  isDone: holds,
};
