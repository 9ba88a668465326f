import { COLOURS } from "@gunline/armies";
import type { Game, PlayerId } from "@gunline/rules";
import { type FormEvent, useState } from "react";
import { playOnline, type TableWords } from "../online/play-online.ts";
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

const WAIT = "The game is being created…";

/** Who one is and on which side, before a table goes to the server: the opponent reads it in the invitation. */
export default function PlayOnline({ document, about, then, onClose }: PlayOnlineProps) {
  const { players, turn } = document;
  const known = usePreferences((preferences) => preferences.name);
  const [seat, setSeat] = useState<PlayerId>("p1");
  const [said, setSaid] = useState<string | null>(null);
  const [byHand, setByHand] = useState<"on" | "off">("off");
  const called = players[seat].name;
  // A name that the side has been given is meant; its colour stands for whoever has not said any.
  const name = said ?? (called === COLOURS[seat] ? known || called : called);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState("");
  const begin = async () => {
    if (busy) return;
    setBusy(true);
    const own = name.trim();
    if (said !== null) prefer({ name: own });
    setFault("");
    const sitting = { seat, name: own || called, byHand: byHand === "on" };
    const against = await playOnline(document, about, sitting, then);
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
    label: `${players[value].name}${turn.active_player === value ? ", whose turn it is" : ""}`,
  });
  return (
    <Dialog
      title="Play online"
      onClose={leave}
      actions={
        <>
          <Button
            kind="primary"
            id="go-online"
            onPress={() => void begin()}
            disabledBecause={busy ? WAIT : undefined}
          >
            Create the game
          </Button>
          <Button onPress={leave} disabledBecause={busy ? WAIT : undefined}>
            Not now
          </Button>
        </>
      }
    >
      <form className="play-online" onSubmit={onEnter}>
        <p className="play-online-words">
          You get a link that brings your opponent to the other side of this table, and one for spectators.
        </p>
        <label>
          Your name
          <input
            className="text-field"
            data-first=""
            value={name}
            maxLength={LONGEST_NAME}
            onFocus={(event) => event.target.select()}
            onChange={(event) => setSaid(event.target.value)}
          />
        </label>
        <Choice label="You play" value={seat} options={[side("p1"), side("p2")]} onChange={setSeat} />
        <Choice
          label={words.online.byHand}
          value={byHand}
          options={[
            { value: "off", label: words.online.byHandOff, hint: words.online.byHandOffHint },
            { value: "on", label: words.online.byHandOn, hint: words.online.byHandHint },
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
