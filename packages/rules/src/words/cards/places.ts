import type { Game } from "../../game/document.ts";
import { opponentOf, type PlayerId } from "../../game/player.ts";
import { levelsOf } from "../../space/objectives/control.ts";

/** The quarters of the table, in the order in which they are counted. */
export const QUARTERS = ["north-west", "north-east", "south-west", "south-east"] as const;

/** `Held, 6 to 2.` */
export function standingOf(game: Game, objective: Game["objectives"][string], player: PlayerId): string {
  const levels = levelsOf(game, objective);
  const score = `${levels[player]} to ${levels[opponentOf(player)]}`;
  if (objective.controlled_by === null) return `Nobody holds it, ${score}.`;
  return objective.controlled_by === player ? `Held, ${score}.` : `The opponent holds it, ${score}.`;
}
