import type { Unit } from "../../../game/document.ts";
import { unitName } from "../../../game/names.ts";
import { isMonsterOrVehicle, modelsOf } from "../../../game/unit.ts";
import {
  enemiesAmong,
  enemyUnits,
  killedThisTurn,
  points,
  unitIdsOf,
} from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";
import type { Kill } from "../../../missions/scoring/losses.ts";
import { few } from "../../../words/cards/listed.ts";

const WORTH = { turn: 4, each: 2, large: 2, huge: 2 } as const;
/** Wounds of the whole unit as the battle began. */
const LARGE = 15;
const HUGE = 20;

const isBig = ({ keywords }: Pick<Kill, "keywords">) =>
  keywords.includes("MONSTER") || keywords.includes("VEHICLE");

function worthOf({ wounds }: Kill): number {
  return WORTH.each + (wounds >= LARGE ? WORTH.large : 0) + (wounds >= HUGE ? WORTH.huge : 0);
}

const woundsOf = (unit: Unit) => modelsOf(unit).reduce((sum, { wounds }) => sum + wounds, 0);

export const bringItDown: Card = {
  id: "bring-it-down",
  name: "Bring It Down",
  fixed: true,
  when: "EITHER",
  most: 4,
  score(game, { player }) {
    const down = killedThisTurn(game, player).filter(isBig);
    return points(down.length > 0 ? WORTH.turn : 0, unitIdsOf(down));
  },
  atOnce({ kills }, { player }) {
    const down = enemiesAmong(kills, player).filter(isBig);
    return points(
      down.reduce((sum, kill) => sum + worthOf(kill), 0),
      unitIdsOf(down),
    );
  },
  atOnceAs: "FIXED",
  redraw: (game, player) => (enemyUnits(game, player).some(isMonsterOrVehicle) ? undefined : "MAY"),
  words: {
    rule: {
      FIXED:
        "At once 2 VP for each enemy MONSTER or VEHICLE unit that is destroyed, 4 if it began with 15 Wounds or more, 6 with 20 or more.",
      TACTICAL: "4 VP if an enemy MONSTER or VEHICLE unit was destroyed in the turn.",
    },
    progress(game, { player }) {
      const big = enemyUnits(game, player).filter(isMonsterOrVehicle);
      if (big.length === 0) return "No enemy MONSTER or VEHICLE is left.";
      // Those that are nearest to falling first.
      const left = big
        .map((unit) => ({ unit, wounds: woundsOf(unit) }))
        .sort((a, b) => a.wounds - b.wounds)
        .map(({ unit, wounds }) => `${unitName(game, unit.id)} ${wounds}`);
      return `Wounds left: ${few(left)}.`;
    },
  },
  estimate: { usual: 1, isHopeless: (game, player) => !enemyUnits(game, player).some(isBig) },
};
