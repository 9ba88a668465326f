import { type AnyArmy, ARMIES, bring, pointsOf } from "@gunline/armies";
import {
  claimSeat,
  invitationTo,
  makeSeatToken,
  type Invitation as Offer,
  RequestRefused,
} from "@gunline/link";
import { type Game, opponentOf } from "@gunline/rules";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { dropClaim, noteClaim, notedClaim } from "../../online/claim.ts";
import { canHoldSeat, holdSeat } from "../../online/seats.ts";
import { ArmyOnTable, pointsOn } from "../../panels/roster/army-on-table.tsx";
import { serverBase } from "../../route/links.ts";
import { go, goOnline, replaceOnline } from "../../route/route.ts";
import { LONGEST_NAME, prefer, usePreferences } from "../../table/preferences.ts";
import { Button } from "../../ui/button.tsx";
import { MessagePage } from "../../ui/message-page.tsx";
import { words } from "../../words/english.ts";
import { ArmyChoice } from "../army-list/army-choice.tsx";

const own = words.online.invitation;

interface InvitationProps {
  readonly game: string;
  readonly invite: string;
  /** The token under which the seat was claimed before, where only the address could keep it. */
  readonly claimed: string | undefined;
}

/** One press takes the seat; the name is a wish. */
export function Invitation({ game, invite, claimed }: InvitationProps) {
  const [name, setName] = useState(usePreferences.getState().name);
  const [fault, setFault] = useState("");
  const [busy, setBusy] = useState(false);
  const [isWarned, setWarned] = useState(false);
  const [token] = useState(() => notedClaim(game) ?? claimed ?? makeSeatToken());
  const invited = useInvitation(game, invite);
  const table = invited === null || invited === "used" ? undefined : invited.document;
  const [picked, setArmy] = useState<AnyArmy | null>(null);
  const army = picked ?? nearestArmy(table, invited);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const join = async () => {
    if (busy) return;
    setFault("");
    const brought = table === undefined ? undefined : bring(table, (invited as Offer).seat, army);
    if (brought?.ok === false) {
      setFault([own.tooLarge, ...brought.refusals.slice(0, 3).map(({ message }) => message)].join(" "));
      return;
    }
    const isKept = canHoldSeat();
    if (!isKept && !isWarned) {
      setWarned(true);
      setFault(words.online.noRoom.before);
      return;
    }
    setBusy(true);
    try {
      // A claim whose answer is lost must be sent again under the same token, after a reload too.
      if (!isKept) replaceOnline({ kind: "join", game, secret: invite, token });
      const given = name.trim() === "" ? {} : { name: name.trim() };
      prefer(given);
      noteClaim(game, token);
      const armed = brought === undefined ? {} : { army: brought.value };
      const { seat } = await claimSeat(serverBase(), game, { invite, token, ...given, ...armed });
      holdSeat({ game, token, seat, title: "" });
      goOnline({ kind: "game", game });
    } catch (error) {
      if (error instanceof RequestRefused && error.status === 404) dropClaim();
      setBusy(false);
      setFault(whyNot(error));
    }
  };
  const onEnter = (event: FormEvent) => {
    event.preventDefault();
    void join();
  };
  // A claim of this browser's own may have used it, and its answer may have been lost.
  if (invited === "used" && notedClaim(game) === undefined && claimed === undefined) return <NoSeat />;
  return (
    <MessagePage title={headingOf(invited)}>
      {fault === "" && <Terms invited={invited} />}
      <form className="online-form" onSubmit={onEnter}>
        <label className="online-name">
          {own.name}
          <input
            ref={field}
            className="text-field"
            value={name}
            maxLength={LONGEST_NAME}
            placeholder={invited === "used" || invited === null ? own.anyName : invited.name}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        {table !== undefined && (
          <div className="online-armies">
            <TheirArmy table={table} invited={invited as Offer} />
            <section>
              <h2>{own.yours}</h2>
              <ArmyChoice side={(invited as Offer).seat} army={army} onArmy={setArmy} />
            </section>
          </div>
        )}
        <Button
          kind="primary"
          id="join"
          onPress={() => void join()}
          disabledBecause={busy ? own.joining : undefined}
        >
          {own.take}
        </Button>
      </form>
      {fault !== "" && (
        <p className="online-fault" role="alert">
          {fault}
        </p>
      )}
      <Button kind="quiet" onPress={() => go("start")}>
        {words.online.toStart}
      </Button>
    </MessagePage>
  );
}

/** Of our own, the one that comes nearest in points to what stands against it. */
function nearestArmy(table: Game | undefined, invited: Offer | "used" | null): AnyArmy {
  if (table === undefined || invited === null || invited === "used") return ARMIES[0]!;
  const theirs = pointsOn(table, opponentOf(invited.seat));
  const off = (army: (typeof ARMIES)[number]) => Math.abs(pointsOf(army) - theirs);
  return ARMIES.toReversed().reduce((best, one) => (off(one) < off(best) ? one : best));
}

/** What whoever invites has brought. */
function TheirArmy({ table, invited }: { readonly table: Game; readonly invited: Offer }) {
  const side = opponentOf(invited.seat);
  return (
    <section>
      <h2>{own.theirs(invited.from, pointsOn(table, side))}</h2>
      <ArmyOnTable game={table} side={side} />
    </section>
  );
}

function NoSeat() {
  return (
    <MessagePage title={own.noSeat}>
      <p role="alert">{own.noSeatText}</p>
      <Button onPress={() => go("start")}>{words.online.toStart}</Button>
    </MessagePage>
  );
}

/** To what the link invites; null until the server has said it. */
function useInvitation(game: string, invite: string): Offer | "used" | null {
  const [invited, setInvited] = useState<Offer | "used" | null>(null);
  useEffect(() => {
    let left = false;
    const tell = (told: Offer | "used") => !left && setInvited(told);
    invitationTo(serverBase(), game, invite).then(tell, (error: unknown) => {
      if (error instanceof RequestRefused && error.errors.some(({ code }) => code === "NO_SEAT_FREE"))
        tell("used");
    });
    return () => {
      left = true;
    };
  }, [game, invite]);
  return invited;
}

function headingOf(invited: Offer | "used" | null): string {
  if (invited === null) return own.title;
  return invited === "used" ? own.used : own.from(invited.from);
}

function Terms({ invited }: { readonly invited: Offer | "used" | null }) {
  if (invited === null) return null;
  if (invited === "used") {
    return (
      <p className="online-fault" role="alert">
        {own.usedText}
      </p>
    );
  }
  const { title, task, seat, modifiers_by_hand: byHand } = invited;
  return (
    <p>
      {title === "" ? "" : `${title}. `}
      {task === "" ? "" : `${task} `}
      {seat === "p1" ? own.firstArmy : own.secondArmy}
      {byHand === true && ` ${words.online.byHand.allowed}`}
    </p>
  );
}

function whyNot(error: unknown): string {
  if (!(error instanceof RequestRefused)) return words.online.unreachable;
  return error.status === 400 ? own.notComplete : error.message;
}
