import type { Game, Unit } from "@gunline/rules";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";
import {
  effectsWanted,
  givenByHand,
  marksIn,
  NOTHING_WANTED,
  sentenceFor,
  type Until,
  type Wanted,
} from "./modifiers.ts";
import { change } from "./send.ts";
import { Switches } from "./switches.tsx";
import { UntilField } from "./until-field.tsx";

const text = words.byHand.modifiers;

interface PartProps {
  readonly game: Game;
  readonly unit: Unit;
  readonly reason: string;
}

/** Modifiers for the unit with all its weapons, as attacker and defender; without any, a token with a word. */
export function Effects({ game, unit, reason }: PartProps) {
  const [wanted, setWanted] = useState<Wanted>(NOTHING_WANTED);
  const [name, setName] = useState("");
  const [until, setUntil] = useState<Until>("PHASE");
  const marks = marksIn(game);
  const effects = effectsWanted(wanted);
  const sentence = sentenceFor(effects);
  const called = name.trim();
  const give = () => {
    const shown = called === "" ? text.nameDefault : called;
    const does = effects.length === 0 ? {} : { do: [...effects] };
    change([{ what: "EFFECT", unit_id: unit.id, name: shown, until, ...does }], reason);
    setWanted(NOTHING_WANTED);
    setName("");
  };
  return (
    <>
      <Given game={game} unit={unit} reason={reason} />
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
        <UntilField id="by-hand-until" value={until} onChange={setUntil} />
      </div>
      <Switches wanted={wanted} marks={marks} onChange={setWanted} />
      <div className="by-hand-foot">
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
      </div>
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
