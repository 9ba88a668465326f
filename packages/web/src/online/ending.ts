import type { Status } from "@gunline/link";
import { opponentOf, type PlayerId } from "@gunline/rules";

const DRAWS = {
  agreed: "A draw, as agreed.",
  battle: "The battle is a draw.",
  destroyed: "Nobody is left: a draw.",
  resigned: "A draw.",
} as const;

/** `Bob wins: Ann resigned.` Null while it goes on, and where nobody says how it stands. */
export function endingOf(
  status: Status | undefined,
  players: Readonly<Record<PlayerId, { readonly name: string }>>,
): string | null {
  if (status?.state !== "over") return null;
  const { reason, winner } = status;
  if (winner === null) return DRAWS[reason];
  if (reason === "battle") return `${players[winner].name} wins the battle.`;
  const loser = players[opponentOf(winner)].name;
  const how = reason === "resigned" ? `${loser} resigned` : `no model of ${loser} is left`;
  return `${players[winner].name} wins: ${how}.`;
}
