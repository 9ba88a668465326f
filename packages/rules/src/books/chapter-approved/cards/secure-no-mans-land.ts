import { heldInNoMansLand, idsOf, NO_POINTS, points } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";

export const secureNoMansLand: Card = {
  id: "secure-no-mans-land",
  name: "Secure No Man’s Land",
  fixed: false,
  when: "OWN",
  most: 5,
  score(game, { player }) {
    const held = heldInNoMansLand(game, player);
    return held.length === 0 ? NO_POINTS : points(held.length === 1 ? 2 : 5, idsOf(held));
  },
};
