import { NO_POINTS, points } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";

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
};
