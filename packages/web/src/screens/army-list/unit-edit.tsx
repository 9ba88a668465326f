import type { ListedArmy, ListModel } from "@gunline/armies/lists";
import { Button } from "../../ui/button.tsx";
import { words } from "../../words/english.ts";
import { BaseField } from "./base-field.tsx";
import { answer, type Draft, leaveOut } from "./draft.ts";
import { broughtBack, editedDraft, type PreviewEdit, renamed } from "./edits.ts";
import { LeaderField } from "./leader-field.tsx";

const own = words.armyList.edit;

interface UnitEditProps {
  readonly draft: Draft;
  readonly listed: ListedArmy;
  readonly place: number;
  readonly onDraft: (draft: Draft) => void;
}

/** A unit of the preview, to be changed: name, base, leader, models, what each carries, or out. */
export function UnitEdit({ draft, listed, place, onDraft }: UnitEditProps) {
  const unit = listed.shared[place];
  const field = listed.army.units[listed.places[place] ?? -1];
  if (unit === undefined) return null;
  const isOut = draft.settled.leftOut.includes(place);
  const base = Object.values(field?.models ?? {})[0]?.base;
  const edit = (change: PreviewEdit) => onDraft(editedDraft(draft, listed, place, change));
  const arms = [...new Set((listed.sheets[place]?.arms ?? []).map(({ name }) => name))];
  return (
    <div className="army-list-edit">
      <label>
        {own.name}
        <input
          key={`${place} ${field?.name}`}
          defaultValue={field?.name ?? unit.name}
          maxLength={60}
          disabled={isOut}
          onBlur={({ target }) => {
            if (target.value !== field?.name) onDraft(renamed(draft, place, target.value));
          }}
        />
      </label>
      {base !== undefined && (
        <fieldset key={`${place} ${JSON.stringify(base)}`}>
          <legend>{own.base}</legend>
          <BaseField
            base={base}
            onBase={(wanted) =>
              onDraft(answer(draft, { bases: { ...draft.settled.bases, [place]: wanted } }))
            }
          />
        </fieldset>
      )}
      {listed.leaders[place] !== undefined && (
        <LeaderField place={place} draft={draft} listed={listed} onDraft={onDraft} />
      )}
      <ul className="army-list-models">
        {unit.models.map((model, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: groups of models may be alike, and their order never changes
          <li key={`${at} ${model.name}`}>
            <ModelEdit model={model} at={at} arms={arms} isOnly={unit.models.length === 1} onEdit={edit} />
          </li>
        ))}
      </ul>
      <Button onPress={() => onDraft(isOut ? broughtBack(draft, place) : leaveOut(draft, [place]))}>
        {isOut ? own.back : own.out}
      </Button>
    </div>
  );
}

interface ModelEditProps {
  readonly model: ListModel;
  readonly at: number;
  /** Weapons of the sheet, by name. */
  readonly arms: readonly string[];
  readonly isOnly: boolean;
  readonly onEdit: (edit: PreviewEdit) => void;
}

function ModelEdit({ model: { name, count, weapons }, at, arms, isOnly, onEdit }: ModelEditProps) {
  const carry = (weapon: string, number: number) =>
    onEdit({ type: "WEAPON", model: at, name: weapon, number });
  return (
    <>
      <div className="army-list-step">
        <Button
          label={own.fewer(name)}
          disabledBecause={isOnly && count === 1 ? own.last : undefined}
          onPress={() => onEdit({ type: "COUNT", model: at, count: count - 1 })}
        >
          −
        </Button>
        <b>{count}</b>
        <Button label={own.more(name)} onPress={() => onEdit({ type: "COUNT", model: at, count: count + 1 })}>
          +
        </Button>
        <b>{name}</b>
        {count > 1 && (
          <Button label={own.apartOf(name)} onPress={() => onEdit({ type: "APART", model: at })}>
            {own.apart}
          </Button>
        )}
      </div>
      <div className="army-list-arms">
        {Object.entries(weapons).map(([weapon, number]) => (
          <span key={weapon}>
            {number > 1 ? `${weapon} ×${number}` : weapon}
            <Button kind="quiet" label={own.without(weapon, name)} onPress={() => carry(weapon, number - 1)}>
              ✕
            </Button>
          </span>
        ))}
        {arms.length > 0 && (
          <select
            aria-label={own.withOf(name)}
            value=""
            onChange={({ target }) => carry(target.value, (weapons[target.value] ?? 0) + 1)}
          >
            <option value="">{own.with}</option>
            {arms.map((weapon) => (
              <option key={weapon} value={weapon}>
                {weapon}
              </option>
            ))}
          </select>
        )}
      </div>
    </>
  );
}
