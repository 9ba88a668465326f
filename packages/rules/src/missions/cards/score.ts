import type { Change } from "../../game/change.ts";
import type { Game } from "../../game/document.ts";
import { opponentOf, PLAYER_IDS, type PlayerId } from "../../game/player.ts";
import { numbersOf } from "../../game/ruleset.ts";
import type { ActiveCard } from "../../game/secondaries.ts";
import { isLastOfBattle } from "../../game/turn.ts";
import { award, type Points } from "../scoring/award.ts";
import { type Card, type Losses, scoresAtOnce } from "./card.ts";
import { changeCard, handOf } from "./hand.ts";
import { cardOf } from "./registry.ts";

/** What cards bring, and when (SC-12). */

/** As a turn ends, both players' cards are looked at, those of the player whose turn it is first. */
export function scoreCards(change: Change): void {
  const { active_player } = change.game.turn;
  for (const player of [active_player, opponentOf(active_player)]) {
    const hand = handOf(change.game, player);
    for (const card of hand?.active ?? []) bring(change, player, card, cardPoints(change.game, player, card));
  }
}

/** What the card would bring if the turn ended now. */
export function cardPoints(game: Game, player: PlayerId, card: ActiveCard): Points {
  const { mode } = handOf(game, player)!;
  const row = cardOf(card.card);
  if (scoresAtOnce(row, mode) || !isItsTurn(game, player, row)) return { vp: 0, of: [] };
  return row.score(game, { player, mode, card });
}

export function isItsTurn(game: Game, player: PlayerId, { when }: Card): boolean {
  const own = game.turn.active_player === player;
  if (when === "EITHER") return true;
  return when === "OWN" ? own : !own || isLastOfBattle(game);
}

/** At once, for what was just lost. */
export function scoreLosses(change: Change, losses: Losses): void {
  if (losses.kills.length === 0 && losses.fallen.length === 0) return;
  for (const player of PLAYER_IDS) {
    const hand = handOf(change.game, player);
    if (hand === undefined) continue;
    for (const card of hand.active) {
      const row = cardOf(card.card);
      if (!scoresAtOnce(row, hand.mode)) continue;
      const points = row.atOnce!(losses, { player, mode: hand.mode, card });
      const most = (row.mostPerTurn ?? Number.POSITIVE_INFINITY) - card.turn_vp;
      bring(change, player, card, { ...points, vp: Math.min(points.vp, most) });
    }
  }
}

function bring(change: Change, player: PlayerId, card: ActiveCard, points: Points): void {
  const { mode } = handOf(change.game, player)!;
  const most =
    mode === "FIXED" ? numbersOf(change.game).pointsCap.fixedCard - card.vp : Number.POSITIVE_INFINITY;
  const vp = award(change, player, "secondary", card.card, { ...points, vp: Math.min(points.vp, most) });
  // A card that has done its work is laid aside, though there may be no room for its points.
  const counted = Math.min(points.vp, most);
  if (counted > 0)
    changeCard(change, player, card.card, { vp: card.vp + vp, turn_vp: card.turn_vp + counted });
}
