import type { MatchView } from "@gunline/link";
import type { PlayerId } from "@gunline/rules";
import { linkTo } from "../../online/links.ts";
import { heldSeats, holdSeat, seatAt } from "../../online/seats.ts";
import { type Session, useSession } from "../../online/store.ts";
import { goOnline } from "../../route.ts";
import { Button } from "../../ui/button.tsx";
import { copy } from "../../ui/copy.ts";
import { Chat } from "./chat.tsx";
import "./online-strip.css";

/** What there is between two players who do not sit at one screen. */
export function OnlineStrip() {
  const session = useSession((state) => state.session);
  if (session === null || session.state.view === null) return null;
  return (
    <>
      <Banners session={session} view={session.state.view} />
      <Chat session={session} />
    </>
  );
}

interface BannersProps {
  readonly session: Session;
  readonly view: MatchView;
}

function Banners({ session, view }: BannersProps) {
  const { state } = session;
  const { you } = state;
  const opponent: PlayerId = you === "p1" ? "p2" : "p1";
  const seated = you === "p1" || you === "p2";
  return (
    <div className="banners" role="status">
      {state.link === "away" && (
        <p className="banner banner-bad">
          Connection lost. Trying again by itself; nothing of the game is lost.
        </p>
      )}
      {you === "watch" && <p className="banner">You are watching.</p>}
      {seated && !view.seats[opponent].claimed && <Invite game={session.game} />}
      {seated && view.seats[opponent].claimed && !state.presence[opponent] && state.link === "here" && (
        <p className="banner">{view.seats[opponent].name} is away. The game waits, and is kept.</p>
      )}
      {view.status.state === "running" && view.waiting !== null && view.waiting.player !== you && (
        <p className="banner">
          Waiting for <b>{view.seats[view.waiting.player].name}</b>: {view.waiting.for}
        </p>
      )}
      <Offers session={session} view={view} />
      {view.status.state === "over" && <Over session={session} view={view} />}
    </div>
  );
}

function Invite({ game }: { readonly game: string }) {
  const invite = heldSeats().find((held) => held.game === game)?.invite;
  if (invite === undefined) return <p className="banner">Your opponent has not joined yet.</p>;
  const link = linkTo({ kind: "join", game, secret: invite });
  return (
    <div className="banner">
      <p>Your opponent has not joined yet. Send this link; it works once.</p>
      <input className="banner-link" readOnly value={link} aria-label="Link for the opponent" />
      <Button onPress={() => copy(link)}>Copy the link</Button>
    </div>
  );
}

function Offers({ session, view }: BannersProps) {
  const { you } = session.state;
  const { undo, end } = view.offers;
  if (you !== "p1" && you !== "p2") return null;
  return (
    <>
      {undo !== null && undo.by !== you && (
        <div className="banner">
          <p>
            {view.seats[undo.by].name} would like to go back to step {undo.to} of {view.seq}. Dice that were
            rolled stay spent.
          </p>
          <Button onPress={() => void session.tell({ type: "answer_undo", to: undo.to, accept: true })}>
            Accept
          </Button>
          <Button onPress={() => void session.tell({ type: "answer_undo", to: undo.to, accept: false })}>
            Decline
          </Button>
        </div>
      )}
      {undo !== null && undo.by === you && (
        <div className="banner">
          <p>You offered to go back to step {undo.to}.</p>
          <Button onPress={() => void session.tell({ type: "withdraw", what: "undo" })}>Withdraw</Button>
        </div>
      )}
      {end !== null && view.status.state === "running" && (
        <div className="banner">
          <p>
            {end === you
              ? "You offered to call it a draw."
              : `${view.seats[end].name} offers to call it a draw.`}
          </p>
          {end === you ? (
            <Button onPress={() => void session.tell({ type: "withdraw", what: "end" })}>Withdraw</Button>
          ) : (
            <Button onPress={() => void session.tell({ type: "offer_end" })}>Agree</Button>
          )}
        </div>
      )}
    </>
  );
}

/** The tokens of a game open its rematch too. */
function moveOn(game: string, next: string): void {
  const held = seatAt(game);
  if (held === undefined) return;
  const { token, seat, title } = held;
  holdSeat({ game: next, token, seat, title });
  goOnline({ kind: "game", game: next });
}

const ENDINGS = { resigned: "resigned", agreed: "agreed to a draw", destroyed: "destroyed" } as const;

function Over({ session, view }: BannersProps) {
  const { status, offers, next, seats } = view;
  const { you } = session.state;
  if (status.state !== "over") return null;
  const winner = status.winner === null ? "Nobody wins" : `${seats[status.winner].name} wins`;
  const seated = you === "p1" || you === "p2";
  const asked = seated && offers.rematch.includes(you);
  return (
    <div className="banner">
      <p>
        The game is over ({ENDINGS[status.reason]}). {winner}. The seed of its dice is published in the
        record.
      </p>
      {seated && next === null && (
        <Button
          onPress={() => void session.tell({ type: "rematch" })}
          disabledBecause={asked ? "Offered: your opponent has to agree." : undefined}
        >
          Rematch
        </Button>
      )}
      {next !== null && seated && <Button onPress={() => moveOn(session.game, next)}>To the rematch</Button>}
    </div>
  );
}
