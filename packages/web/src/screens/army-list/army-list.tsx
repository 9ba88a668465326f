import "./army-list.css";
import { type FieldArmy, PLAYER_NAMES } from "@gunline/armies";
import type { PlayerId } from "@gunline/rules";
import { useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/notices.tsx";
import { words } from "../../words/english.ts";
import { recallCatalogue, useCatalogue } from "./catalogue.ts";
import { Check } from "./check.tsx";
import { Choose } from "./choose.tsx";
import { armyOfDraft, type Draft, openQuestions } from "./draft.ts";
import { readFile, readText } from "./read-list.ts";

const own = words.armyList;

interface ImportProps {
  readonly side: PlayerId;
  /** A file that was dropped already. */
  readonly file: File | null;
  readonly onClose: () => void;
  readonly onArmy: (army: FieldArmy) => void;
}

/** Choose a list, check what was read of it, play with it. */
export default function ArmyListImport({ side, file, onClose, onArmy }: ImportProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const catalogue = useCatalogue((state) => state.catalogue ?? null);
  const take = async (reading: ReturnType<typeof readText>) => {
    const result = await reading;
    if ("army" in result) return onArmy(result.army);
    setFailed("failed" in result ? result.failed : null);
    if ("draft" in result) setDraft(result.draft);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a dropped file is read once
  useEffect(() => {
    ref.current?.showModal();
    void recallCatalogue();
    if (file !== null) void take(readFile(file));
  }, []);
  const listed = useMemo(() => (draft === null ? null : armyOfDraft(draft, catalogue)), [draft, catalogue]);
  const open = draft === null || listed === null ? 0 : openQuestions(draft, listed).length;
  return (
    <dialog
      ref={ref}
      className="army-list"
      aria-label={own.title}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        const [dropped, ...others] = event.dataTransfer.files;
        if (dropped !== undefined) void take(readFile(dropped));
        if (others.length > 0) notify(own.oneHere(others.length));
      }}
      onCancel={(event) => {
        // React passes it on from dialogs and file fields inside.
        if (event.target !== ref.current) return;
        event.preventDefault();
        onClose();
      }}
    >
      <header className="army-list-head">
        <h2>{own.title}</h2>
        <ol className="army-list-steps">
          <li data-now={draft === null || undefined}>{own.steps.choose}</li>
          <li data-now={draft !== null || undefined}>
            {own.steps.check}
            {open > 0 && <span>{own.toCheck(open)}</span>}
          </li>
          <li>{own.steps.play}</li>
        </ol>
        <p className="army-list-side">
          {own.armyOf(PLAYER_NAMES[side])} <i className="army-list-dot" data-side={side} />
        </p>
        <Button kind="quiet" label={words.ui.close} onPress={onClose}>
          ✕
        </Button>
      </header>
      {draft === null || listed === null ? (
        <Choose
          failed={failed}
          onFile={(one) => void take(readFile(one))}
          onText={(text) => void take(readText(text))}
        />
      ) : (
        <Check
          draft={draft}
          listed={listed}
          onDraft={setDraft}
          onAnother={() => setDraft(null)}
          onArmy={onArmy}
        />
      )}
    </dialog>
  );
}
