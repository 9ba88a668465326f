import { leftOpen, PLAYER_NAMES } from "@gunline/armies";
import { type Action, type byHand, type Game, opponentOf, type PlayerId } from "@gunline/rules";
import { type FormEvent, useState } from "react";
import { absenceInWords } from "../online/absence.ts";
import { NO_ROOM, playOnline, type TableWords } from "../online/play-online.ts";
import { readTable } from "../online/review.ts";
import { ReviewList } from "../panels/review/review-list.tsx";
import { leftToPlayers } from "../panels/unit/played.ts";
import { LONGEST_NAME, prefer, usePreferences } from "../table/preferences.ts";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { words } from "../words/english.ts";

interface PlayOnlineProps {
  readonly document: Game;
  readonly about: TableWords;
  /** What lists say of who leads whom, which the opponent is not told. */
  readonly formations?: readonly Action[];
  /** Once the game is on the server. */
  readonly then?: (game: string) => void;
  readonly onClose: () => void;
}

const own = words.online.begin;

const BY_HAND = (["OFF", "AGREED", "FREE"] as const).map((value) => ({
  value,
  ...words.byHand.settings[value],
}));

/** With consent as soon as an army has rules that the referee does not play; nobody needs it otherwise. */
function proposedByHand(game: Game): byHand.ByHand {
  return leftToPlayers(game) > 0 ? "AGREED" : "OFF";
}

function withByHand(game: Game, by_hand: byHand.ByHand): Game {
  return { ...game, settings: { ...game.settings, by_hand } };
}

/** In minutes: for a game in one evening, from day to day, and by the week. */
const ABSENCES = ["15", "60", "1440", "10080"] as const;

/** Who one is and on which side, before a table goes to the server: the opponent reads it in the invitation. */
export default function PlayOnline({ document, about, formations, then, onClose }: PlayOnlineProps) {
  const { players, turn } = document;
  const known = usePreferences((preferences) => preferences.name);
  const [seat, setSeat] = useState<PlayerId>("p1");
  const [said, setSaid] = useState<string | null>(null);
  const [byHand, setByHand] = useState(() => proposedByHand(document));
  const [absence, setAbsence] = useState<(typeof ABSENCES)[number]>("1440");
  const [theirs, setTheirs] = useState<"chosen" | "brought">("chosen");
  const open = leftOpen(document, opponentOf(seat));
  const brings = theirs === "brought" && open !== undefined;
  const read = readTable(brings ? open : document);
  const called = players[seat].name;
  // A name that the side has been given is meant; its number stands for whoever has not said any.
  const name = said ?? (called === PLAYER_NAMES[seat] ? known || called : called);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const begin = async () => {
    if (busy) return;
    setBusy(true);
    const own = name.trim();
    if (said !== null) prefer({ name: own });
    setFault("");
    const sitting = {
      seat,
      name: own || called,
      byHand: byHand === "FREE",
      brings,
      absence: Number(absence),
      withoutRoom: fault === NO_ROOM,
    };
    const against = await playOnline(
      withByHand(brings ? open : document, byHand),
      about,
      sitting,
      formations,
      then,
    );
    setBusy(false);
    if (against === undefined) onClose();
    else setFault(against);
  };
  // What is on its way cannot be called back: it would take one along from wherever one had gone meanwhile.
  const leave = () => !busy && onClose();
  const onEnter = (event: FormEvent) => {
    event.preventDefault();
    void begin();
  };
  const side = (value: PlayerId) => ({
    value,
    label: turn.active_player === value ? own.toMove(players[value].name) : players[value].name,
  });
  return (
    <Dialog
      title={own.title}
      onClose={leave}
      actions={
        <>
          <Button
            kind="primary"
            id="go-online"
            onPress={() => void begin()}
            disabledBecause={busy ? own.wait : undefined}
          >
            {own.create}
          </Button>
          <Button onPress={leave} disabledBecause={busy ? own.wait : undefined}>
            {own.cancel}
          </Button>
        </>
      }
    >
      <form className="play-online" onSubmit={onEnter}>
        <p className="play-online-words">{own.text}</p>
        <label>
          {own.name}
          <input
            className="text-field"
            data-first=""
            value={name}
            maxLength={LONGEST_NAME}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setSaid(event.target.value)}
          />
        </label>
        <Choice label={own.side} value={seat} options={[side("p1"), side("p2")]} onChange={setSeat} />
        {open !== undefined && (
          <Choice
            label={own.theirArmy}
            value={theirs}
            options={[
              { value: "chosen", label: own.armyChosen, hint: own.armyChosenHint },
              { value: "brought", label: own.armyBrought, hint: own.armyBroughtHint },
            ]}
            onChange={setTheirs}
          />
        )}
        <Choice label={words.online.byHand.label} value={byHand} options={BY_HAND} onChange={setByHand} />
        <Choice
          label={words.online.absence.label}
          value={absence}
          options={ABSENCES.map((value) => ({
            value,
            label: absenceInWords(Number(value)),
            hint: words.online.absence.hint,
          }))}
          onChange={setAbsence}
        />
        {read.hash !== null && (
          <>
            <p className="play-online-words">{words.review.introOwn}</p>
            <ReviewList game={document} review={read.review} />
          </>
        )}
        <p className="play-online-fault" role="alert">
          {fault}
        </p>
      </form>
    </Dialog>
  );
}
