import { byHand, type Game, isOnTable, placement, type Unit } from "@gunline/rules";
import { useState } from "react";
import { look } from "../../table/view.ts";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";
import { takeUpByHand } from "../placing/placing.ts";
import { change } from "./send.ts";

const text = words.byHand.move;

interface PartProps {
  readonly game: Game;
  readonly unit: Unit;
  readonly reason: string;
}

/** A move out of turn on the board, or the unit put elsewhere. */
export function Places({ game, unit, reason }: PartProps) {
  return isOnTable(unit) ? (
    <>
      <OnBoard unit={unit} reason={reason} />
      <MoveNow game={game} unit={unit} reason={reason} />
      <Shift game={game} unit={unit} reason={reason} />
    </>
  ) : (
    <>
      <OnBoard unit={unit} reason={reason} />
      <SetUp game={game} unit={unit} reason={reason} />
    </>
  );
}

/** With hands or keys on the board, anywhere where it can stand. */
function OnBoard({ unit, reason }: Omit<PartProps, "game">) {
  return (
    <div className="by-hand-line">
      <Button kind="primary" id="by-hand-drag" onPress={() => takeUpByHand(unit.id, reason)}>
        {isOnTable(unit) ? text.drag : text.place}
      </Button>
      <span>{text.dragHint}</span>
    </div>
  );
}

function MoveNow({ game, unit, reason }: PartProps) {
  const [inches, setInches] = useState("");
  const far = Math.round(Number(inches));
  const isFree = byHand.byHandOf(game) !== "AGREED";
  const go = () => {
    change([{ what: "MOVE_NOW", unit_id: unit.id, ...(far > 0 && { inches: Math.min(far, 100) }) }], reason);
    // The board is where it goes on.
    look({ dialog: null, looked: null });
  };
  return (
    <fieldset className="by-hand-group">
      <legend>{text.now}</legend>
      <p>{text.nowHint}</p>
      <div className="by-hand-line">
        <label>
          {text.inches}{" "}
          <input
            className="text-field by-hand-number"
            id="by-hand-inches"
            type="number"
            min={1}
            max={100}
            placeholder={text.asMove}
            value={inches}
            onChange={(event) => setInches(event.target.value)}
          />
        </label>
        <Button id="by-hand-move" onPress={go}>
          {isFree ? text.goFree : text.go}
        </Button>
      </div>
    </fieldset>
  );
}

function Shift({ unit, reason }: PartProps) {
  const [which, setWhich] = useState("");
  const [right, setRight] = useState("0");
  const [down, setDown] = useState("0");
  const put = () => {
    const moved = Object.values(unit.models).filter(({ id }) => which === "" || id === which);
    const positions = Object.fromEntries(
      moved.flatMap(({ id, position }) =>
        position === null
          ? []
          : [
              [
                id,
                [position.x + Number(right), position.y + Number(down), position.z] as [
                  number,
                  number,
                  number,
                ],
              ],
            ],
      ),
    );
    change([{ what: "MOVE_MODELS", unit_id: unit.id, positions }], reason);
  };
  return (
    <fieldset className="by-hand-group">
      <legend>{text.shift}</legend>
      <div className="by-hand-line">
        <label>
          {text.which}{" "}
          <select className="text-field" value={which} onChange={(event) => setWhich(event.target.value)}>
            <option value="">{text.all}</option>
            {Object.values(unit.models).map(({ id, name }) => (
              <option key={id} value={id}>
                {name} {id}
              </option>
            ))}
          </select>
        </label>
        <Inches label={text.right} value={right} onChange={setRight} />
        <Inches label={text.down} value={down} onChange={setDown} />
        <Button id="by-hand-put" onPress={put}>
          {text.put}
        </Button>
      </div>
    </fieldset>
  );
}

/** In ranks around a point, whatever its zone. */
function SetUp({ game, unit, reason }: PartProps) {
  const [across, setAcross] = useState(String(game.board.width / 2));
  const [along, setAlong] = useState(String(game.board.height / 2));
  const put = () => {
    const facing = placement.facingEnemy(game, unit.owner);
    const { positions } = placement.blockAt(unit, [Number(across), Number(along)], facing, {});
    const places = Object.fromEntries(
      Object.entries(positions).map(([id, [x, y, z = 0]]) => [id, [x, y, z] as [number, number, number]]),
    );
    change([{ what: "MOVE_MODELS", unit_id: unit.id, positions: places }], reason);
  };
  return (
    <fieldset className="by-hand-group">
      <legend>{text.setUp}</legend>
      <p>{text.setUpHint}</p>
      <div className="by-hand-line">
        <Inches label={text.across} value={across} onChange={setAcross} />
        <Inches label={text.along} value={along} onChange={setAlong} />
        <Button onPress={put}>{text.setUp}</Button>
      </div>
    </fieldset>
  );
}

function Inches({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  return (
    <label>
      {label}{" "}
      <input
        className="text-field by-hand-number"
        type="number"
        step="0.5"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
