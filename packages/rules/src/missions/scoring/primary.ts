import type { Change } from "../../game/change.ts";
import type { Game } from "../../game/document.ts";
import { missionRules } from "../../game/mission.ts";
import { opponentOf, type PlayerId } from "../../game/player.ts";
import { numbersOf } from "../../game/ruleset.ts";
import { missionOf } from "../registry.ts";
import { award, type Points, total } from "./award.ts";

/** When primary missions are scored (MI-2, MI-12). */

/** At the end of the Command phase of the player whose turn it is. */
export function scoreCommandPhase(change: Change): void {
  if (scoresInCommandPhase(change.game)) scoreHeld(change);
}

/** At the end of a turn: what is due at every one, and what the second player of the last round had to wait for. */
export function scoreTurn(change: Change): void {
  const { game } = change;
  const mission = missionOf(game);
  if (mission === null || game.turn.round < numbersOf(game).battle.scoresFrom) return;
  if (waitsForTurn(game)) scoreHeld(change);
  if (mission.everyTurn === undefined) return;
  for (const player of inOrder(game)) {
    award(change, player, "primary", mission.id, total(mission.everyTurn(change.game, player)));
  }
}

/** At the end of a round, for both. */
export function scoreRound(change: Change): void {
  const mission = missionOf(change.game);
  if (mission?.everyRound === undefined) return;
  for (const player of inOrder(change.game)) {
    award(change, player, "primary", mission.id, total(mission.everyRound(change.game, player)));
  }
}

function scoresInCommandPhase(game: Game): boolean {
  return game.mission !== null && game.turn.round >= numbersOf(game).battle.scoresFrom && !waitsForTurn(game);
}

/** In the last round the player who goes second scores at the end of his turn instead, but not in Only War. */
function waitsForTurn(game: Game): boolean {
  const { round, active_player, first_player } = game.turn;
  return (
    missionRules(game).lastTurnScoresLate &&
    round >= numbersOf(game).battle.rounds &&
    active_player !== first_player
  );
}

/** What the player would score for what he holds, as the markers are held now. */
export function heldPoints(game: Game, player: PlayerId): Points {
  const mission = missionOf(game);
  if (mission === null) return total([]);
  return total(mission.held(game, player), mission.mostPerTurn ?? Number.POSITIVE_INFINITY);
}

function scoreHeld(change: Change): void {
  const { game } = change;
  const player = game.turn.active_player;
  award(change, player, "primary", game.mission!.id, heldPoints(game, player));
}

function inOrder({ turn }: Game): readonly PlayerId[] {
  return [turn.active_player, opponentOf(turn.active_player)];
}
