import { deedsOf, points, unitsAt } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";
import { actionProgress } from "../../../words/cards/actions.ts";

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
  words: {
    rule: "An Action of one unit within terrain outside your zone, completed as your opponent's next turn ends: 3 VP, 6 in the enemy's zone.",
    progress: (game, held) =>
      actionProgress(game, held, "SABOTAGE", {
        where: "within terrain outside the own zone",
        until: "as the opponent's next turn ends",
      }),
  },
  estimate: {
    usual: 1.5,
    underWay: (game, player) => (unitsAt(game, player, "SABOTAGE").length > 0 ? 3 : undefined),
  },
};
