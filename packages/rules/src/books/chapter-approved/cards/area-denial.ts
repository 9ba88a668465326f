import type { Unit } from "../../../game/document.ts";
import { isOnTable } from "../../../game/unit.ts";
import { isNearCentre } from "../../../missions/actions/places.ts";
import { enemyUnits, idsOf, NO_POINTS, points, steadyUnits } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";
import { verb } from "../../../words/agreement.ts";
import { unitsListed } from "../../../words/cards/listed.ts";

const NEAR = 3;
const WIDE = 6;

export const areaDenial: Card = {
  id: "area-denial",
  name: "Area Denial",
  fixed: false,
  when: "OWN",
  most: 5,
  score(game, { player }) {
    const own = steadyUnits(game, player).filter((unit) => isNearCentre(game, unit, NEAR));
    const enemies = enemyUnits(game, player).filter(isOnTable);
    if (own.length === 0 || enemies.some((unit) => isNearCentre(game, unit, NEAR))) return NO_POINTS;
    return points(enemies.some((unit) => isNearCentre(game, unit, WIDE)) ? 2 : 5, idsOf(own));
  },
  words: {
    rule: 'For one of your units within 3" of the centre: 2 VP if no enemy unit is within 3" of it, 5 if none is within 6".',
    progress(game, { player }) {
      const near = (units: readonly Unit[], inches: number) =>
        units.filter((unit) => isNearCentre(game, unit, inches));
      const own = near(steadyUnits(game, player), NEAR);
      const enemies = enemyUnits(game, player).filter(isOnTable);
      const [close, wide] = [near(enemies, NEAR), near(enemies, WIDE)];
      const names = unitsListed(game, own);
      const here =
        own.length === 0
          ? `No unit is within ${NEAR}" of the centre.`
          : `${names} ${own.length > 1 ? "hold" : verb(names, "holds", "hold")} the centre.`;
      if (close.length > 0) return `${here} In the way, within ${NEAR}" of it: ${unitsListed(game, close)}.`;
      if (wide.length > 0)
        return `${here} Within ${WIDE}" of it, which keeps it at 2: ${unitsListed(game, wide)}.`;
      return `${here} No enemy is within ${WIDE}" of it.`;
    },
  },
  estimate: { usual: 2 },
};
