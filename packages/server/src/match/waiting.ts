import type { AwaitedPlayer, Seat, Status } from "@gunline/link";
import { type Game, type PlayerId, placement, waiting } from "@gunline/rules";
import { SEATS } from "./match.ts";

/** Whom a game awaits as the rules say, which may take them a while; nobody once it is over. */
export function waitingWhile({ state }: Status, game: Game): readonly AwaitedPlayer[] {
  if (state === "over") return [];
  const toDeclare = placement.playersToDeclare(game);
  if (toDeclare.length > 0)
    return toDeclare.map((player) => ({ player, for: { what: "formations" }, window: null }));
  return waiting(game).map(({ player, for: what, window }) => ({ player, for: what, window }));
}

/** Whom a table awaits until both seats are taken. */
export function waitingToJoin(seats: Readonly<Record<PlayerId, Seat>>): readonly AwaitedPlayer[] {
  return SEATS.filter((seat) => !seats[seat].claimed).map((player) => ({
    player,
    for: { what: "opponent_to_join" },
    window: null,
  }));
}
