import type { ListedArmy } from "@gunline/armies/lists";
import { words } from "../../words/english.ts";
import { answer, type Draft } from "./draft.ts";

const own = words.armyList.leaders;

interface LeaderFieldProps {
  readonly place: number;
  readonly draft: Draft;
  readonly listed: ListedArmy;
  readonly onDraft: (draft: Draft) => void;
}

/** The unit that a leader joins. */
export function LeaderField({ place, draft, listed, onDraft }: LeaderFieldProps) {
  const nameOf = (unit: number) =>
    listed.army.units[listed.places[unit] ?? -1]?.name ?? draft.read.list.units[unit]!.name;
  return (
    <label className="army-list-leader">
      <b>{nameOf(place)}</b>
      <span>{own.joins}</span>
      <select
        value={draft.settled.joins[place] ?? ""}
        onChange={({ target }) => {
          const { [place]: _, ...others } = draft.settled.joins;
          const joins = target.value === "" ? others : { ...others, [place]: Number(target.value) };
          onDraft(answer(draft, { joins }));
        }}
      >
        <option value="">{own.later}</option>
        {(listed.leaders[place] ?? []).map((unit) => (
          <option key={unit} value={unit}>
            {nameOf(unit)}
          </option>
        ))}
      </select>
    </label>
  );
}
