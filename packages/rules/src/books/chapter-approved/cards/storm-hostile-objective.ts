import { opponentOf } from "../../../game/player.ts";
import { idsOf, inFirstRound, NO_POINTS, points } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";
import { controlledBy } from "../../../space/objectives/control.ts";

const FROM_ROUND = 2;

/** What was contested as the turn began counts only where the opponent held nothing at all then. */
export const stormHostileObjective: Card = {
  id: "storm-hostile-objective",
  name: "Storm Hostile Objective",
  fixed: true,
  when: "OWN",
  most: 4,
  score(game, { player }) {
    const before = game.mission?.turn_start?.controlled;
    if (before === undefined) return NO_POINTS;
    const enemy = opponentOf(player);
    const hostile = Object.values(before).includes(enemy);
    if (!hostile && game.turn.round < FROM_ROUND) return NO_POINTS;
    const taken = controlledBy(game, player).filter(({ id }) =>
      hostile ? before[id] === enemy : before[id] !== player,
    );
    return taken.length === 0 ? NO_POINTS : points(4, idsOf(taken));
  },
  redraw: inFirstRound("MAY"),
};
