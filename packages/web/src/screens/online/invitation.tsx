import { type AddedArmy, type AnyArmy, ARMIES, addArmy, pointsOf, rowsWith } from "@gunline/armies";
import {
  claimSeat,
  invitationTo,
  makeSeatToken,
  type Invitation as Offer,
  RequestRefused,
} from "@gunline/link";
import { type Game, opponentOf, PLAYER_IDS } from "@gunline/rules";
import { type FormEvent, useEffect, useMemo, useRef, useState } from "react";
import { absenceInWords } from "../../online/absence.ts";
import { dropClaim, noteClaim, notedClaim } from "../../online/claim.ts";
import { agreesTo, readTable } from "../../online/review.ts";
import { canHoldSeat, holdSeat, leadsIn } from "../../online/seats.ts";
import { ReviewList } from "../../panels/review/review-list.tsx";
import { ArmyOnTable, pointsOn } from "../../panels/roster/army-on-table.tsx";
import { countsByHand, countsOfSide } from "../../panels/unit/played.ts";
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
  const offer = invited === null || invited === "used" ? undefined : invited;
  const table = offer?.brings === true ? offer.document : undefined;
  const [picked, setArmy] = useState<AnyArmy | null>(null);
  const army = picked ?? nearestArmy(table, invited);
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => field.current?.focus(), []);
  const added = useMemo(
    () => (table === undefined || offer === undefined ? undefined : addArmy(table, offer.seat, army)),
    [table, offer, army],
  );
  const whole = useMemo(
    () => (added?.ok === true ? withArmy(table!, added.value.army) : offer?.document),
    [added, table, offer],
  );
  const read = whole === undefined ? undefined : readTable(whole);
  const hasToAgree = read !== undefined && read.hash !== null;
  const join = async () => {
    if (busy) return;
    setFault("");
    if (added?.ok === false) {
      setFault([own.tooLarge, ...added.refusals.slice(0, 3).map(({ message }) => message)].join(" "));
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
      const armed = added === undefined ? {} : { army: added.value.army };
      const terms = read === undefined ? {} : agreesTo(read);
      const { seat } = await claimSeat(serverBase(), game, { invite, token, ...given, ...armed, ...terms });
      holdSeat({ game, token, seat, title: "", leads: leadsIn(added?.value.formations ?? []) });
      goOnline({ kind: "game", game });
    } catch (error) {
      if (error instanceof RequestRefused && error.status === 404) dropClaim();
      setBusy(false);
      setFault(whyNot(error));
    }
  };
  const onEnter = (event: FormEvent) => {
    event.preventDefault();
    // What is still to be chosen, or to be read, is not confirmed by a key that was meant for the name.
    if (table !== undefined) form.current?.querySelector("select")?.focus();
    else if (hasToAgree) form.current?.querySelector<HTMLElement>("#join")?.focus();
    else if (invited !== null) void join();
  };
  // A claim of this browser's own may have used it, and its answer may have been lost.
  if (invited === "used" && notedClaim(game) === undefined && claimed === undefined) return <NoSeat />;
  return (
    <MessagePage title={headingOf(invited)}>
      {fault === "" && <Terms invited={invited} />}
      <form ref={form} className="online-form" onSubmit={onEnter}>
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
        {whole !== undefined && <Played game={named(whole, offer!)} />}
        {table !== undefined && (
          <div className="online-armies">
            <TheirArmy table={table} invited={offer!} />
            <section>
              <h2>{own.yours}</h2>
              <ArmyChoice side={offer!.seat} army={army} onArmy={setArmy} />
            </section>
          </div>
        )}
        {whole !== undefined && hasToAgree && (
          <>
            <p>{words.review.introInvited}</p>
            <ReviewList game={named(whole, offer!)} review={read.review} reader={offer!.seat} />
          </>
        )}
        <Button
          kind="primary"
          id="join"
          onPress={() => void join()}
          disabledBecause={busy ? own.joining : undefined}
        >
          {hasToAgree ? words.review.agreeAndSit : own.take}
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

/** How much of each army the referee plays: what is left both play by hand. */
function Played({ game }: { readonly game: Game }) {
  const sides = PLAYER_IDS.filter((side) => Object.values(game.units).some(({ owner }) => owner === side));
  return (
    <ul className="online-played">
      {sides.map((side) => (
        <li key={side}>{own.played(game.players[side].name, countsByHand(countsOfSide(game, side)))}</li>
      ))}
    </ul>
  );
}

/** The table as it would be with the army that is brought. */
function withArmy(table: Game, { units, weapons, rows }: AddedArmy): Game {
  const settings = rows === undefined ? table.settings : { ...table.settings, rows: rowsWith(table, rows) };
  return {
    ...table,
    settings,
    units: { ...table.units, ...units },
    weapons: { ...table.weapons, ...weapons },
  };
}

/** Who invites has given a name; the document still says what its sides are called. */
function named(game: Game, { from, seat }: Offer): Game {
  const host = opponentOf(seat);
  return { ...game, players: { ...game.players, [host]: { ...game.players[host], name: from } } };
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
  const { title, task, seat, absence_minutes: absence = null } = invited;
  const { by_hand: byHand = "OFF" } = invited.document.settings;
  return (
    <p>
      {title === "" ? "" : `${title}. `}
      {task === "" ? "" : `${task} `}
      {seat === "p1" ? own.firstArmy : own.secondArmy}
      {byHand !== "OFF" && ` ${words.online.byHand.invited[byHand]}`}
      {absence !== null && ` ${words.online.absence.agreed(absenceInWords(absence))}`}
    </p>
  );
}

function whyNot(error: unknown): string {
  if (!(error instanceof RequestRefused)) return words.online.unreachable;
  return error.status === 400 ? own.notComplete : error.message;
}
