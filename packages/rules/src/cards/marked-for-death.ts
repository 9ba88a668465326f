import type { Game } from "../game/document.ts";
import { isOnTable } from "../game/unit.ts";
import { enemyUnits, NO_POINTS, points } from "./asked.ts";
import type { Card } from "./card.ts";

/** Destroyed, or off the table: those that were named stood on it. */
const isGone = ({ units }: Game, id: string) => units[id] === undefined || !isOnTable(units[id]);

export const markedForDeath: Card = {
  id: "marked-for-death",
  name: "Marked for Death",
  fixed: false,
  when: "EITHER",
  most: 5,
  score(game, { card: { alpha = [], gamma } }) {
    const gone = alpha.filter((id) => isGone(game, id));
    if (gone.length > 0) return points(5, gone);
    return gamma !== undefined && isGone(game, gamma) ? points(2, [gamma]) : NO_POINTS;
  },
  redraw: (game, player) => (enemyUnits(game, player).some(isOnTable) ? undefined : "MUST"),
  asks: "ALPHA",
};
