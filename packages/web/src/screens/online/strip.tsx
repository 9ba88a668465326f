import type { MatchView } from "@gunline/link";
import type { PlayerId } from "@gunline/rules";
import { useEffect } from "react";
import { absenceInWords } from "../../online/absence.ts";
import { awaitedElsewhere } from "../../online/awaited.ts";
import { currentSteps } from "../../online/current-steps.ts";
import { isStored, seatAt } from "../../online/seats.ts";
import { type Session, useSession } from "../../online/store.ts";
import { linkTo } from "../../route/links.ts";
import { undoneInWords } from "../../table/take-backs.ts";
import { look } from "../../table/view.ts";
import { Button } from "../../ui/button.tsx";
import { copy } from "../../ui/copy.ts";
import { words } from "../../words/english.ts";
import { Chat } from "./chat.tsx";
import { useDeclined } from "./declined.ts";
import { Over } from "./over.tsx";
import { useClaim } from "./use-claim.ts";
import "./strip.css";

const own = words.online.strip;

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

/** Anyone who waits in another tab sees there that it is their turn. */
export function useTitle(session: Session | null): void {
  const state = session?.state;
  const seated = state?.you === "p1" || state?.you === "p2";
  const mine =
    seated &&
    state.view?.status.state === "running" &&
    state.view.waiting.some(({ player }) => player === state.you);
  useEffect(() => {
    document.title = mine ? own.yourTurn : own.notYourTurn;
    return () => {
      document.title = own.notYourTurn;
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
      {state.link === "away" && <p className="banner banner-bad">{own.lost}</p>}
      {state.isSilent && <p className="banner banner-bad">{own.silent}</p>}
      {state.differs && <p className="banner banner-bad">{own.differs}</p>}
      {you === "watch" && <p className="banner">{own.watching}</p>}
      {seated && <SeatInAddress game={session.game} />}
      {seated && !view.seats[opponent].claimed && <Invite game={session.game} />}
      {seated && running && !state.presence[opponent] && state.link === "here" && (
        <p className="banner">{own.away(view.seats[opponent].name)}</p>
      )}
      {running && elsewhere !== undefined && (
        <p className="banner">
          {own.waitingFor} <b>{elsewhere.name}</b>: {elsewhere.what}
        </p>
      )}
      <AbsenceClaim session={session} />
      <Offers session={session} view={view} />
      {view.status.state === "over" && <Over session={session} view={view} />}
    </div>
  );
}

/** There once the other player has been awaited for as long as was agreed. */
function AbsenceClaim({ session }: { readonly session: Session }) {
  const claim = useClaim(session.state);
  if (claim === undefined || claim.against !== undefined) return null;
  const { absence_minutes: minutes } = session.state.view!;
  const { possible, claim: label } = words.online.absence;
  return (
    <div className="banner">
      <p>{possible(claim.opponent, absenceInWords(minutes!))}</p>
      <Button id="claim-absence" onPress={() => look({ dialog: "claim" })}>
        {label}
      </Button>
    </div>
  );
}

/** Said for as long as nothing but the address keeps the seat. */
function SeatInAddress({ game }: { readonly game: string }) {
  const held = seatAt(game);
  if (held === undefined || isStored(held)) return null;
  const link = linkTo({ kind: "sit", game, secret: held.token, seat: held.seat });
  return (
    <div className="banner banner-bad">
      <p>{words.online.noRoom.after}</p>
      <Button onPress={() => copy(link, words.online.menu.linkToSeatCopied)}>
        {words.online.noRoom.copy}
      </Button>
    </div>
  );
}

function Invite({ game }: { readonly game: string }) {
  const invite = seatAt(game)?.invite;
  if (invite === undefined) return <p className="banner">{own.notJoined}</p>;
  const link = linkTo({ kind: "join", game, secret: invite });
  return (
    <div className="banner">
      <p>{own.sendLink}</p>
      <input className="text-field banner-link" readOnly value={link} aria-label={own.link} />
      <Button onPress={() => copy(link)}>{own.copyLink}</Button>
    </div>
  );
}

function Offers({ session, view }: BannersProps) {
  const { you } = session.state;
  const { undo, end } = view.offers;
  const moment = `${view.seq} ${view.status.state}`;
  const dropUndo = useDeclined(undo?.by === you, moment, own.notTakenBack);
  const dropEnd = useDeclined(end !== null && end === you, moment, own.noDraw);
  if (you !== "p1" && you !== "p2") return null;
  return (
    <>
      {undo !== null && undo.by !== you && (
        <div className="banner">
          <p>{own.askedToTakeBack(view.seats[undo.by].name, undoneIn(session, undo.to))}</p>
          {undo.why !== undefined && <p>{words.online.takeBack.because(undo.why)}</p>}
          <Button onPress={() => void session.send({ type: "answer_undo", to: undo.to, accept: true })}>
            {own.accept}
          </Button>
          <Button onPress={() => void session.send({ type: "answer_undo", to: undo.to, accept: false })}>
            {own.decline}
          </Button>
        </div>
      )}
      {undo !== null && undo.by === you && (
        <div className="banner">
          <p>{own.youAskedToTakeBack(undoneIn(session, undo.to))}</p>
          <Button
            onPress={() => {
              dropUndo();
              void session.send({ type: "withdraw", what: "undo" });
            }}
          >
            {own.withdraw}
          </Button>
        </div>
      )}
      {end !== null && view.status.state === "running" && (
        <div className="banner">
          <p>{end === you ? own.youOfferDraw : own.offersDraw(view.seats[end].name)}</p>
          {end !== you && (
            <Button onPress={() => void session.send({ type: "offer_end" })}>{own.agree}</Button>
          )}
          <Button
            onPress={() => {
              dropEnd();
              void session.send({ type: "withdraw", what: "end" });
            }}
          >
            {end === you ? own.withdraw : own.decline}
          </Button>
        </div>
      )}
    </>
  );
}

function undoneIn({ state: { steps, document } }: Session, to: number): string {
  return document === null
    ? ""
    : undoneInWords(
        currentSteps(steps).filter(({ seq }) => seq > to),
        document,
      );
}
