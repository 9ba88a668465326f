import type { MatchView } from "@gunline/link";
import { logLines, type PlayerId } from "@gunline/rules";
import { useEffect } from "react";
import { awaitedElsewhere } from "../../online/awaited.ts";
import { seatAt } from "../../online/seats.ts";
import { standing } from "../../online/standing.ts";
import { type Session, useSession } from "../../online/store.ts";
import { linkTo } from "../../route/links.ts";
import { Button } from "../../ui/button.tsx";
import { copy } from "../../ui/copy.ts";
import { words } from "../../words/english.ts";
import { Chat } from "./chat.tsx";
import { useDeclined } from "./declined.ts";
import { Over } from "./over.tsx";
import "./strip.css";

/** What there is between two players who do not sit at one screen. */
export function OnlineStrip() {
  const session = useSession((state) => state.session);
  useTitle(session);
  if (session === null || session.state.view === null) return null;
  return (
    <>
      <Banners session={session} view={session.state.view} />
      <Chat session={session} />
    </>
  );
}

/** Whoever waits in another tab sees there that it is their turn. */
function useTitle(session: Session | null): void {
  const state = session?.state;
  const seated = state?.you === "p1" || state?.you === "p2";
  const mine =
    seated &&
    state.view?.status.state === "running" &&
    state.view.waiting.some(({ player }) => player === state.you);
  useEffect(() => {
    document.title = mine ? "● Your turn – Gunline" : "Gunline";
    return () => {
      document.title = "Gunline";
    };
  }, [mine]);
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
  const running = view.status.state === "running";
  const elsewhere = awaitedElsewhere(state);
  return (
    <div className="banners" role="status">
      {state.link === "away" && <p className="banner banner-bad">{words.online.lost}</p>}
      {state.isSilent && <p className="banner banner-bad">{words.online.silent}</p>}
      {state.differs && <p className="banner banner-bad">{words.online.differs}</p>}
      {view.modifiers_by_hand && running && <p className="banner">{words.online.byHandAllowed}</p>}
      {you === "watch" && <p className="banner">You are watching.</p>}
      {seated && !view.seats[opponent].claimed && <Invite game={session.game} />}
      {seated && running && !state.presence[opponent] && state.link === "here" && (
        <p className="banner">{view.seats[opponent].name} is away. The game waits, and is kept.</p>
      )}
      {running && elsewhere !== undefined && (
        <p className="banner">
          Waiting for <b>{elsewhere.name}</b>: {elsewhere.what}
        </p>
      )}
      <Offers session={session} view={view} />
      {view.status.state === "over" && <Over session={session} view={view} />}
    </div>
  );
}

function Invite({ game }: { readonly game: string }) {
  const invite = seatAt(game)?.invite;
  if (invite === undefined) return <p className="banner">Your opponent has not joined yet.</p>;
  const link = linkTo({ kind: "join", game, secret: invite });
  return (
    <div className="banner">
      <p>Your opponent has not joined yet. Send this link; it works once.</p>
      <input className="text-field banner-link" readOnly value={link} aria-label="Link for the opponent" />
      <Button onPress={() => copy(link)}>Copy the link</Button>
    </div>
  );
}

function Offers({ session, view }: BannersProps) {
  const { you } = session.state;
  const { undo, end } = view.offers;
  const moment = `${view.seq} ${view.status.state}`;
  const dropUndo = useDeclined(undo?.by === you, moment, "Your opponent would rather not take that back.");
  const dropEnd = useDeclined(end !== null && end === you, moment, "Your opponent would rather play on.");
  if (you !== "p1" && you !== "p2") return null;
  return (
    <>
      {undo !== null && undo.by !== you && (
        <div className="banner">
          <p>
            {view.seats[undo.by].name} would like to take back {takenBack(session, undo.to)}. Dice that were
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
          <p>You asked to take back {takenBack(session, undo.to)}.</p>
          <Button
            onPress={() => {
              dropUndo();
              void session.tell({ type: "withdraw", what: "undo" });
            }}
          >
            Withdraw
          </Button>
        </div>
      )}
      {end !== null && view.status.state === "running" && (
        <div className="banner">
          <p>
            {end === you
              ? "You offered to call it a draw. To play on takes it back."
              : `${view.seats[end].name} offers to call it a draw.`}
          </p>
          {end !== you && <Button onPress={() => void session.tell({ type: "offer_end" })}>Agree</Button>}
          <Button
            onPress={() => {
              dropEnd();
              void session.tell({ type: "withdraw", what: "end" });
            }}
          >
            {end === you ? "Withdraw" : "Decline"}
          </Button>
        </div>
      )}
    </>
  );
}

/** What would be undone: how many steps, and the first of them in words. */
function takenBack({ state }: Session, to: number): string {
  const gone = standing(state.steps).filter(({ seq }) => seq > to);
  const count = gone.length;
  const { document } = state;
  const first = gone[0] && document && logLines(gone[0].result, document)[0];
  const what = count === 1 ? "the last step" : `the last ${count} steps`;
  if (!first) return what;
  return count === 1 ? `${what} (“${first.text}”)` : `${what}, from “${first.text}” on`;
}
