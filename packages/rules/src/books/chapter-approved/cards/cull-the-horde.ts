import { keywordsOf } from "../../../game/unit.ts";
import {
  enemiesAmong,
  enemyUnits,
  killedThisTurn,
  points,
  unitIdsOf,
} from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";
import type { Kill } from "../../../missions/scoring/losses.ts";

const WORTH = 5;
const HORDE = 13;

const isHorde = ({ keywords, strength, part }: Kill) =>
  part !== "LEADER" && strength >= HORDE && keywords.includes("INFANTRY");

export const cullTheHorde: Card = {
  id: "cull-the-horde",
  name: "Cull the Horde",
  fixed: true,
  when: "EITHER",
  most: 5,
  score(game, { player }) {
    const hordes = killedThisTurn(game, player).filter(isHorde);
    return points(hordes.length > 0 ? WORTH : 0, unitIdsOf(hordes));
  },
  atOnce({ kills }, { player }) {
    const hordes = enemiesAmong(kills, player).filter(isHorde);
    return points(WORTH * hordes.length, unitIdsOf(hordes));
  },
  atOnceAs: "FIXED",
  redraw(game, player) {
    const any = enemyUnits(game, player).some(
      (unit) => unit.starting_strength >= HORDE && keywordsOf(unit).has("INFANTRY"),
    );
    return any ? undefined : "MAY";
  },
};
