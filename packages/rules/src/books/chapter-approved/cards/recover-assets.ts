import { isIncursion } from "../../../game/battle-size.ts";
import { isDestroyed } from "../../../game/unit.ts";
import { deedsOf, ownUnits, points, unitsAt } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";
import { actionProgress, OWN_TURN } from "../../../words/cards/actions.ts";

const FEW_UNITS = 3;

export const recoverAssets: Card = {
  id: "recover-assets",
  name: "Recover Assets",
  fixed: false,
  when: "OWN",
  most: 5,
  score(game, { player }) {
    const { length } = deedsOf(game, player, "RECOVER_ASSETS");
    return points(length >= 3 ? 5 : length === 2 ? 3 : 0);
  },
  redraw(game, player) {
    const own = Object.values(game.units).filter((unit) => unit.owner === player && !isDestroyed(unit));
    return own.length < FEW_UNITS || isIncursion(game) ? "MAY" : undefined;
  },
  words: {
    rule: "An Action of two or three units, each wholly in another part of the table: your zone, no man's land, the enemy's zone. 3 VP for two, 5 for three.",
    progress(game, held) {
      const one = unitsAt(game, held.player, "RECOVER_ASSETS").length === 1;
      const more = one ? " A second unit in another part of the table is needed." : "";
      const progress = actionProgress(game, held, "RECOVER_ASSETS", {
        where: "two or three of them, each wholly in another part of the table",
        until: OWN_TURN,
      });
      return `${progress}${more}`;
    },
  },
  estimate: { usual: 1.5, isHopeless: (game, player) => ownUnits(game, player).length < FEW_UNITS },
};
