import type { ArmyList, ListedArmy } from "@gunline/armies/lists";
import type { Base } from "@gunline/rules";
import { words } from "../../words/english.ts";
import { CatalogueCard } from "./catalogue-card.tsx";
import { blockedUnits, type Draft } from "./draft.ts";
import { LeaderField } from "./leader-field.tsx";

const own = words.armyList;

interface SideNotesProps {
  readonly draft: Draft;
  readonly listed: ListedArmy;
  readonly onDraft: (draft: Draft) => void;
}

/** Points, leaders, bases, and where it was all read from. */
export function SideNotes({ draft, listed, onDraft }: SideNotesProps) {
  const { list, roster } = draft.read;
  const sum = list.units.reduce((total, { points }) => total + points, 0);
  const notes = listed.questions.filter(({ kind }) => kind === "note");
  const needsNumbers = blockedUnits(listed).length > 0;
  return (
    <aside className="army-list-notes">
      {roster === null && needsNumbers && <CatalogueCard />}
      <section>
        <h3>{own.points.heading}</h3>
        <p className="army-list-points">
          <b>{listed.army.points}</b>
          {listed.army.points !== sum && <i>{own.points.of(sum)}</i>}
          <span data-differs={sum !== list.points || undefined}>
            {sum === list.points ? own.points.says(list.points) : own.points.differs(list.points)}
          </span>
        </p>
        <p className="army-list-quiet">
          {[list.faction, list.detachment].filter((one) => one !== null).join(" · ")}
        </p>
      </section>
      <Leaders draft={draft} listed={listed} onDraft={onDraft} />
      <Bases muster={listed} list={list} />
      <section>
        <h3>{own.from.heading}</h3>
        <p>
          <b>{draft.file ?? own.from.pasted}</b> · {own.from.formats[list.format]}
        </p>
        {roster !== null && <p className="army-list-quiet">{own.from.baked}</p>}
      </section>
      {notes.length > 0 && (
        <section>
          <h3>{own.from.notes}</h3>
          <ul className="army-list-told">
            {notes.map(({ message, unit }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two units may be told the same
              <li key={`${index} ${unit}`}>
                {unit !== null && <b>{list.units[unit]?.name} </b>}
                {message}
              </li>
            ))}
          </ul>
        </section>
      )}
      {roster === null && !needsNumbers && <CatalogueCard />}
    </aside>
  );
}

function Leaders({ draft, listed, onDraft }: SideNotesProps) {
  const places = Object.keys(listed.leaders).map(Number);
  if (places.length === 0) return null;
  return (
    <section>
      <h3>
        {own.leaders.heading} <span>{own.leaders.total(places.length)}</span>
      </h3>
      {places.map((place) => (
        <LeaderField key={place} place={place} draft={draft} listed={listed} onDraft={onDraft} />
      ))}
    </section>
  );
}

function Bases({ muster: listed, list }: { readonly muster: ListedArmy; readonly list: ArmyList }) {
  const byBase = new Map<string, { readonly names: Set<string>; readonly isGuess: boolean }>();
  const guessed = new Set(
    listed.questions.flatMap((question) => (question.kind === "base" ? [question.unit] : [])),
  );
  for (const [place, at] of listed.places.entries()) {
    const unit = at === null ? undefined : listed.army.units[at];
    for (const { base } of Object.values(unit?.models ?? {})) {
      const isGuess = guessed.has(place);
      const key = `${baseInWords(base)}${isGuess ? "?" : ""}`;
      const entry = byBase.get(key) ?? { names: new Set<string>(), isGuess };
      entry.names.add(list.units[place]!.name);
      byBase.set(key, entry);
    }
  }
  return (
    <section>
      <h3>{own.bases.heading}</h3>
      <ul className="army-list-bases">
        {[...byBase].map(([key, { names, isGuess }]) => (
          <li key={key}>
            <b>{key.replace(/\?$/, "")}</b>
            <span>{[...names].join(", ")}</span>
            {isGuess && <small>{own.bases.guess}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function baseInWords(base: Base): string {
  if (base.shape === "round") return own.bases.round(base.mm);
  return base.shape === "oval" ? own.bases.oval(...base.mm) : own.bases.hull(...base.mm);
}
