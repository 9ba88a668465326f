import { fetchRecord } from "../../online/record.ts";
import { seatAt } from "../../online/seats.ts";
import { lastChoiceBy } from "../../online/standing.ts";
import { type Session, useSession } from "../../online/store.ts";
import { inWords } from "../../online/words.ts";
import { linkTo } from "../../route/links.ts";
import { goOnline } from "../../route/route.ts";
import { download } from "../../table/save-file.ts";
import { look } from "../../table/view.ts";
import { Button } from "../../ui/button.tsx";
import { copy } from "../../ui/copy.ts";
import { DropDown } from "../../ui/drop-down.tsx";
import { notify } from "../../ui/notices.tsx";
import { CommonItems } from "../table/menu.tsx";

/** The menu of a table on the server. */
export function OnlineMenu() {
  const session = useSession((state) => state.session);
  if (session === null) return null;
  const { you, view, watch, seq, steps } = session.state;
  const seated = you === "p1" || you === "p2";
  const running = view?.status.state === "running";
  const secret = watch ?? session.token;
  const own = seated ? lastChoiceBy(you, steps) : undefined;
  const invite = view?.status.state === "open" ? seatAt(session.game)?.invite : undefined;
  const over = running ? undefined : "The game is not under way.";
  return (
    <DropDown label="Menu" sign="☰">
      {(choose) => (
        <>
          {invite !== undefined && (
            <Button
              onPress={choose(() => copy(linkTo({ kind: "join", game: session.game, secret: invite })))}
            >
              Copy link for the opponent
            </Button>
          )}
          <Button onPress={choose(() => copy(linkTo({ kind: "watch", game: session.game, secret })))}>
            Copy link for spectators
          </Button>
          {seated && (
            <Button
              onPress={choose(() =>
                copy(
                  linkTo({ kind: "sit", game: session.game, secret: session.token, seat: you }),
                  "Copied. Keep it to yourself: whoever opens it plays your army.",
                ),
              )}
              hint="For yourself alone: whoever opens it has your seat"
            >
              Copy link to my own seat
            </Button>
          )}
          <Button onPress={choose(() => goOnline({ kind: "look", game: session.game, secret, step: seq }))}>
            Replay this game
          </Button>
          <Button onPress={choose(() => void saveRecord(session))}>Download the record</Button>
          {seated && (
            <>
              <Button
                onPress={choose(
                  () =>
                    own !== undefined &&
                    void session.tell({ type: "offer_undo", base: seq, to: own.seq - 1 }),
                )}
                disabledBecause={own === undefined ? "You have done nothing yet." : over}
              >
                Ask to take back
              </Button>
              <Button onPress={choose(() => void session.tell({ type: "offer_end" }))} disabledBecause={over}>
                Offer a draw
              </Button>
              <Button onPress={choose(() => look({ dialog: "resign" }))} disabledBecause={over}>
                Resign…
              </Button>
            </>
          )}
          <CommonItems choose={choose} />
        </>
      )}
    </DropDown>
  );
}

async function saveRecord({ game, token }: Session): Promise<void> {
  try {
    download(`gunline-${game}.json`, `${JSON.stringify(await fetchRecord(game, token), null, 1)}\n`);
  } catch (error) {
    notify(inWords(error));
  }
}
