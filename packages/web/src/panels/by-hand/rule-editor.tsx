import type { rows } from "@gunline/rules";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Segments } from "../../ui/segments.tsx";
import { words } from "../../words/english.ts";
import { effectsWanted, NOTHING_WANTED, type Until } from "./modifiers.ts";
import { MOMENTS, type Moment, rowOfOwn, ruleInWords } from "./own-rule.ts";
import { Switches } from "./switches.tsx";
import { UntilField } from "./until-field.tsx";
import "./by-hand.css";

const text = words.byHand.rules;

const KINDS = (["ABILITY", "STRATAGEM"] as const).map((value) => ({ value, label: text.kinds[value] }));

interface RuleEditorProps {
  /** Units of the army, of which the rule may be one's alone. */
  readonly units: readonly string[];
  readonly detachment: string | undefined;
  /** `unit`: its place in the list; null: all of them. */
  readonly onRule: (row: rows.Row, unit: number | null) => void;
}

/** A rule in the making, with the sentence of what the referee will do. */
export function RuleEditor({ units, detachment, onRule }: RuleEditorProps) {
  const [name, setName] = useState("");
  const [kind, setKind] = useState<"ABILITY" | "STRATAGEM">("ABILITY");
  const [cost, setCost] = useState("1");
  const [moment, setMoment] = useState<Moment>("always");
  const [until, setUntil] = useState<Until>("PHASE");
  const [left, setLeft] = useState("");
  const [wanted, setWanted] = useState(NOTHING_WANTED);
  const [unit, setUnit] = useState("");
  const effects = effectsWanted(wanted);
  const isStratagem = kind === "STRATAGEM";
  const shown = isStratagem && moment === "always" ? "begin" : moment;
  const points = Math.min(10, Math.max(0, Math.round(Number(cost))));
  const row =
    name.trim() === ""
      ? undefined
      : rowOfOwn({ name, kind, cost: points, moment: shown, effects, until, left }, detachment);
  const sentence = row === undefined ? left.trim() : ruleInWords(row);
  const make = () => {
    if (row === undefined) return;
    onRule(row, isStratagem || unit === "" ? null : Number(unit));
    setName("");
    setLeft("");
    setWanted(NOTHING_WANTED);
  };
  return (
    <div className="by-hand">
      <div className="by-hand-line">
        <label>
          {text.name}{" "}
          <input
            className="text-field"
            id="own-rule-name"
            value={name}
            maxLength={60}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <Segments label={text.kind} value={kind} options={KINDS} onChange={setKind} />
        {isStratagem ? (
          <label>
            {text.cost}{" "}
            <input
              className="text-field by-hand-number"
              type="number"
              min={0}
              max={10}
              value={cost}
              onChange={(event) => setCost(event.target.value)}
            />
          </label>
        ) : (
          <label>
            {text.who}{" "}
            <select
              className="text-field"
              id="own-rule-who"
              value={unit}
              onChange={(event) => setUnit(event.target.value)}
            >
              <option value="">{text.everybody}</option>
              {units.map((called, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what tells two units of one name apart
                <option key={index} value={index}>
                  {called}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div className="by-hand-line">
        <label>
          {text.when}{" "}
          <select
            className="text-field"
            id="own-rule-when"
            value={shown}
            onChange={(event) => setMoment(event.target.value as Moment)}
          >
            {MOMENTS.filter((one) => !isStratagem || one !== "always").map((one) => (
              <option key={one} value={one}>
                {text.moments[one]}
              </option>
            ))}
          </select>
        </label>
        {shown !== "always" && <UntilField id="own-rule-until" value={until} onChange={setUntil} />}
      </div>
      <Switches wanted={wanted} marks={[]} onChange={setWanted} />
      <label>
        {text.left}{" "}
        <input
          className="text-field"
          id="own-rule-left"
          value={left}
          maxLength={500}
          onChange={(event) => setLeft(event.target.value)}
        />
      </label>
      <div className="by-hand-foot">
        <p className="by-hand-sentence" aria-live="polite">
          {sentence === "" ? text.nothing : sentence}
        </p>
        <Button
          kind="primary"
          id="own-rule-make"
          onPress={make}
          disabledBecause={row === undefined || sentence === "" ? text.nothing : undefined}
        >
          {text.make}
        </Button>
      </div>
    </div>
  );
}
