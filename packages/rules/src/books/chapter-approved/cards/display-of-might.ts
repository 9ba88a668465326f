import type { Game } from "../../../game/document.ts";
import type { PlayerId } from "../../../game/player.ts";
import { isOnTable } from "../../../game/unit.ts";
import { areaOf } from "../../../missions/actions/places.ts";
import { enemyUnits, inFirstRound, ownUnits, points } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";

/** How many units of each side are wholly in no man's land. */
function inTheMiddle(game: Game, player: PlayerId) {
  const there = Object.values(game.units).filter(
    (unit) => isOnTable(unit) && areaOf(game, unit) === "NO_MANS_LAND",
  );
  const own = there.filter(({ owner }) => owner === player).length;
  return { own, enemy: there.length - own };
}

export const displayOfMight: Card = {
  id: "display-of-might",
  name: "Display of Might",
  fixed: false,
  when: "OWN",
  most: 4,
  score(game, { player }) {
    const { own, enemy } = inTheMiddle(game, player);
    return points(own > enemy ? 4 : 0);
  },
  redraw: inFirstRound("MUST"),
  words: {
    rule: "4 VP if more of your units than of your opponent's are wholly in no man's land.",
    progress(game, { player }) {
      const { own, enemy } = inTheMiddle(game, player);
      return `Wholly in no man's land: ${own} own, ${enemy} enemy.`;
    },
  },
  estimate: {
    usual: 1.5,
    isHopeless: (game, player) => ownUnits(game, player).length <= enemyUnits(game, player).length - 2,
  },
};
