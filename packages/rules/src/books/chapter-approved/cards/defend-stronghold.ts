import {
  heldAtHome,
  idsOf,
  inFirstRound,
  isDrawnEarly,
  NO_POINTS,
  points,
} from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";
import { idsListed } from "../../../words/cards/listed.ts";

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
  words: {
    rule: "3 VP, from round 2 on, if you control an objective in your own zone.",
    progress(game, { player }) {
      const held = heldAtHome(game, player);
      if (held.length > 0) return `Holds ${idsListed(held)} at home.`;
      const home = Object.values(game.objectives).filter(({ home_of }) => home_of === player);
      return home.length === 0 ? "There is no objective at home." : `Does not hold ${idsListed(home)}.`;
    },
  },
  estimate: { usual: 2.5, isHopeless: isDrawnEarly },
};
