import type { Game } from "../../../game/document.ts";
import type { PlayerId } from "../../../game/player.ts";
import { areaOf } from "../../../missions/actions/places.ts";
import {
  idsOf,
  inFirstRound,
  isDrawnEarly,
  NO_POINTS,
  points,
  steadyUnits,
} from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";
import { is } from "../../../words/agreement.ts";
import { unitsListed } from "../../../words/cards/listed.ts";

function unitsThere(game: Game, player: PlayerId) {
  return steadyUnits(game, player).filter((unit) => areaOf(game, unit) === "ENEMY_ZONE");
}

export const behindEnemyLines: Card = {
  id: "behind-enemy-lines",
  name: "Behind Enemy Lines",
  fixed: true,
  when: "OWN",
  most: 4,
  score(game, { player }) {
    const there = unitsThere(game, player);
    if (there.length === 0) return NO_POINTS;
    return points(there.length === 1 ? 3 : 4, idsOf(there));
  },
  redraw: inFirstRound("MAY"),
  words: {
    rule: "3 VP for one of your units wholly in the enemy's zone, 4 for two or more. No AIRCRAFT, nobody who is Battle-shocked.",
    progress(game, { player }) {
      const there = unitsThere(game, player);
      if (there.length === 0) return "No unit is wholly in the enemy zone.";
      const names = unitsListed(game, there);
      const are = there.length > 1 ? "are" : is(names);
      const more = there.length === 1 ? " A second unit makes it 4." : "";
      return `${names} ${are} wholly in the enemy zone.${more}`;
    },
  },
  estimate: { usual: 1, isHopeless: isDrawnEarly },
};
