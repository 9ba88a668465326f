import { each, type Mission } from "../../../missions/mission.ts";
import { controlledBy } from "../../../space/objectives/control.ts";

/** Objectives are burned by an Action (mission-actions/burn-objective.ts). */
export const scorchedEarth: Mission = {
  id: "scorched-earth",
  name: "Scorched Earth",
  rule: "MI-23",
  held: (game, player) => each(5, controlledBy(game, player)),
  mostPerTurn: 10,
};
