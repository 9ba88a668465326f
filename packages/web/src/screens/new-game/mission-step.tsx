import { DEPLOYMENTS, LAYOUTS } from "@gunline/armies";
import { missions, type PlayerId } from "@gunline/rules";
import { MISSION_SUMMARIES } from "@gunline/rules/words";
import { Button } from "../../ui/button.tsx";
import { Choice } from "../../ui/choice.tsx";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { type Beginning, beginningOf, beginningsOf, drawn, isByThePack, nameOf, type Plan } from "./plan.ts";
import type { StepProps } from "./step.ts";
import { TablePicture } from "./table-picture.tsx";

const own = words.newGame;
const text = words.newBattle.mission;

/** The second step: what is played for, on which table, and who begins. */
export function MissionStep({ plan, onChange }: StepProps) {
  const { mission, deployment, layout, attacker, firstTurn } = plan;
  const begins = beginningOf(plan);
  const isBattle = begins !== "shooting";
  const ways = beginningsOf(plan).map((value) => ({
    value,
    label: own.beginning.names[value],
    hint: own.beginning.hints[value],
  }));
  return (
    <>
      <fieldset className="new-game-table">
        <legend>{text.legend}</legend>
        <div className="new-game-draw">
          <Button id="draw" onPress={() => onChange(drawn())} hint={text.drawHint}>
            {text.draw}
          </Button>
          <p className="new-game-note">{isByThePack(plan) ? text.byThePack : text.notByThePack}</p>
        </div>
        <Select
          label={own.mission}
          value={mission}
          options={missions.MISSIONS}
          onChange={(chosen) => onChange({ mission: chosen.id })}
        />
        <p className="new-game-note">{isBattle ? typeset(MISSION_SUMMARIES[mission]) : text.noMission}</p>
        <Select
          label={own.deployment}
          value={deployment.id}
          options={DEPLOYMENTS}
          onChange={(chosen) => onChange({ deployment: chosen })}
        />
        <Select
          label={own.terrain}
          value={layout.id}
          options={LAYOUTS}
          onChange={(chosen) => onChange({ layout: chosen })}
        />
        {isBattle && (
          <Choice
            label={text.attacker}
            value={attacker}
            options={rolled(plan, text.attackerHints)}
            onChange={(chosen) => onChange({ attacker: chosen })}
          />
        )}
        <Choice
          label={text.firstTurn}
          value={!isBattle && firstTurn === "roll" ? "p1" : firstTurn}
          options={rolled(plan, text.firstTurnHints).filter(({ value }) => isBattle || value !== "roll")}
          onChange={(chosen) => onChange({ firstTurn: chosen })}
        />
        <Choice<Beginning>
          label={own.beginning.label}
          value={begins}
          options={ways}
          onChange={(beginning) => onChange({ beginning })}
        />
      </fieldset>
      <fieldset className="new-game-picture">
        <legend>{text.map}</legend>
        <TablePicture plan={plan} seated={false} />
      </fieldset>
    </>
  );
}

/** By dice, or one of the players. */
function rolled(plan: Plan, hints: { readonly roll: string; readonly byHand: string }) {
  const player = (value: PlayerId) => ({ value, label: nameOf(plan, value), hint: hints.byHand });
  return [{ value: "roll" as const, label: text.roll, hint: hints.roll }, player("p1"), player("p2")];
}

interface SelectProps<Item> {
  readonly label: string;
  readonly value: string;
  readonly options: readonly Item[];
  readonly onChange: (item: Item) => void;
}

function Select<Item extends { readonly id: string; readonly name: string }>({
  label,
  value,
  options,
  onChange,
}: SelectProps<Item>) {
  return (
    <label>
      {label}
      <select
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(({ id }) => id === target.value);
          if (chosen !== undefined) onChange(chosen);
        }}
      >
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
