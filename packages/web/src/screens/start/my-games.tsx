import { type GameSummary, myGames } from "@gunline/link";
import { useEffect, useState } from "react";
import { dropSeat, type HeldSeat, heldSeats, holdSeat, seatAt } from "../../online/seats.ts";
import { describeGame, isOurTurn } from "../../online/summary.ts";
import { serverBase } from "../../route/links.ts";
import { goOnline } from "../../route/route.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";

/** While the page is looked at, it asks so often whose turn it is. */
const EVERY_MS = 15_000;

/** The games on the server at which this browser holds a seat: those that wait for us first. */
export default function MyGames() {
  const [held, setHeld] = useState(heldSeats);
  const { games, isAway } = useSummaries(held);
  if (held.length === 0) return null;
  const rows = held
    .map((seat) => ({ seat, summary: games?.find(({ id }) => id === seat.game) }))
    .sort((a, b) => Number(isOurTurn(b.summary)) - Number(isOurTurn(a.summary)));
  return (
    <section className="start-section" aria-label={words.online.myGames}>
      <h2 className="heading">{words.online.myGames}</h2>
      <p role="status" className="my-games-away">
        {isAway && words.online.gamesAway}
      </p>
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

interface Summaries {
  /** As the server told them last; null before it did. */
  readonly games: readonly GameSummary[] | null;
  /** The last question had no answer. */
  readonly isAway: boolean;
}

function useSummaries(held: readonly HeldSeat[]): Summaries {
  const [summaries, setSummaries] = useState<Summaries>({ games: null, isAway: false });
  useEffect(() => {
    if (held.length === 0) return;
    let left = false;
    const ask = async () => {
      if (document.hidden) return;
      try {
        const tokens = held.map(({ token }) => token);
        const games = await myGames(serverBase(), tokens);
        if (!left) setSummaries({ games, isAway: false });
      } catch {
        if (!left) setSummaries(({ games }) => ({ games, isAway: true }));
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
  return summaries;
}

/** The token of a game opens its rematch too, which may not be held yet. */
function remove({ game, ...seat }: HeldSeat, summary: GameSummary | undefined): void {
  const next = summary?.next ?? null;
  if (next !== null && seatAt(next) === undefined) holdSeat({ ...seat, game: next });
  dropSeat(game);
}

/** A game of an earlier version may not go on, so that nobody could resign it. */
function isDone({ status, earlier }: GameSummary): boolean {
  return status.state !== "running" || earlier === true;
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
  const title = summary?.title || seat.title || words.online.nameless;
  return (
    <li className={isOurTurn(summary) ? "my-game-row my-turn" : "my-game-row"}>
      <button type="button" className="my-game" onClick={() => goOnline({ kind: "game", game: seat.game })}>
        <b>{title}</b>
        <span>{isGone ? words.online.goneFromServer : summary && describeGame(summary, Date.now())}</span>
      </button>
      {/* A game that goes on is resigned first; and a slip of the hand throws nothing away. */}
      {(isGone || (summary !== undefined && isDone(summary))) && (
        <Button
          kind="quiet"
          label={asked ? undefined : words.online.removeFromList(title)}
          onPress={asked ? onRemove : () => ask(true)}
        >
          {asked ? words.online.removeForGood : "✕"}
        </Button>
      )}
    </li>
  );
}
