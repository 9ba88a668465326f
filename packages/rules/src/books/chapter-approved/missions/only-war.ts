import { each, type Mission } from "../../../missions/mission.ts";
import { controlledBy } from "../../../space/objectives/control.ts";

export const onlyWar: Mission = {
  id: "only-war",
  name: "Only War",
  rule: "MI-2",
  held: (game, player) => each(1, controlledBy(game, player)),
  mostPerTurn: 3,
};
