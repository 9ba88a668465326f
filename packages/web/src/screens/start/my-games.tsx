import type { GameSummary } from "@gunline/link";
import { useEffect, useState } from "react";
import { dropSeat, type HeldSeat, heldSeats, holdSeat, seatAt } from "../../online/seats.ts";
import { NAMELESS } from "../../online/store.ts";
import { goOnline } from "../../route.ts";
import { Button } from "../../ui/button.tsx";

/** While the page is looked at, it asks so often whose turn it is. */
const EVERY_MS = 15_000;

/** The games on the server at which this browser holds a seat: those that wait for us first. */
export function MyGames() {
  const [held, setHeld] = useState(heldSeats);
  const games = useSummaries(held);
  if (held.length === 0) return null;
  const rows = held
    .map((seat) => ({ seat, summary: games?.find(({ id }) => id === seat.game) }))
    .sort((a, b) => Number(isOurTurn(b.summary)) - Number(isOurTurn(a.summary)));
  return (
    <section className="start-section" aria-label="Your games on the server">
      <h2 className="heading">Your games on the server</h2>
      <ul className="my-games">
        {rows.map(({ seat, summary }) => (
          <MyGame
            key={seat.game}
            seat={seat}
            summary={summary}
            isGone={games !== null && summary === undefined}
            onRemove={() => {
              remove(seat, summary);
              setHeld(heldSeats());
            }}
          />
        ))}
      </ul>
    </section>
  );
}

function useSummaries(held: readonly HeldSeat[]): readonly GameSummary[] | null {
  const [games, setGames] = useState<readonly GameSummary[] | null>(null);
  useEffect(() => {
    if (held.length === 0) return;
    let left = false;
    const ask = async () => {
      if (document.hidden) return;
      try {
        const { fetchMyGames } = await import("../../online/my-games.ts");
        const found = await fetchMyGames(held.map(({ token }) => token));
        if (!left) setGames(found);
      } catch {
        // Without a server there is no list, and the page does without.
      }
    };
    void ask();
    const timer = setInterval(ask, EVERY_MS);
    document.addEventListener("visibilitychange", ask);
    return () => {
      left = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", ask);
    };
  }, [held]);
  return games;
}

/** The token of a game opens its rematch too, which may not be held yet. */
function remove({ game, ...seat }: HeldSeat, summary: GameSummary | undefined): void {
  const next = summary?.next ?? null;
  if (next !== null && seatAt(next) === undefined) holdSeat({ ...seat, game: next });
  dropSeat(game);
}

interface MyGameProps {
  readonly seat: HeldSeat;
  readonly summary: GameSummary | undefined;
  /** The server has answered, and knows nothing of it. */
  readonly isGone: boolean;
  readonly onRemove: () => void;
}

function MyGame({ seat, summary, isGone, onRemove }: MyGameProps) {
  const [asked, ask] = useState(false);
  const title = summary?.title || seat.title || NAMELESS;
  return (
    <li className={isOurTurn(summary) ? "my-game-row my-turn" : "my-game-row"}>
      <button type="button" className="my-game" onClick={() => goOnline({ kind: "game", game: seat.game })}>
        <b>{title}</b>
        <span>{summary === undefined ? (isGone ? "not on the server any more" : "") : stateOf(summary)}</span>
      </button>
      {/* A game that goes on is resigned first; and a slip of the hand throws nothing away. */}
      {(isGone || (summary !== undefined && summary.status.state !== "running")) && (
        <Button
          kind="quiet"
          label={asked ? undefined : `Remove ${title} from the list`}
          onPress={asked ? onRemove : () => ask(true)}
        >
          {asked ? "Remove for good" : "✕"}
        </Button>
      )}
    </li>
  );
}

function isOurTurn(summary: GameSummary | undefined): boolean {
  return summary?.status.state === "running" && summary.waiting?.player === summary.seat;
}

function stateOf(summary: GameSummary): string {
  const { seat, seats, status, waiting } = summary;
  const opponent = seats[seat === "p1" ? "p2" : "p1"];
  const against = opponent.claimed ? `against ${opponent.name}` : "waiting for an opponent";
  if (status.state === "over") {
    return `${against} · over, ${status.winner === null ? "a draw" : status.winner === seat ? "won" : "lost"}`;
  }
  if (waiting === null || !opponent.claimed) return against;
  return `${against} · ${isOurTurn(summary) ? "your turn" : "their turn"}`;
}
