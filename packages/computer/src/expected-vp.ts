import { missions } from "@gunline/rules";
import type { Context } from "./context.ts";

/** Victory points that a card is likely to bring in the player's next turn. */

/** What a card brings that is drawn instead. */
export const OF_ANOTHER = 1.8;

/** What is there now is seldom all there when it is counted. */
const LIKELY = 0.8;

/** What was not scored in one turn is less likely in the next. */
const AGAIN = 0.7;

export function expectedVp({ game, player, enemy }: Context, card: missions.ActiveCard): number {
  const { when, estimate } = missions.CARDS[card.card];
  if (estimate.isHopeless?.(game, player) === true) return 0;
  const underWay = estimate.underWay?.(game, player);
  if (underWay !== undefined) return underWay;
  const active_player = when === "OPPONENT" ? enemy : player;
  const counted = { ...game, turn: { ...game.turn, active_player } };
  const usual = estimate.usual * (game.tasks.at(-1)?.type === "discard" ? AGAIN : 1);
  return Math.max(LIKELY * missions.cardPoints(counted, player, card).vp, usual);
}
