import { heldAtHome, heldInNoMansLand, idsOf, NO_POINTS, points } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";

export const extendBattleLines: Card = {
  id: "extend-battle-lines",
  name: "Extend Battle Lines",
  fixed: false,
  when: "OWN",
  most: 4,
  score(game, { player }) {
    const middle = heldInNoMansLand(game, player);
    const home = heldAtHome(game, player);
    return middle.length === 0 ? NO_POINTS : points(home.length > 0 ? 4 : 2, idsOf([...middle, ...home]));
  },
};
