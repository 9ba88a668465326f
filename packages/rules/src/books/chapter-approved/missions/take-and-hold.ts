import { each, type Mission } from "../../../missions/mission.ts";
import { controlledBy } from "../../../space/objectives/control.ts";

export const takeAndHold: Mission = {
  id: "take-and-hold",
  name: "Take and Hold",
  rule: "MI-20",
  held: (game, player) => each(5, controlledBy(game, player)),
  mostPerTurn: 15,
};
