import { useEffect, useState } from "react";
import { type HeldSeat, holdSeat, isStored, seatAt } from "../../online/seats.ts";
import { joinTable } from "../../online/session.ts";
import { useSession } from "../../online/store.ts";
import { hashOfPlace, type OnlinePlace, placeOf } from "../../route/links.ts";
import { go, replaceOnline, useHash } from "../../route/route.ts";
import { useTable } from "../../table/table.ts";
import { Button } from "../../ui/button.tsx";
import { MessagePage } from "../../ui/message-page.tsx";
import { notify } from "../../ui/notices.tsx";
import { words } from "../../words/english.ts";
import { TableScreen } from "../table/table.tsx";
import { Agreement, openAgreement } from "./agreement.tsx";
import { Invitation } from "./invitation.tsx";
import { Looking } from "./looking.tsx";
import { OnlineMenu } from "./menu.tsx";
import { RecordButton } from "./record-button.tsx";
import { OnlineStrip } from "./strip.tsx";
import "./online.css";

const own = words.online.door;

/** A table on the server: to play at, to join, to watch, or to look back at. */
export default function OnlineScreen() {
  const place = placeOf(useHash());
  if (place === undefined) return null;
  if (place.kind === "join") return <Invited {...place} />;
  if (place.kind === "sit") return <SittingDown {...place} />;
  if (place.kind === "look") {
    const { game, secret } = place;
    // Another step of the same game is no other place: it need not be fetched again.
    return <Looking key={hashOfPlace({ ...place, step: 0 })} game={game} secret={secret} />;
  }
  return <Seated key={hashOfPlace(place)} place={place} />;
}

/** Anyone who has a seat already, the one who made the game or a guest who comes back, goes to it. */
function Invited({ game, secret, token }: Extract<OnlinePlace, { kind: "join" }>) {
  const seated = seatAt(game) !== undefined;
  useEffect(() => {
    if (!seated) return;
    notify(own.seatedAlready);
    replaceOnline({ kind: "game", game });
  }, [seated, game]);
  return seated ? null : <Invitation key={game} game={game} invite={secret} claimed={token} />;
}

/**
 * One's own seat, opened on another device: it is held there too, and the secret leaves the address. A seat that is held
 * already stays as it is, whoever sent the link. Where there is no room to hold it, the address goes on doing so.
 */
function SittingDown(place: Extract<OnlinePlace, { kind: "sit" }>) {
  const { game, secret: token, seat, invite } = place;
  const [held, setHeld] = useState<HeldSeat>();
  useEffect(() => {
    const before = seatAt(game);
    const now = before ?? { game, token, seat, ...(invite !== undefined && { invite }), title: "" };
    if (!isStored(now)) holdSeat(now);
    if (isStored(now)) replaceOnline({ kind: "game", game });
    else setHeld(now);
  }, [game, token, seat, invite]);
  return held === undefined ? null : <Seated place={{ kind: "game", game }} />;
}

type Sitting = Extract<OnlinePlace, { kind: "game" | "watch" }>;

function Seated({ place }: { readonly place: Sitting }) {
  const held = place.kind === "watch" ? undefined : seatAt(place.game);
  const token = place.kind === "watch" ? place.secret : held?.token;
  useEffect(() => {
    if (token !== undefined) joinTable(place.game, token);
  }, [place.game, token]);
  useEffect(() => {
    const seat = seatAt(place.game);
    if (place.kind === "game" && seat !== undefined && !isStored(seat)) keepInAddress(seat);
  }, [place]);
  const link = useSession(({ session }) => session?.state.link);
  const reason = useSession(({ session }) => session?.state.reason);
  const here = useTable(({ table }) => table?.mode === "online");
  const session = useSession((state) => state.session);
  if (token === undefined) {
    return <Waiting title={own.noSeat}>{own.noSeatText}</Waiting>;
  }
  if (link === "shut") {
    const title = here ? own.closed : own.shut;
    return (
      <Waiting title={title} record={{ game: place.game, token }}>
        {reason ?? own.shutText}
      </Waiting>
    );
  }
  if (!here) {
    const title = link === "away" ? words.online.tryingAgain : own.joining;
    return <Waiting title={title}>{reason ?? own.nothingLost}</Waiting>;
  }
  const open = session === null ? null : openAgreement(session);
  if (session !== null && open !== null) return <Agreement session={session} {...open} />;
  return <TableScreen menu={<OnlineMenu />} strip={<OnlineStrip />} />;
}

/** A seat that the storage had no room for: a reload finds it again in the address. */
function keepInAddress({ game, token, seat, invite }: HeldSeat): void {
  const place = { kind: "sit", game, secret: token, seat, ...(invite !== undefined && { invite }) } as const;
  if (window.location.hash !== hashOfPlace(place)) replaceOnline(place);
}

interface WaitingProps {
  readonly title: string;
  readonly children: string;
  /** Of a game that may be kept though it does not open here. */
  readonly record?: { readonly game: string; readonly token: string };
}

function Waiting({ title, children, record }: WaitingProps) {
  return (
    <MessagePage title={title}>
      <p>{children}</p>
      {record !== undefined && <RecordButton {...record} />}
      <Button onPress={() => go("start")}>{words.online.toStart}</Button>
    </MessagePage>
  );
}
