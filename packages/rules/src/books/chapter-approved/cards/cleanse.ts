import { deedsOf, points } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";
import { actionProgress, OWN_TURN } from "../../../words/cards/actions.ts";

const WORTH = { one: 2, more: { FIXED: 4, TACTICAL: 5 } } as const;

export const cleanse: Card = {
  id: "cleanse",
  name: "Cleanse",
  fixed: true,
  when: "OWN",
  most: WORTH.more,
  score(game, { player, mode }) {
    const { length } = deedsOf(game, player, "CLEANSE");
    return points(length === 0 ? 0 : length === 1 ? WORTH.one : WORTH.more[mode]);
  },
  words: {
    rule: {
      FIXED:
        "An Action at objectives outside your zone that you control. 2 VP for one in a turn, 4 for two or more.",
      TACTICAL:
        "An Action at objectives outside your zone that you control. 2 VP for one in a turn, 5 for two or more.",
    },
    progress: (game, held) =>
      actionProgress(game, held, "CLEANSE", {
        where: "in range of an objective outside the own zone",
        until: `${OWN_TURN} if the objective is held`,
      }),
  },
  estimate: { usual: 2 },
};
