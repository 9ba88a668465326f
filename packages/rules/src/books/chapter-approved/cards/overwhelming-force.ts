import { unitName } from "../../../game/names.ts";
import {
  enemiesAmong,
  enemyUnits,
  killedThisTurn,
  NO_POINTS,
  points,
  unitIdsOf,
} from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";
import { few } from "../../../words/cards/listed.ts";

/** Enemy units that began the turn in range of an objective. */
export const overwhelmingForce: Card = {
  id: "overwhelming-force",
  name: "Overwhelming Force",
  fixed: false,
  when: "EITHER",
  most: 5,
  score: () => NO_POINTS,
  atOnce({ kills }, { player }) {
    const driven = enemiesAmong(kills, player).filter(({ on_objective }) => on_objective);
    return points(3 * driven.length, unitIdsOf(driven));
  },
  mostPerTurn: 5,
  words: {
    rule: "At once 3 VP for each enemy unit that is destroyed and began the turn in range of an objective, 5 at most.",
    progress(game, { player }) {
      const began = new Set(game.mission?.turn_start?.on_objective);
      const left = enemyUnits(game, player).filter(({ id }) => began.has(id));
      const gone = killedThisTurn(game, player).filter(({ on_objective }) => on_objective).length;
      if (left.length === 0 && gone === 0) return "No enemy unit began the turn in range of an objective.";
      const count = `Destroyed of those that began the turn on an objective: ${gone}.`;
      return left.length === 0 ? count : `${count} Left: ${few(left.map(({ id }) => unitName(game, id)))}.`;
    },
  },
  estimate: { usual: 1.5 },
};
