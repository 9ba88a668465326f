import { deedsOf, points } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";

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
};
