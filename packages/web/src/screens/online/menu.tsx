import { absenceInWords } from "../../online/absence.ts";
import { lastChoiceBy } from "../../online/current-steps.ts";
import { seatAt } from "../../online/seats.ts";
import { type Session, useSession } from "../../online/store.ts";
import { linkTo } from "../../route/links.ts";
import { goOnline } from "../../route/route.ts";
import { look } from "../../table/view.ts";
import { Button } from "../../ui/button.tsx";
import { copy } from "../../ui/copy.ts";
import { DropDown } from "../../ui/drop-down.tsx";
import { words } from "../../words/english.ts";
import { CommonItems } from "../table/menu.tsx";
import { saveRecord } from "./save-record.ts";
import { useClaim } from "./use-claim.ts";

const own = words.online.menu;

interface ClaimItemProps {
  readonly session: Session;
  readonly choose: (then: () => void) => () => void;
}

/** What was agreed about absence, and the claim of it. */
function ClaimItem({ session, choose }: ClaimItemProps) {
  const claim = useClaim(session.state);
  const { ask, agreed } = words.online.absence;
  const { absence_minutes: minutes = null, status } = session.state.view ?? {};
  const against = status?.state === "running" ? claim?.against : own.notRunning;
  return (
    <Button
      onPress={choose(() => look({ dialog: "claim" }))}
      disabledBecause={against}
      {...(minutes !== null && { hint: agreed(absenceInWords(minutes)) })}
    >
      {ask}
    </Button>
  );
}

/** The menu of a table on the server. */
export function OnlineMenu() {
  const session = useSession((state) => state.session);
  if (session === null) return null;
  const { you, view, watch, seq, steps } = session.state;
  const seated = you === "p1" || you === "p2";
  const running = view?.status.state === "running";
  const secret = watch ?? session.token;
  const choice = seated ? lastChoiceBy(you, steps) : undefined;
  const invite = view?.status.state === "open" ? seatAt(session.game)?.invite : undefined;
  const over = running ? undefined : own.notRunning;
  return (
    <DropDown label={own.label} sign="☰">
      {(choose) => (
        <>
          {invite !== undefined && (
            <Button
              onPress={choose(() => copy(linkTo({ kind: "join", game: session.game, secret: invite })))}
            >
              {own.linkForOpponent}
            </Button>
          )}
          <Button onPress={choose(() => copy(linkTo({ kind: "watch", game: session.game, secret })))}>
            {own.linkForSpectators}
          </Button>
          {seated && (
            <Button
              onPress={choose(() =>
                copy(
                  linkTo({ kind: "sit", game: session.game, secret: session.token, seat: you }),
                  own.linkToSeatCopied,
                ),
              )}
              hint={own.linkToSeatHint}
            >
              {own.linkToSeat}
            </Button>
          )}
          <Button onPress={choose(() => goOnline({ kind: "look", game: session.game, secret, step: seq }))}>
            {own.replay}
          </Button>
          <Button onPress={choose(() => void saveRecord(session.game, session.token))}>{own.download}</Button>
          {seated && (
            <>
              <Button
                onPress={choose(() => look({ dialog: "take-back" }))}
                disabledBecause={choice === undefined ? own.nothingDone : over}
              >
                {own.takeBack}
              </Button>
              <Button onPress={choose(() => void session.send({ type: "offer_end" }))} disabledBecause={over}>
                {own.draw}
              </Button>
              <Button onPress={choose(() => look({ dialog: "resign" }))} disabledBecause={over}>
                {own.resign}
              </Button>
              <ClaimItem session={session} choose={choose} />
            </>
          )}
          <CommonItems choose={choose} />
        </>
      )}
    </DropDown>
  );
}
