import { hasCard } from "../cards/held.ts";
import { againstObjective, holds } from "./at-objective.ts";
import type { MissionAction } from "./mission-action.ts";

const named = { id: "CLEANSE", rule: "SC-12" } as const;

export const cleanseAction: MissionAction = {
  ...named,
  name: "Cleanse",
  isOf: (game, player) => hasCard(game, player, "cleanse"),
  atObjective: true,
  oneUnit: false,
  against: (_game, unit, objective) => againstObjective(unit, objective, named),
  until: "OWN_TURN",
  isDone: holds,
};
