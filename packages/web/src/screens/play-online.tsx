import { leftOpen, PLAYER_NAMES } from "@gunline/armies";
import { type Game, opponentOf, type PlayerId } from "@gunline/rules";
import { type FormEvent, useState } from "react";
import { NO_ROOM, playOnline, type TableWords } from "../online/play-online.ts";
import { LONGEST_NAME, prefer, usePreferences } from "../table/preferences.ts";
import { Button } from "../ui/button.tsx";
import { Choice } from "../ui/choice.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { words } from "../words/english.ts";

interface PlayOnlineProps {
  readonly document: Game;
  readonly about: TableWords;
  /** Once the game is on the server. */
  readonly then?: (game: string) => void;
  readonly onClose: () => void;
}

const own = words.online.begin;

/** Who one is and on which side, before a table goes to the server: the opponent reads it in the invitation. */
export default function PlayOnline({ document, about, then, onClose }: PlayOnlineProps) {
  const { players, turn } = document;
  const known = usePreferences((preferences) => preferences.name);
  const [seat, setSeat] = useState<PlayerId>("p1");
  const [said, setSaid] = useState<string | null>(null);
  const [byHand, setByHand] = useState<"on" | "off">("off");
  const [theirs, setTheirs] = useState<"chosen" | "brought">("chosen");
  const open = leftOpen(document, opponentOf(seat));
  const brings = theirs === "brought" && open !== undefined;
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
      byHand: byHand === "on",
      brings,
      withoutRoom: fault === NO_ROOM,
    };
    const against = await playOnline(brings ? open : document, about, sitting, then);
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
        <Choice
          label={words.online.byHand.label}
          value={byHand}
          options={[
            { value: "off", label: words.online.byHand.off, hint: words.online.byHand.offHint },
            { value: "on", label: words.online.byHand.on, hint: words.online.byHand.onHint },
          ]}
          onChange={setByHand}
        />
        <p className="play-online-fault" role="alert">
          {fault}
        </p>
      </form>
    </Dialog>
  );
}
