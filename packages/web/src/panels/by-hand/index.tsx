import { byHand, type Game, PLAYER_IDS } from "@gunline/rules";
import { useState } from "react";
import { useSideHere } from "../../online/whose-decision.ts";
import { changeSettings } from "../../table/commands.ts";
import { useGame, useTable } from "../../table/table.ts";
import { look, useView } from "../../table/view.ts";
import { Button } from "../../ui/button.tsx";
import { Segments } from "../../ui/segments.tsx";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { Effects } from "./effects.tsx";
import { Marks, Models } from "./models.tsx";
import { Places } from "./places.tsx";
import { Dice, Points } from "./points.tsx";
import "./by-hand.css";

const text = words.byHand;

const PARTS = ["modifiers", "models", "marks", "move", "points", "dice"] as const;
type Part = (typeof PARTS)[number];

/** The one tool for what the referee does not play: a unit, what changes, and why. */
export function ByHand() {
  const game = useGame();
  const looked = useView((view) => view.byHandFor ?? view.looked);
  const [part, setPart] = useState<Part>("modifiers");
  const [chosen, setChosen] = useState<string | null>(looked);
  const [reason, setReason] = useState("");
  const unit = game.units[chosen ?? ""] ?? Object.values(game.units)[0];
  if (unit === undefined) return null;
  const props = { game, unit, reason };
  return (
    <div className="by-hand">
      <Permission game={game} />
      <Segments
        label={text.title}
        value={part}
        options={PARTS.map((value) => ({ value, label: text.parts[value] }))}
        onChange={setPart}
      />
      {part !== "points" && part !== "dice" && (
        <label className="by-hand-unit">
          {text.unit}{" "}
          <select
            className="text-field"
            id="by-hand-unit"
            value={unit.id}
            onChange={(event) => {
              setChosen(event.target.value);
              look(({ looked: was }) => ({ looked: was === null ? null : event.target.value }));
            }}
          >
            {PLAYER_IDS.map((player) => (
              <optgroup key={player} label={game.players[player].name}>
                {Object.values(game.units)
                  .filter(({ owner }) => owner === player)
                  .map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </label>
      )}
      {part === "modifiers" && <Effects key={unit.id} {...props} />}
      {part === "models" && <Models key={unit.id} {...props} />}
      {part === "marks" && <Marks {...props} />}
      {part === "move" && <Places key={unit.id} {...props} />}
      {part === "points" && <Points {...props} />}
      {part === "dice" && <Dice {...props} />}
      <label className="by-hand-why">
        {text.reason}{" "}
        <input
          className="text-field"
          id="by-hand-reason"
          value={reason}
          maxLength={200}
          placeholder={text.reasonHint}
          onChange={(event) => setReason(event.target.value)}
        />
      </label>
      <Refused />
    </div>
  );
}

/** Why a change was not made: the table, where refusals are shown, lies behind the dialog. */
function Refused() {
  const refusals = useTable((state) => state.refusals);
  if (refusals.length === 0) return null;
  return (
    <p className="by-hand-refused" role="alert">
      {refusals.map(({ message }) => typeset(message)).join(" ")}
    </p>
  );
}

/** How it is done at this table, where that is not freely. */
function Permission({ game }: { readonly game: Game }) {
  const how = byHand.byHandOf(game);
  const isFarApart = useTable(({ table }) => table?.mode === "online");
  const side = useSideHere();
  if (how === "FREE" || (how === "OFF" && !isFarApart)) return null;
  return (
    <p className="by-hand-how">
      {text.how[how]}{" "}
      {how === "OFF" && side !== undefined && (
        <Button onPress={() => changeSettings({ by_hand: "AGREED" })}>{text.ask}</Button>
      )}
    </p>
  );
}
