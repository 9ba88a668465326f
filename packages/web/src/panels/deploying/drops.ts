import { type Game, isOnTable, opponentOf, type PlayerId, placement } from "@gunline/rules";

/** The order in which sides have set up and will, and how far it has come. */
export interface Drops {
  readonly sides: readonly PlayerId[];
  /** How many have been made. */
  readonly made: number;
}

/** What stands was dropped in turn; what is left is, beginning with whoever drops next. */
export function dropsOf(game: Game): Drops {
  const standing = { p1: 0, p2: 0 };
  for (const unit of Object.values(game.units)) if (isOnTable(unit)) standing[unit.owner]++;
  const left = { p1: placement.unitsToDrop(game, "p1").length, p2: placement.unitsToDrop(game, "p2").length };
  const next = game.turn.active_player;
  const past = inTurn(standing, opponentOf(next)).reverse();
  return { sides: [...past, ...inTurn(left, next)], made: past.length };
}

function inTurn(counts: Readonly<Record<PlayerId, number>>, first: PlayerId): PlayerId[] {
  const left = { ...counts };
  const order: PlayerId[] = [];
  for (let side = first; left.p1 + left.p2 > 0; side = opponentOf(side)) {
    if (left[side] === 0) continue;
    left[side]--;
    order.push(side);
  }
  return order;
}
