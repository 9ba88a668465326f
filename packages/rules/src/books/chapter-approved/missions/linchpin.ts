import { each, type Mission } from "../../../missions/mission.ts";
import { controlledBy } from "../../../space/objectives/control.ts";

/** Who holds the objective at home scores more for the others. */
export const linchpin: Mission = {
  id: "linchpin",
  name: "Linchpin",
  rule: "MI-21",
  held(game, player) {
    const held = controlledBy(game, player);
    const home = held.filter(({ home_of }) => home_of === player);
    const others = held.filter(({ home_of }) => home_of !== player);
    return [...each(3, home), ...each(home.length > 0 ? 5 : 3, others)];
  },
  mostPerTurn: 15,
};
