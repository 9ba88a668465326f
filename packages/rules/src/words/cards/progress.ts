import type { Game } from "../../game/document.ts";
import type { PlayerId } from "../../game/player.ts";
import type { ActiveCard, CardId } from "../../game/secondaries.ts";
import type { Held } from "../../missions/cards/card.ts";
import { handOf } from "../../missions/cards/hand.ts";
import { asIfJudged } from "../../space/objectives/control.ts";
import * as deeds from "./actions.ts";
import * as kills from "./kills.ts";
import * as places from "./places.ts";

type ProgressText = (game: Game, held: Held) => string;

const PROGRESS: Readonly<Record<CardId, ProgressText>> = {
  "behind-enemy-lines": places.behindEnemyLines,
  "storm-hostile-objective": places.stormHostileObjective,
  "engage-on-all-fronts": places.engageOnAllFronts,
  "establish-locus": deeds.establishLocus,
  cleanse: deeds.cleanse,
  assassination: kills.assassination,
  "no-prisoners": kills.noPrisoners,
  "cull-the-horde": kills.cullTheHorde,
  "bring-it-down": kills.bringItDown,
  "defend-stronghold": places.defendStronghold,
  "marked-for-death": kills.markedForDeath,
  "secure-no-mans-land": places.secureNoMansLand,
  sabotage: deeds.sabotage,
  "area-denial": places.areaDenial,
  "recover-assets": deeds.recoverAssets,
  "a-tempting-target": places.aTemptingTarget,
  "extend-battle-lines": places.extendBattleLines,
  "overwhelming-force": kills.overwhelmingForce,
  "display-of-might": places.displayOfMight,
};

/** How a card stands and what is missing, to its player; objectives as they would be held if the phase ended now. */
export function cardProgress(game: Game, player: PlayerId, card: ActiveCard): string {
  const { mode } = handOf(game, player)!;
  return PROGRESS[card.card](asIfJudged(game), { player, mode, card });
}
