import { normaliseKeyword } from "../../../base/keyword.ts";
import type { Game, Model } from "../../../game/document.ts";
import { opponentOf, type PlayerId } from "../../../game/player.ts";
import { isCharacter, modelsOf } from "../../../game/unit.ts";
import { enemiesAmong, enemyUnits, points, unitIdsOf } from "../../../missions/cards/asked.ts";
import type { Card } from "../../../missions/cards/card.ts";
import { few } from "../../../words/cards/listed.ts";

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
    const now = fallenThisTurn(game, player);
    return points(now.length > 0 || areAllDead(game, player) ? WORTH.turn : 0, unitIdsOf(now));
  },
  atOnce({ fallen }, { player }) {
    const enemies = enemiesAmong(fallen, player);
    const vp = enemies.reduce((sum, { wounds }) => sum + (wounds >= HARDY ? WORTH.hardy : WORTH.other), 0);
    return points(vp, unitIdsOf(enemies));
  },
  atOnceAs: "FIXED",
  words: {
    rule: {
      FIXED: "At once for each enemy CHARACTER that is destroyed: 4 VP if it has 4 Wounds or more, else 3.",
      TACTICAL: "5 VP if an enemy CHARACTER was destroyed in the turn, or if all of them are.",
    },
    progress(game, { player, mode }) {
      const alive = charactersLeft(game, player);
      const left =
        alive.length === 0 ? "No enemy CHARACTER is left." : `Left: ${few(alive.map(({ name }) => name))}.`;
      if (mode === "FIXED") return left;
      return fallenThisTurn(game, player).length > 0 ? `An enemy CHARACTER fell in this turn. ${left}` : left;
    },
  },
  estimate: { usual: 1 },
};

/** Enemy CHARACTERs that fell in this turn. */
function fallenThisTurn({ mission, turn }: Game, player: PlayerId) {
  return enemiesAmong(mission?.fallen ?? [], player).filter((one) => one.turn === turn.active_player);
}

function charactersLeft(game: Game, player: PlayerId): readonly Model[] {
  return enemyUnits(game, player).flatMap((unit) =>
    modelsOf(unit).filter((model) => isCharacter(unit, model)),
  );
}

/** Whether there were enemy CHARACTERs and none is left. */
function areAllDead(game: Game, player: PlayerId): boolean {
  if (charactersLeft(game, player).length > 0) return false;
  return Object.values(game.units).some(
    ({ owner, keywords, parts = [] }) =>
      owner === opponentOf(player) &&
      [keywords, ...parts.map((part) => part.keywords)].some((list) =>
        list.some((word) => normaliseKeyword(word) === "CHARACTER"),
      ),
  );
}
