import {
  type ArmyBook,
  armyFaults,
  type BuiltArmy,
  bookOfArmy,
  type Edit,
  edited,
  fieldArmy,
  loadArmyBook,
  pointsOfArmy,
} from "@gunline/armies/builder";
import { useEffect, useMemo, useState } from "react";
import { go } from "../../route/route.ts";
import { notify } from "../../ui/notices.tsx";
import { words } from "../../words/english.ts";
import { bring, keepBuilt } from "../army-list/my-armies.ts";
import { AddUnits } from "./add-units.tsx";
import { ArmyHead } from "./army-head.tsx";
import { ArmyUnits } from "./army-units.tsx";
import type { OpenArmy } from "./builder.tsx";
import { FaultList } from "./fault-list.tsx";
import { SheetCard } from "./sheet-card.tsx";

const own = words.builder;

interface EditorProps extends OpenArmy {
  readonly onClose: () => void;
}

/** What every part of the editor works with. */
export interface Building {
  readonly army: BuiltArmy;
  readonly book: ArmyBook;
  readonly onEdit: (edit: Edit) => void;
}

/** The army while it is built; it is kept after every change. */
export function Editor({ id, army: first, notes, onClose }: EditorProps) {
  const [army, setArmy] = useState(first);
  const [book, setBook] = useState<ArmyBook | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [looked, setLooked] = useState<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the book of an army is loaded once
  useEffect(() => {
    void bookOfArmy(first).then(setBook);
  }, []);
  const faults = useMemo(() => (book === null ? [] : armyFaults(army, book)), [army, book]);
  if (book === null) return <p className="loading">{words.table.loading}</p>;
  const keepIt = async (after: BuiltArmy) => {
    if (!(await keepBuilt(id, after, pointsOfArmy(after, book)))) notify(own.mine.notKept);
  };
  const onEdit = (edit: Edit) => {
    const after = edited(army, book, edit);
    if (after === army) return;
    setArmy(after);
    void keepIt(after);
    const added = edit.type === "ADD" || edit.type === "DUPLICATE";
    if (added)
      setChosen(after.units.find(({ id: one }) => !army.units.some((unit) => unit.id === one))?.id ?? null);
    if (added) setLooked(null);
  };
  const play = async () => {
    const { army: field } = await fieldArmy(army);
    bring(field);
    go("new");
  };
  const sheetId = looked ?? army.units.find((unit) => unit.id === chosen)?.sheet ?? army.units[0]?.sheet;
  const sheet = sheetId === undefined ? undefined : book.sheets.get(sheetId);
  const unit = looked === null ? army.units.find((one) => one.id === chosen) : undefined;
  const building: Building = { army, book, onEdit };
  return (
    <>
      <ArmyHead {...building} faults={faults.length} onClose={onClose} onPlay={() => void play()} />
      {notes.length > 0 && (
        <section className="builder-notes">
          <p>{own.read.notes(notes.length)}</p>
          <ul>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </section>
      )}
      <FaultList faults={faults} onEdit={onEdit} onLook={setChosen} />
      <div className="builder-panes">
        <AddUnits
          {...building}
          onLook={setLooked}
          onAllies={() => void loadArmyBook(army.faction, "all").then(setBook)}
        />
        <ArmyUnits
          {...building}
          faults={faults}
          chosen={chosen}
          onChoose={(one) => {
            setChosen(one);
            setLooked(null);
          }}
        />
        <SheetCard book={book} sheet={sheet} army={army} unit={unit} />
      </div>
    </>
  );
}
