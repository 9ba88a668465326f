import { inForce, prepare, type Unit, unitOf, type Weapon } from "@gunline/rules";
import { type Pending, wishOf } from "../../table/assignments.ts";
import { useGame } from "../../table/table.ts";
import { words } from "../../words/english.ts";
import { modify } from "./aim.ts";

interface PrecisionPickerProps {
  readonly unit: Unit;
  readonly weapon: Weapon;
  readonly pending: Pending;
}

/** Precision: whose wounds they are to be, where the target has a character that can be picked out. */
export function PrecisionPicker({ unit, weapon, pending }: PrecisionPickerProps) {
  const game = useGame();
  if (!inForce.abilitiesOf(weapon).traits.precision) return null;
  const target = unitOf(game, pending.target_unit_id);
  const wish = wishOf(pending);
  const marks = Object.values(target?.models ?? {}).filter(
    (model) => prepare(game, unit, [{ ...wish, precision_model_id: model.id }]).ok,
  );
  if (marks.length === 0) return null;
  const chosen = pending.precision_model_id ?? null;
  const set = (precision_model_id: string | null) => modify(pending, { precision_model_id });
  return (
    <fieldset className="precision">
      <legend>{words.shooting.precision}</legend>
      <button type="button" className="modifier" aria-pressed={chosen === null} onClick={() => set(null)}>
        {words.shooting.bodyguard}
      </button>
      {marks.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className="modifier"
          aria-pressed={chosen === id}
          onClick={() => set(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
