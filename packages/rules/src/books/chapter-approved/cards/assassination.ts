import { normaliseKeyword } from "../../../base/keyword.ts";
import type { Game } from "../../../game/document.ts";
import { opponentOf, type PlayerId } from "../../../game/player.ts";
import { isCharacter, modelsOf } from "../../../game/unit.ts";
import { enemiesAmong, enemyUnits, points, unitIdsOf } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";

const WORTH = { hardy: 4, other: 3, turn: 5 } as const;
/** Wounds from which on a CHARACTER counts more. */
const HARDY = 4;

export const assassination: Card = {
  id: "assassination",
  name: "Assassination",
  fixed: true,
  when: "EITHER",
  most: 5,
  score(game, { player }) {
    const fallen = enemiesAmong(game.mission?.fallen ?? [], player);
    const now = fallen.filter(({ turn }) => turn === game.turn.active_player);
    return points(now.length > 0 || areAllDead(game, player) ? WORTH.turn : 0, unitIdsOf(now));
  },
  atOnce({ fallen }, { player }) {
    const enemies = enemiesAmong(fallen, player);
    const vp = enemies.reduce((sum, { wounds }) => sum + (wounds >= HARDY ? WORTH.hardy : WORTH.other), 0);
    return points(vp, unitIdsOf(enemies));
  },
  atOnceAs: "FIXED",
};

/** Whether there were enemy CHARACTERs and none is left. */
function areAllDead(game: Game, player: PlayerId): boolean {
  const alive = enemyUnits(game, player).some((unit) =>
    modelsOf(unit).some((model) => isCharacter(unit, model)),
  );
  if (alive) return false;
  return Object.values(game.units).some(
    ({ owner, keywords, parts = [] }) =>
      owner === opponentOf(player) &&
      [keywords, ...parts.map((part) => part.keywords)].some((list) =>
        list.some((word) => normaliseKeyword(word) === "CHARACTER"),
      ),
  );
}
