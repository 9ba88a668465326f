import type { MatchView } from "@gunline/link";
import { opponentOf } from "@gunline/rules";
import { useEffect, useState } from "react";
import { endingOf } from "../../online/ending.ts";
import { holdSeat, seatAt } from "../../online/seats.ts";
import type { Session } from "../../online/store.ts";
import { goOnline } from "../../route/route.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";
import { useDeclined } from "./declined.ts";

const own = words.online.over;

/**
 * The tokens of a game open its rematch too: the seat at it is held as soon as there is one. A player who is at the table
 * when both have agreed goes there with the other; those who watch follow if they like.
 */
function useNextSeat(game: string, next: string | null, seated: boolean): void {
  const [atFirst] = useState(next);
  useEffect(() => {
    const held = seatAt(game);
    if (next === null || held === undefined || !seated) return;
    const { token, seat, title } = held;
    if (seatAt(next) === undefined) holdSeat({ game: next, token, seat, title });
    if (atFirst === null) goOnline({ kind: "game", game: next });
  }, [game, next, seated, atFirst]);
}

/** How it ended, and what can be done with it now. */
export function Over({ session, view }: { readonly session: Session; readonly view: MatchView }) {
  const { offers, next, seats } = view;
  const { you } = session.state;
  const seated = you === "p1" || you === "p2";
  const asked = seated && offers.rematch.includes(you);
  const wished = seated && !asked && offers.rematch.length > 0;
  useNextSeat(session.game, next, seated);
  const drop = useDeclined(asked, `${next}`, own.noRematch);
  const secret = session.state.watch ?? session.token;
  return (
    <div className="banner">
      <p className="banner-title">{endingOf(view.status, seats)}</p>
      <p>{own.seed}</p>
      {wished && <p>{own.wished(seats[opponentOf(you)].name)}</p>}
      {asked && next === null && <p>{own.asked}</p>}
      {seated && next === null && !asked && (
        <Button onPress={() => void session.send({ type: "rematch" })}>
          {wished ? own.agree : own.rematch}
        </Button>
      )}
      {(asked || wished) && next === null && (
        <Button
          onPress={() => {
            drop();
            void session.send({ type: "withdraw", what: "rematch" });
          }}
        >
          {asked ? own.withdraw : own.noThanks}
        </Button>
      )}
      {next !== null && (
        <Button
          onPress={() =>
            goOnline(
              seated ? { kind: "game", game: next } : { kind: "watch", game: next, secret: session.token },
            )
          }
        >
          {own.toRematch}
        </Button>
      )}
      <Button onPress={() => goOnline({ kind: "look", game: session.game, secret, step: 0 })}>
        {own.replay}
      </Button>
    </div>
  );
}
