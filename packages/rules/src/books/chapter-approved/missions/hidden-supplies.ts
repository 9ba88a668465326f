import { opponentOf } from "../../../game/player.ts";
import { type Mission, when } from "../../../missions/mission.ts";
import { controlledBy, heldByBoth } from "../../../space/objectives/control.ts";

/** Played with six markers, which the table is made with (MI-13). */
export const hiddenSupplies: Mission = {
  id: "hidden-supplies",
  name: "Hidden Supplies",
  rule: "MI-25",
  held(game, player) {
    const away = controlledBy(game, player).filter(({ home_of }) => home_of !== player);
    const held = heldByBoth(game);
    return [
      ...when(away.length >= 1, 5, away),
      ...when(away.length >= 2, 5),
      ...when(held[player] > held[opponentOf(player)], 5),
    ];
  },
  mostPerTurn: null,
};
