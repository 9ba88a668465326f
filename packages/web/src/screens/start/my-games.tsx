import type { GameSummary } from "@gunline/link";
import { useEffect, useState } from "react";
import { type HeldSeat, heldSeats } from "../../online/seats.ts";
import { NAMELESS } from "../../online/store.ts";
import { goOnline } from "../../route.ts";

/** The games on the server at which this browser holds a seat. */
export function MyGames() {
  const [held] = useState(heldSeats);
  const [games, setGames] = useState<readonly GameSummary[] | null>(null);
  useEffect(() => {
    if (held.length === 0) return;
    let left = false;
    void import("../../online/my-games.ts")
      .then(({ fetchMyGames }) => fetchMyGames(held.map(({ token }) => token)))
      // Without a server there is no list, and the page does without.
      .then(
        (found) => !left && setGames(found),
        () => undefined,
      );
    return () => {
      left = true;
    };
  }, [held]);
  if (held.length === 0) return null;
  return (
    <section className="start-section" aria-label="Your games on the server">
      <h2 className="heading">Your games on the server</h2>
      <ul className="my-games">
        {held.map((seat) => (
          <MyGame key={seat.game} seat={seat} summary={games?.find(({ id }) => id === seat.game)} />
        ))}
      </ul>
    </section>
  );
}

function MyGame({ seat, summary }: { readonly seat: HeldSeat; readonly summary: GameSummary | undefined }) {
  return (
    <li>
      <button type="button" className="my-game" onClick={() => goOnline({ kind: "game", game: seat.game })}>
        <b>{summary?.title || seat.title || NAMELESS}</b>
        <span>{summary === undefined ? "" : stateOf(summary)}</span>
      </button>
    </li>
  );
}

function stateOf({ seat, seats, status, waiting }: GameSummary): string {
  const opponent = seats[seat === "p1" ? "p2" : "p1"];
  const against = opponent.claimed ? `against ${opponent.name}` : "waiting for an opponent";
  if (status.state === "over") {
    return `${against} · over, ${status.winner === null ? "a draw" : status.winner === seat ? "won" : "lost"}`;
  }
  if (waiting === null || !opponent.claimed) return against;
  return `${against} · ${waiting.player === seat ? "your turn" : "their turn"}`;
}
