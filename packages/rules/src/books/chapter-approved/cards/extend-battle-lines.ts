import {
  heldAtHome,
  heldInNoMansLand,
  idsOf,
  inNoMansLand,
  NO_POINTS,
  points,
} from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";
import { idsListed } from "../../../words/cards/listed.ts";

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
  words: {
    rule: "4 VP if you control an objective in your zone and one in no man's land, 2 if only one in no man's land.",
    progress(game, { player }) {
      const [home, middle] = [heldAtHome(game, player), heldInNoMansLand(game, player)];
      if (middle.length === 0) return `Holds none of ${idsListed(inNoMansLand(game))} in no man's land.`;
      if (home.length === 0) return `Holds ${idsListed(middle)} in no man's land. One at home makes it 4.`;
      return `Holds ${idsListed([...home, ...middle])}, at home and in no man's land.`;
    },
  },
  estimate: { usual: 3 },
};
