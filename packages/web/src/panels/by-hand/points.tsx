import { type byHand, type Game, PLAYER_IDS, type PlayerId } from "@gunline/rules";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";
import { change } from "./send.ts";

const text = words.byHand.points;
const own = words.byHand.roll;

interface PartProps {
  readonly game: Game;
  readonly reason: string;
}

/** Command points, victory points, and who holds which marker. */
export function Points({ game, reason }: PartProps) {
  const markers = Object.values(game.objectives);
  return (
    <>
      {PLAYER_IDS.map((player) => {
        const { name, cp, vp } = game.players[player];
        const counts = [
          { label: text.cp, now: cp, by: (add: number) => ({ what: "CP" as const, player, add }) },
          ...(["primary", "secondary"] as const).map((kind) => ({
            label: text[kind],
            now: vp[kind],
            by: (add: number) => ({ what: "VP" as const, player, add, kind }),
          })),
        ];
        return (
          <fieldset key={player} className="by-hand-group">
            <legend>{name}</legend>
            <ul className="by-hand-list">
              {counts.map(({ label, now, by }) => (
                <Count
                  key={label}
                  label={label}
                  now={now}
                  player={name}
                  add={(add) => change([by(add) as byHand.ByHandChange], reason)}
                />
              ))}
            </ul>
          </fieldset>
        );
      })}
      {markers.length > 0 && (
        <fieldset className="by-hand-group">
          <legend>{text.markers}</legend>
          <div className="by-hand-line">
            {markers.map(({ id, controlled_by }) => (
              <label key={id}>
                {id}{" "}
                <select
                  className="text-field"
                  aria-label={text.holds(id)}
                  value={controlled_by ?? ""}
                  onChange={(event) => {
                    const { value } = event.target;
                    const player = value === "" ? null : (value as PlayerId);
                    change([{ what: "MARKER", objective_id: id, player }], reason);
                  }}
                >
                  <option value="">{text.nobody}</option>
                  {PLAYER_IDS.map((player) => (
                    <option key={player} value={player}>
                      {game.players[player].name}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  );
}

function Count({
  label,
  now,
  player,
  add,
}: {
  readonly label: string;
  readonly now: number;
  readonly player: string;
  readonly add: (points: number) => void;
}) {
  return (
    <li>
      <span>{label}</span>
      <Button
        label={text.less(label, player)}
        onPress={() => add(-1)}
        disabledBecause={now === 0 ? `${now}` : undefined}
      >
        −
      </Button>
      <span className="tabular">{now}</span>
      <Button label={text.more(label, player)} onPress={() => add(1)}>
        +
      </Button>
    </li>
  );
}

/** Some dice in sight of both, and a line that both read in the log. */
export function Dice({ reason }: PartProps) {
  const [dice, setDice] = useState("1");
  const [note, setNote] = useState("");
  const write = () => {
    const said = note.trim();
    if (said === "") return;
    change([{ what: "NOTE", text: said }], reason);
    setNote("");
  };
  return (
    <>
      <div className="by-hand-line">
        <label>
          {own.how}{" "}
          <input
            className="text-field by-hand-number"
            type="number"
            min={1}
            max={100}
            value={dice}
            onChange={(event) => setDice(event.target.value)}
          />
        </label>
        <Button
          id="by-hand-roll"
          onPress={() => {
            const many = Math.min(100, Math.max(1, Math.round(Number(dice))));
            change([{ what: "DICE", dice: many }], reason);
          }}
        >
          {own.go}
        </Button>
      </div>
      <div className="by-hand-line">
        <label>
          {own.note}{" "}
          <input
            className="text-field"
            value={note}
            maxLength={200}
            placeholder={own.noteHint}
            onChange={(event) => setNote(event.target.value)}
          />
        </label>
        <Button onPress={write}>{own.write}</Button>
      </div>
    </>
  );
}
