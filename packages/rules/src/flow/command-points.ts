import { LIMITS } from "../base/limits.ts";
import type { Change } from "../game/change.ts";
import { isWholeBattle } from "../game/edition.ts";
import { PLAYER_IDS, type PlayerId } from "../game/player.ts";
import { numbersOf } from "../game/ruleset.ts";

/** Command points that players gain; stratagems spend them. */

/** As a Command phase begins both players gain a point, where there is a mission (CO-1). */
export function gainAtCommand(change: Change): void {
  if (change.game.mission === null || !isWholeBattle(change.game)) return;
  for (const player of PLAYER_IDS) gain(change, player, false);
}

/**
 * A point from whatever else gives one: a player gains one so in a round, from all sources together (CO-2). Whether it was
 * gained.
 */
export function gainExtra(change: Change, player: PlayerId): boolean {
  const gained = change.game.players[player].extra_cp ?? 0;
  if (gained >= numbersOf(change.game).extraCp) return false;
  change.set(`players.${player}.extra_cp`, gained + 1);
  gain(change, player, true);
  return true;
}

/** Points that a rule gives beside that bound. */
export function award(change: Change, player: PlayerId, points: number): void {
  for (let left = points; left > 0; left--) gain(change, player, true);
}

function gain(change: Change, player: PlayerId, extra: boolean): void {
  const cp = Math.min(LIMITS.commandPoints, change.game.players[player].cp + 1);
  change.set(`players.${player}.cp`, cp);
  change.story.addLine({ line: "cp_gained", player, cp, extra });
  change.happened({ type: "cp_changed", player, cp });
}
