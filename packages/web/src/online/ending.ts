import type { Status } from "@gunline/link";
import { opponentOf, type PlayerId } from "@gunline/rules";

/** `Bob wins: Ann resigned.` Null while it goes on, and where nobody says how it stands. */
export function endingOf(
  status: Status | undefined,
  players: Readonly<Record<PlayerId, { readonly name: string }>>,
): string | null {
  if (status?.state !== "over") return null;
  const { reason, winner } = status;
  if (winner === null) return reason === "agreed" ? "A draw, as agreed." : "Nobody is left: a draw.";
  const loser = players[opponentOf(winner)].name;
  const how = reason === "resigned" ? `${loser} resigned` : `no model of ${loser} is left`;
  return `${players[winner].name} wins: ${how}.`;
}
