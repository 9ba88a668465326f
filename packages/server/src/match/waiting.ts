import type { Seat, Status, Waiting } from "@gunline/link";
import { type Game, type PlayerId, waiting } from "@gunline/rules";
import { SEATS } from "./match.ts";

/** Whom a table awaits: as the rules say, once both seats are taken and until it is over. */
export function waitingOf(
  { state }: Status,
  seats: Readonly<Record<PlayerId, Seat>>,
  game: Game,
): readonly Waiting[] {
  switch (state) {
    case "over":
      return [];
    case "open":
      return SEATS.filter((seat) => !seats[seat].claimed).map((player) => ({
        player,
        for: { what: "opponent_to_join" },
        window: null,
      }));
    case "running":
      return waiting(game).map(({ player, for: what, window }) => ({ player, for: what, window }));
  }
}
