import { isIncursion } from "../../../game/battle-size.ts";
import { isDestroyed } from "../../../game/unit.ts";
import { deedsOf, points } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";

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
};
