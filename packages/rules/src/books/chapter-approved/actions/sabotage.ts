import { refusal } from "../../../base/refusal.ts";
import { opponentOf } from "../../../game/player.ts";
import { isOnTable } from "../../../game/unit.ts";
import type { MissionAction } from "../../../missions/actions/mission-action.ts";
import { isInTerrain, isInZone } from "../../../missions/actions/places.ts";
import { hasCard } from "../../../missions/cards/held.ts";

export const sabotageAction: MissionAction = {
  id: "SABOTAGE",
  name: "Sabotage",
  rule: "SC-12",
  isOf: (game, player) => hasCard(game, player, "sabotage"),
  atObjective: false,
  oneUnit: true,
  refusals(game, unit) {
    const about = { unit_id: unit.id };
    if (!isInTerrain(game, unit)) return [refusal("NOT_IN_TERRAIN", "SC-12", { unit: unit.name }, about)];
    if (isInZone(game, unit, unit.owner))
      return [refusal("IN_OWN_ZONE", "SC-12", { unit: unit.name }, about)];
    return [];
  },
  until: "OPPONENT_TURN",
  isDone: (_game, unit) => isOnTable(unit),
  where: (game, unit) => (isInZone(game, unit, opponentOf(unit.owner)) ? "ENEMY_ZONE" : "ELSEWHERE"),
};
