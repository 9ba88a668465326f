import { type Game, inForce, statOf, type Unit } from "@gunline/rules";
import { STATUS_WORDS } from "@gunline/rules/words";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";
import { change } from "./send.ts";

const text = words.byHand.models;

interface PartProps {
  readonly game: Game;
  readonly unit: Unit;
  readonly reason: string;
}

/** Wounds of each model, who goes and who comes back, and mortal wounds. */
export function Models({ unit, reason }: PartProps) {
  const models = Object.values(unit.models);
  const lost = Object.keys(unit.lost ?? {});
  const [mortals, setMortals] = useState("1");
  const unit_id = unit.id;
  return (
    <>
      {models.length === 0 && <p>{text.none}</p>}
      <ul className="by-hand-list">
        {models.map((model) => {
          const { id: model_id, wounds } = model;
          const full = statOf(unit, model, "wounds");
          const called = `${model.name} ${model_id}`;
          const set = (left: number) => change([{ what: "WOUNDS", unit_id, model_id, wounds: left }], reason);
          return (
            <li key={model_id}>
              <span>
                {model.name} <small>{model_id}</small>
              </span>
              <Button
                label={text.fewer(called)}
                onPress={() => set(wounds - 1)}
                disabledBecause={wounds <= 1 ? text.remove : undefined}
              >
                −
              </Button>
              <span className="tabular">{text.left(wounds, full)}</span>
              <Button
                label={text.more(called)}
                onPress={() => set(wounds + 1)}
                disabledBecause={wounds >= full ? text.left(wounds, full) : undefined}
              >
                +
              </Button>
              <Button
                label={text.removeNamed(called)}
                onPress={() => change([{ what: "REMOVE_MODEL", unit_id, model_id }], reason)}
              >
                {text.remove}
              </Button>
            </li>
          );
        })}
      </ul>
      {lost.length > 0 && (
        <div className="by-hand-line">
          <span>{text.lost(lost.length)}</span>
          <Button id="by-hand-back" onPress={() => change([{ what: "RETURN_MODEL", unit_id }], reason)}>
            {text.back}
          </Button>
          {lost.length > 1 && (
            <Button
              onPress={() =>
                change(
                  lost.map((model_id) => ({ what: "RETURN_MODEL" as const, unit_id, model_id })),
                  reason,
                )
              }
            >
              {text.backAll}
            </Button>
          )}
        </div>
      )}
      <div className="by-hand-line">
        <label>
          {text.mortal}{" "}
          <input
            className="text-field by-hand-number"
            type="number"
            min={1}
            max={100}
            value={mortals}
            onChange={(event) => setMortals(event.target.value)}
          />
        </label>
        <Button
          onPress={() =>
            change(
              [{ what: "MORTAL_WOUNDS", unit_id, wounds: Math.max(1, Math.round(Number(mortals))) }],
              reason,
            )
          }
        >
          {text.mortals}
        </Button>
      </div>
    </>
  );
}

/** Marks that the rules know, on or off, and a test. */
export function Marks({ unit, reason }: PartProps) {
  const unit_id = unit.id;
  return (
    <>
      <div className="by-hand-switches">
        {inForce.FLAGS.map((status) => {
          const on = unit.flags[status] === true;
          return (
            <button
              key={status}
              type="button"
              className="by-hand-switch"
              aria-pressed={on}
              onClick={() => change([{ what: "STATUS", unit_id, status, on: !on }], reason)}
            >
              {STATUS_WORDS[status]}
            </button>
          );
        })}
      </div>
      <div className="by-hand-line">
        <Button onPress={() => change([{ what: "BATTLE_SHOCK_TEST", unit_id }], reason)}>
          {words.byHand.marks.test}
        </Button>
      </div>
    </>
  );
}
