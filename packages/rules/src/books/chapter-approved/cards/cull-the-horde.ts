import type { Game, Unit } from "../../../game/document.ts";
import { unitName } from "../../../game/names.ts";
import type { PlayerId } from "../../../game/player.ts";
import { keywordsOf, modelsOf } from "../../../game/unit.ts";
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

const WORTH = 5;
const HORDE = 13;

const isHorde = ({ keywords, strength, part }: Kill) =>
  part !== "LEADER" && strength >= HORDE && keywords.includes("INFANTRY");

function hordesLeft(game: Game, player: PlayerId): readonly Unit[] {
  return enemyUnits(game, player).filter(
    (unit) => unit.starting_strength >= HORDE && keywordsOf(unit).has("INFANTRY"),
  );
}

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
  redraw: (game, player) => (hordesLeft(game, player).length > 0 ? undefined : "MAY"),
  words: {
    rule: {
      FIXED:
        "At once 5 VP for each enemy INFANTRY unit with a Starting Strength of 13 or more that is destroyed.",
      TACTICAL:
        "5 VP if an enemy INFANTRY unit with a Starting Strength of 13 or more was destroyed in the turn.",
    },
    progress(game, { player }) {
      const hordes = hordesLeft(game, player);
      if (hordes.length === 0) return `No enemy unit of ${HORDE} or more is left.`;
      const left = hordes.map(
        (unit) => `${unitName(game, unit.id)} ${modelsOf(unit).length} of ${unit.starting_strength} models`,
      );
      return `Left: ${few(left)}.`;
    },
  },
  estimate: {
    usual: 1,
    isHopeless: (game, player) =>
      !enemyUnits(game, player).some(({ starting_strength }) => starting_strength >= HORDE),
  },
};
