import { deedsOf, points } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";

export const sabotage: Card = {
  id: "sabotage",
  name: "Sabotage",
  fixed: false,
  when: "OPPONENT",
  most: 6,
  score(game, { player }) {
    const deeds = deedsOf(game, player, "SABOTAGE");
    if (deeds.some(({ where }) => where === "ENEMY_ZONE")) return points(6);
    return points(deeds.length > 0 ? 3 : 0);
  },
};
