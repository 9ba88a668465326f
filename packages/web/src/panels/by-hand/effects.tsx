import { byHand, type Game, type Unit } from "@gunline/rules";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Segments } from "../../ui/segments.tsx";
import { words } from "../../words/english.ts";
import {
  effectsWanted,
  type Group,
  givenByHand,
  keyOf,
  MODIFIERS,
  marksIn,
  sentenceFor,
  type Until,
} from "./modifiers.ts";
import { change } from "./send.ts";

const text = words.byHand.modifiers;

const GROUPS: readonly { readonly group: Group; readonly title: string }[] = [
  { group: "MADE", title: text.attacks },
  { group: "SUFFERED", title: text.defence },
  { group: "UNIT", title: text.unit },
];

const WITH = (["ANY", "RANGED", "MELEE"] as const).map((value) => ({ value, label: text.with[value] }));

interface PartProps {
  readonly game: Game;
  readonly unit: Unit;
  readonly reason: string;
}

/** Modifiers for the unit with all its weapons, as attacker and defender; without any, a token with a word. */
export function Effects({ game, unit, reason }: PartProps) {
  const [on, setOn] = useState<ReadonlySet<string>>(new Set());
  const [type, setType] = useState<"ANY" | "RANGED" | "MELEE">("ANY");
  const [markId, setMarkId] = useState("");
  const [name, setName] = useState("");
  const [until, setUntil] = useState<Until>("PHASE");
  const marks = marksIn(game);
  const mark = marks.find(({ id }) => id === markId) ?? null;
  const effects = effectsWanted({ on, with: type, mark });
  const sentence = sentenceFor(effects);
  const called = name.trim();
  const flip = (key: string) => {
    const next = new Set(on);
    if (!next.delete(key)) next.add(key);
    setOn(next);
  };
  const give = () => {
    const shown = called === "" ? text.nameDefault : called;
    const does = effects.length === 0 ? {} : { do: [...effects] };
    change([{ what: "EFFECT", unit_id: unit.id, name: shown, until, ...does }], reason);
    setOn(new Set());
    setName("");
  };
  return (
    <>
      <Given game={game} unit={unit} reason={reason} />
      {GROUPS.map(({ group, title }) => (
        <fieldset key={group} className="by-hand-group">
          <legend>{title}</legend>
          <div className="by-hand-switches">
            {MODIFIERS.filter((one) => one.group === group).map((one) => (
              <button
                key={keyOf(one)}
                type="button"
                className="by-hand-switch"
                aria-pressed={on.has(keyOf(one))}
                onClick={() => flip(keyOf(one))}
              >
                {one.label}
              </button>
            ))}
          </div>
          {group === "MADE" && (
            <div className="by-hand-line">
              <Segments label={text.attacksWith} value={type} options={WITH} onChange={setType} />
              {marks.length > 0 && (
                <label>
                  {text.against}{" "}
                  <select
                    className="text-field"
                    value={markId}
                    onChange={(event) => setMarkId(event.target.value)}
                  >
                    <option value="">{text.anybody}</option>
                    {marks.map((one) => (
                      <option key={one.id} value={one.id}>
                        {text.marked(one.name)}
                      </option>
                    ))}
                  </select>
                </label>
              )}
            </div>
          )}
        </fieldset>
      ))}
      <div className="by-hand-line">
        <label>
          {text.name}{" "}
          <input
            className="text-field"
            id="by-hand-name"
            value={name}
            maxLength={60}
            placeholder={text.nameDefault}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <label>
          {text.until}{" "}
          <select
            className="text-field"
            id="by-hand-until"
            value={until}
            onChange={(event) => setUntil(event.target.value as Until)}
          >
            {byHand.EFFECT_ENDS.map((end) => (
              <option key={end} value={end}>
                {words.byHand.ends[end]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="by-hand-sentence" aria-live="polite">
        {sentence === undefined ? text.nothing : `${text.sentence} ${sentence}`}
      </p>
      <Button
        kind="primary"
        id="by-hand-give"
        onPress={give}
        disabledBecause={effects.length === 0 && called === "" ? text.nothing : undefined}
      >
        {text.give}
      </Button>
    </>
  );
}

/** What it is under by hand, to be ended. */
function Given({ game, unit, reason }: PartProps) {
  const given = givenByHand(game, unit);
  if (given.length === 0) return null;
  return (
    <fieldset className="by-hand-group">
      <legend>{text.inForce}</legend>
      <ul className="by-hand-list">
        {given.map(({ id, name }) => (
          <li key={id}>
            <span>{name}</span>
            <Button
              label={text.endOf(name)}
              onPress={() => change([{ what: "EFFECT", unit_id: unit.id, effect: id, end: true }], reason)}
            >
              {text.end}
            </Button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
