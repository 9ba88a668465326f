import type { Change } from "../../game/change.ts";
import type { Game } from "../../game/document.ts";
import type { PlayerId } from "../../game/player.ts";
import type { ActiveCard, CardId, Secondaries } from "../../game/secondaries.ts";

/** The cards of a player, and how they come and go. */

export function handOf({ players }: Pick<Game, "players">, player: PlayerId): Secondaries | undefined {
  return players[player].secondaries;
}

/** Tactical cards in play: fixed ones are never laid aside. */
export function discardable(game: Pick<Game, "players">, player: PlayerId): readonly ActiveCard[] {
  const hand = handOf(game, player);
  return hand?.mode === "TACTICAL" ? hand.active : [];
}

/** Out of play for good. */
export function discardCard(change: Change, player: PlayerId, card: CardId): void {
  const { active, aside } = handOf(change.game, player)!;
  const { vp } = active.find((one) => one.card === card)!;
  const { round } = change.game.turn;
  change.set(
    `players.${player}.secondaries.active`,
    active.filter((one) => one.card !== card),
  );
  change.set(`players.${player}.secondaries.aside`, [...aside, { card, vp, round }]);
}

export function changeCard(change: Change, player: PlayerId, card: CardId, made: Partial<ActiveCard>): void {
  const { active } = handOf(change.game, player)!;
  change.set(
    `players.${player}.secondaries.active`,
    active.map((one) => (one.card === card ? { ...one, ...made } : one)),
  );
}
