import { opponentOf } from "../../../game/player.ts";
import { idsOf, inFirstRound, isDrawnEarly, NO_POINTS, points } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";
import { controlledBy } from "../../../space/objectives/control.ts";
import { idsListed, listed } from "../../../words/cards/listed.ts";

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
  words: {
    rule: "4 VP if you control an objective that your opponent controlled as the turn began. If he controlled none then, from round 2 on, one that you did not control then.",
    progress(game, { player }) {
      const enemy = opponentOf(player);
      const before = game.mission?.turn_start?.controlled;
      const own = game.turn.active_player === player;
      if (!own || before === undefined) {
        const theirs = controlledBy(game, enemy);
        return theirs.length === 0
          ? "The opponent holds no objective now."
          : `To be taken from the opponent in the own turn; held now: ${idsListed(theirs)}.`;
      }
      const hostile = Object.keys(before).filter(
        (id) => before[id] === enemy && game.objectives[id] !== undefined,
      );
      const wanted =
        hostile.length > 0
          ? hostile
          : Object.keys(game.objectives).filter(
              (id) => before[id] !== player && game.turn.round >= FROM_ROUND,
            );
      const taken = wanted.filter((id) => game.objectives[id]?.controlled_by === player);
      if (taken.length > 0) return `${listed(taken)} ${taken.length > 1 ? "are" : "is"} taken.`;
      if (wanted.length === 0) return "The opponent held no objective as the turn began.";
      return wanted.length === 1
        ? `${wanted[0]} is still to be taken.`
        : `One of ${listed(wanted)} is still to be taken.`;
    },
  },
  estimate: { usual: 1.5, isHopeless: isDrawnEarly },
};
