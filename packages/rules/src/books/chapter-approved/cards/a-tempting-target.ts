import { NO_POINTS, points } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";
import { standingOf } from "../../../words/cards/places.ts";

export const aTemptingTarget: Card = {
  id: "a-tempting-target",
  name: "A Tempting Target",
  fixed: false,
  when: "EITHER",
  most: 5,
  score({ objectives }, { player, card: { objective_id = "" } }) {
    return objectives[objective_id]?.controlled_by === player ? points(5, [objective_id]) : NO_POINTS;
  },
  redraw: ({ objectives }) =>
    Object.values(objectives).some(({ home_of }) => home_of === null) ? undefined : "MUST",
  asks: "OBJECTIVE",
  words: {
    rule: "Your opponent names an objective in no man's land. 5 VP if you control it as a turn ends.",
    progress(game, { player, card: { objective_id = "" } }) {
      const objective = game.objectives[objective_id];
      if (objective === undefined) return "The marked objective is gone, or not named yet.";
      return `${objective_id} is marked. ${standingOf(game, objective, player)}`;
    },
  },
  estimate: { usual: 2 },
};
