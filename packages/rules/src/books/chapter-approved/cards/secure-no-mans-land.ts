import { heldInNoMansLand, idsOf, inNoMansLand, NO_POINTS, points } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";
import { idsListed } from "../../../words/cards/listed.ts";

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
  words: {
    rule: "2 VP if you control one objective in no man's land, 5 for two or more.",
    progress(game, { player }) {
      const held = heldInNoMansLand(game, player);
      if (held.length === 0) return `Holds none of ${idsListed(inNoMansLand(game))}.`;
      const more = held.length === 1 ? " A second one makes it 5." : "";
      return `Holds ${idsListed(held)} in no man's land.${more}`;
    },
  },
  estimate: { usual: 3 },
};
