import { controlledBy } from "../objectives/control.ts";
import { each, type Mission } from "./mission.ts";

export const takeAndHold: Mission = {
  id: "take-and-hold",
  name: "Take and Hold",
  rule: "MI-20",
  held: (game, player) => each(5, controlledBy(game, player)),
  mostPerTurn: 15,
};
