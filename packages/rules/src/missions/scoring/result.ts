import type { Change } from "../../game/change.ts";
import type { Game } from "../../game/document.ts";
import { isFixed } from "../../game/edition.ts";
import { missionRules } from "../../game/mission.ts";
import { opponentOf, PLAYER_IDS, type PlayerId } from "../../game/player.ts";
import { isDestroyed } from "../../game/unit.ts";

/** How a battle ends (OB-9, OB-10). */

type Outcome = NonNullable<Game["result"]>;

/** After the last round: most victory points; a tie is a draw. */
export function endByPoints(change: Change): void {
  end(change, { winner: leaderOf(change.game), reason: "POINTS" });
}

/**
 * In Only War the battle ends at once when an army is destroyed, in every mission when both are: then points decide.
 * Whether it does.
 */
export function endIfDestroyed(change: Change): boolean {
  const { game } = change;
  if (game.result !== null || game.mission === null) return false;
  const gone = PLAYER_IDS.filter((player) => isArmyDestroyed(game, player));
  const areBothGone = gone.length === PLAYER_IDS.length;
  const isOver = areBothGone && isFixed(game, "BOTH_DESTROYED");
  if (gone.length === 0 || !(isOver || missionRules(game).endsWithAnArmy)) return false;
  const winner = areBothGone ? leaderOf(game) : opponentOf(gone[0]!);
  end(change, { winner, reason: "ARMY_DESTROYED" });
  return true;
}

function end(change: Change, outcome: Outcome): void {
  change.set("result", outcome);
  change.story.addLine({ line: "battle_ended", ...outcome });
  change.happened({ type: "battle_ended", player: outcome.winner });
}

function isArmyDestroyed({ units }: Game, player: PlayerId): boolean {
  const army = Object.values(units).filter(({ owner }) => owner === player);
  return army.length > 0 && army.every(isDestroyed);
}

export function pointsOf({ players }: Game, player: PlayerId): number {
  const { primary, secondary } = players[player].vp;
  return primary + secondary;
}

function leaderOf(game: Game): PlayerId | null {
  const [p1, p2] = PLAYER_IDS.map((player) => pointsOf(game, player));
  if (p1 === p2) return null;
  return p1! > p2! ? "p1" : "p2";
}

/** How a game ended: by the rules of its mission ("battle"), or because a side has nothing left on a bare table. */
export interface Ending {
  readonly reason: "battle" | "destroyed";
  /** Null: a draw. */
  readonly winner: PlayerId | null;
}

/**
 * How the last action ended the game; null while it goes on. With a mission its rules decide: most battles are played to the
 * end with an army gone (OB-9). On a bare table a side that had models before the action and has none after it has lost.
 */
export function endingAfter(before: Game, game: Game): Ending | null {
  if (game.result !== null) return { reason: "battle", winner: game.result.winner };
  if (game.mission !== null) return null;
  const gone = PLAYER_IDS.filter((player) => hasModels(before, player) && !hasModels(game, player));
  if (gone.length === 0) return null;
  return { reason: "destroyed", winner: gone.length === 1 ? opponentOf(gone[0]!) : null };
}

function hasModels({ units }: Game, player: PlayerId): boolean {
  return Object.values(units).some(({ owner, models }) => owner === player && Object.keys(models).length > 0);
}
