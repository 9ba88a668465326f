import type { ListedArmy, ListQuestion } from "@gunline/armies/lists";
import { GlyphIcon } from "../../board/glyphs.tsx";
import { kindOfUnit } from "../../table/kinds.ts";
import { words } from "../../words/english.ts";
import { AddUnit } from "./add-unit.tsx";
import type { Draft } from "./draft.ts";

const own = words.armyList.units;

interface UnitRowsProps {
  readonly draft: Draft;
  readonly listed: ListedArmy;
  readonly questions: readonly ListQuestion[];
  readonly chosen: number;
  readonly onChoose: (unit: number) => void;
  readonly onAdded: (draft: Draft) => void;
}

/** The units of the list, each with what is open of it. */
export function UnitRows({ draft, listed, questions, chosen, onChoose, onAdded }: UnitRowsProps) {
  const { units } = draft.read.list;
  const sizes = units.map(({ models }) => models.reduce((sum, { count }) => sum + count, 0));
  return (
    <section className="army-list-units">
      <header>
        <h3>{own.heading}</h3>
        <span>
          {own.total(
            units.length,
            sizes.reduce((sum, size) => sum + size, 0),
          )}
        </span>
      </header>
      <ul>
        {units.map(({ name, points, warlord, enhancements }, place) => {
          const at = listed.places[place];
          const unit = at == null ? undefined : listed.army.units[at];
          const open = questions.filter(({ unit: of }) => of !== null && units[of]?.name === name);
          const joins = draft.settled.joins[place];
          const notes = [
            ...(warlord ? [own.warlord] : []),
            ...enhancements,
            ...(joins === undefined ? [] : [own.leads(units[joins]!.name)]),
          ];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: units may be alike, and their order never changes
            <li key={`${place} ${name}`}>
              <button
                type="button"
                aria-pressed={place === chosen}
                data-out={unit === undefined || undefined}
                onClick={() => onChoose(place)}
              >
                <GlyphIcon glyph={unit === undefined ? "infantry" : kindOfUnit(unit)} />
                <span className="army-list-name">
                  {unit?.name ?? name} <i>{sizes[place]}</i>
                  {notes.length > 0 && <small>{notes.join(" · ")}</small>}
                  {draft.settled.leftOut.includes(place) ? (
                    <small>{own.out}</small>
                  ) : (
                    open.length > 0 && (
                      <small data-open>
                        ▲{" "}
                        {open.some(({ kind }) => kind === "numbers") ? own.noNumbers : own.open(open.length)}
                      </small>
                    )
                  )}
                </span>
                <b>{points}</b>
              </button>
            </li>
          );
        })}
      </ul>
      <AddUnit draft={draft} onAdded={onAdded} />
    </section>
  );
}
