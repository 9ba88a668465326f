import { STRENGTHS } from "@gunline/computer";
import { PLAYER_IDS, type RulesetId } from "@gunline/rules";
import { RULESET_DIFFERENCES } from "@gunline/rules/words";
import { LONGEST_NAME } from "../../table/preferences.ts";
import { Choice } from "../../ui/choice.tsx";
import { words } from "../../words/english.ts";
import { typeset } from "../../words/format.ts";
import { GameSettings } from "../game-settings.tsx";
import { nameOf, type Seats, settingsOf } from "./plan.ts";
import type { StepProps } from "./step.ts";
import { SeatSign, TablePicture } from "./table-picture.tsx";

const own = words.newGame;
const house = words.houseRules;
const text = words.newBattle.seats;

const SEATS: readonly {
  readonly value: Seats;
  readonly signs: readonly ("person" | "computer" | "online")[];
}[] = [
  { value: "screen", signs: ["person", "person"] },
  { value: "computer", signs: ["person", "computer"] },
  { value: "online", signs: ["person", "online"] },
];

const RULESETS: readonly { value: RulesetId; label: string; hint: string }[] = (
  ["spec", "published"] as const
).map((value) => ({ value, label: house.names[value], hint: house.hints[value] }));

/** The third step: people, the computer, or somebody far away; under which names and by which rules. */
export function SeatsStep({ plan, onChange }: StepProps) {
  const { seats, computerSide, strength, names, ruleset, settings } = plan;
  return (
    <>
      <fieldset className="new-game-seats">
        <legend>{text.legend}</legend>
        <div className="seat-cards" role="radiogroup" aria-label={text.legend}>
          {SEATS.map(({ value, signs }) => (
            <label key={value} className="seat-card choice-option">
              <input
                type="radio"
                name="seats"
                value={value}
                checked={seats === value}
                onChange={() => onChange({ seats: value })}
              />
              <span className="seat-signs" aria-hidden="true">
                <SeatSign kind={signs[0]!} />
                <i />
                <SeatSign kind={signs[1]!} />
              </span>
              <span>{text.names[value]}</span>
            </label>
          ))}
        </div>
        <p className="new-game-note">{text.hints[seats]}</p>
        {seats === "computer" && (
          <>
            <Choice
              label={text.strength}
              value={strength}
              options={STRENGTHS.map((value) => ({
                value,
                label: text.strengths[value],
                hint: words.computer.about[value],
              }))}
              onChange={(chosen) => onChange({ strength: chosen })}
            />
            <Choice
              label={text.computerSide}
              value={computerSide}
              options={PLAYER_IDS.map((value) => ({
                value,
                label: `${own.sides[value]}: ${plan.armies[value].name}`,
              }))}
              onChange={(chosen) => onChange({ computerSide: chosen })}
            />
          </>
        )}
        <div className="new-game-names">
          {PLAYER_IDS.filter((side) => seats !== "computer" || side !== computerSide).map((side) => (
            <fieldset key={side} className="new-game-name" data-side={side}>
              <legend>{own.sides[side]}</legend>
              <label>
                {own.name}
                <input
                  value={names[side]}
                  maxLength={LONGEST_NAME}
                  onChange={({ target }) => onChange({ names: { ...names, [side]: target.value } })}
                />
              </label>
            </fieldset>
          ))}
        </div>
        <details className="new-game-more">
          <summary>{text.rules}</summary>
          <Choice
            label={house.ruleset}
            value={ruleset}
            options={RULESETS}
            onChange={(chosen) => onChange({ ruleset: chosen })}
          />
          <table className="differences">
            <caption>{house.differences}</caption>
            <thead>
              <tr>
                <th scope="col">{house.names.spec}</th>
                <th scope="col">{house.names.published}</th>
              </tr>
            </thead>
            <tbody>
              {RULESET_DIFFERENCES.map(({ option, spec, published }) => (
                <tr key={option}>
                  <td data-chosen={ruleset === "spec"}>{typeset(spec)}</td>
                  <td data-chosen={ruleset === "published"}>{typeset(published)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <GameSettings
            settings={settingsOf(plan)}
            names={{ p1: nameOf(plan, "p1"), p2: nameOf(plan, "p2") }}
            onChange={({ allocation, ...change }) =>
              onChange({
                settings: { ...settings, ...change },
                ...(allocation !== undefined && { allocation }),
              })
            }
          />
        </details>
      </fieldset>
      <fieldset className="new-game-picture">
        <legend>{own.table}</legend>
        <TablePicture plan={plan} seated />
      </fieldset>
    </>
  );
}
