import type { Status } from "@gunline/link";
import { opponentOf, type PlayerId } from "@gunline/rules";
import { words } from "../words/english.ts";

const own = words.online.over;

const HOW = {
  resigned: own.resigned,
  destroyed: own.destroyed,
  absent: own.absent,
} as const;

/** `Bob wins: Ann resigned.` Null while it goes on, and where nobody says how it stands. */
export function endingOf(
  status: Status | undefined,
  players: Readonly<Record<PlayerId, { readonly name: string }>>,
): string | null {
  if (status?.state !== "over") return null;
  const { reason, winner } = status;
  if (winner === null || reason === "agreed" || reason === "declined") return own.draws[reason];
  if (reason === "battle") return own.winsBattle(players[winner].name);
  const loser = players[opponentOf(winner)].name;
  return own.wins(players[winner].name, HOW[reason](loser));
}
