import { heldAtHome, idsOf, inFirstRound, NO_POINTS, points } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";

const FROM_ROUND = 2;

export const defendStronghold: Card = {
  id: "defend-stronghold",
  name: "Defend Stronghold",
  fixed: false,
  when: "OPPONENT",
  most: 3,
  score(game, { player }) {
    const held = heldAtHome(game, player);
    return game.turn.round < FROM_ROUND || held.length === 0 ? NO_POINTS : points(3, idsOf(held));
  },
  redraw: inFirstRound("MUST"),
};
