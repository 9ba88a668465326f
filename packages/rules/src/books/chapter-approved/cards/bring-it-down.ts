import { isMonsterOrVehicle } from "../../../game/unit.ts";
import {
  enemiesAmong,
  enemyUnits,
  killedThisTurn,
  points,
  unitIdsOf,
} from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";
import type { Kill } from "../../../missions/scoring/losses.ts";

const WORTH = { turn: 4, each: 2, large: 2, huge: 2 } as const;
/** Wounds of the whole unit as the battle began. */
const LARGE = 15;
const HUGE = 20;

const isBig = ({ keywords }: Kill) => keywords.includes("MONSTER") || keywords.includes("VEHICLE");

function worthOf({ wounds }: Kill): number {
  return WORTH.each + (wounds >= LARGE ? WORTH.large : 0) + (wounds >= HUGE ? WORTH.huge : 0);
}

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
};
