import type { AwaitedPlayer, Seat, Status } from "@gunline/link";
import { awaited, type Game, type PlayerId, placement } from "@gunline/rules";
import { SEATS } from "./match.ts";

/** Whom a game awaits as the rules say, which may take them a while; nobody once it is over. */
export function waitingWhile({ state }: Status, game: Game): readonly AwaitedPlayer[] {
  if (state === "over") return [];
  const toDeclare = placement.playersToDeclare(game);
  if (toDeclare.length > 0)
    return toDeclare.map((player) => ({ player, for: { what: "formations" }, window: null }));
  return awaited(game);
}

/** Whom a table awaits until both seats are taken. */
export function waitingToJoin(seats: Readonly<Record<PlayerId, Seat>>): readonly AwaitedPlayer[] {
  return SEATS.filter((seat) => !seats[seat].claimed).map((player) => ({
    player,
    for: { what: "opponent_to_join" },
    window: null,
  }));
}
