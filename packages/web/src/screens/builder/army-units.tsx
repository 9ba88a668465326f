import { type ArmyFault, type BuiltUnit, pointsOfUnit, sizeOf } from "@gunline/armies/builder";
import { words } from "../../words/english.ts";
import type { Building } from "./editor.tsx";
import { UnitEditor } from "./unit-editor.tsx";

const own = words.builder.units;

interface ArmyUnitsProps extends Building {
  readonly faults: readonly ArmyFault[];
  readonly chosen: string | null;
  readonly onChoose: (unit: string | null) => void;
}

/** The units of the army; the chosen one is open to be changed. */
export function ArmyUnits({ army, book, onEdit, faults, chosen, onChoose }: ArmyUnitsProps) {
  const models = army.units.reduce((sum, unit) => sum + sizeOf(unit), 0);
  const nameOf = (unit: BuiltUnit) => unit.name ?? book.sheets.get(unit.sheet)?.name ?? unit.sheet;
  return (
    <section className="builder-units" aria-label={own.heading}>
      <h2>
        {own.heading} <span>{own.total(army.units.length, models)}</span>
      </h2>
      {army.units.length === 0 && <p className="builder-quiet">{own.none}</p>}
      <ul>
        {army.units.map((unit) => {
          const led = army.units.find(({ id }) => id === unit.leads);
          const isFaulty = faults.some(({ units }) => units.includes(unit.id));
          const isOpen = unit.id === chosen;
          return (
            <li key={unit.id} data-open={isOpen || undefined}>
              <button
                type="button"
                className="builder-unit"
                aria-expanded={isOpen}
                data-faulty={isFaulty || undefined}
                onClick={() => onChoose(isOpen ? null : unit.id)}
              >
                <span>
                  <b>{nameOf(unit)}</b> {own.models(sizeOf(unit))}
                </span>
                <span className="builder-cost">{pointsOfUnit(army, book, unit)}</span>
                <span className="builder-note">
                  {[
                    ...(army.warlord === unit.id ? [own.warlord] : []),
                    ...(unit.enhancement === undefined ? [] : [own.enhancement(unit.enhancement)]),
                    ...(led === undefined ? [] : [own.leads(nameOf(led))]),
                  ].join(" · ")}
                </span>
              </button>
              {isOpen && <UnitEditor army={army} book={book} onEdit={onEdit} unit={unit} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
