import type { Game, Unit } from "../../../game/document.ts";
import { opponentOf } from "../../../game/player.ts";
import type { MissionAction } from "../../../missions/actions/mission-action.ts";
import { isInZone, isNearCentre } from "../../../missions/actions/places.ts";
import { hasCard } from "../../../missions/cards/held.ts";

const NEAR_CENTRE = 6;

export const establishLocusAction: MissionAction = {
  id: "ESTABLISH_LOCUS",
  name: "Establish Locus",
  rule: "SC-12",
  isOf: (game, player) => hasCard(game, player, "establish-locus"),
  atObjective: false,
  oneUnit: true,
  refusals: () => [],
  until: "OWN_TURN",
  isDone: (game, unit) => whereOf(game, unit) !== "ELSEWHERE",
  where: whereOf,
};

/** The enemy's zone is worth more. */
function whereOf(game: Game, unit: Unit): "CENTRE" | "ENEMY_ZONE" | "ELSEWHERE" {
  if (isInZone(game, unit, opponentOf(unit.owner))) return "ENEMY_ZONE";
  return isNearCentre(game, unit, NEAR_CENTRE) ? "CENTRE" : "ELSEWHERE";
}
