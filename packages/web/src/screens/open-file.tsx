import type { Refusal } from "@gunline/rules";
import { useRef, useState } from "react";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { PatienceDialog } from "../ui/patience-dialog.tsx";
import { words } from "../words/english.ts";
import { useRules, type WithRules, withRules } from "./later.ts";

interface Checking {
  readonly name: string;
  readonly cancel: () => void;
}

/** Opens a saved game beside those that are kept; a file with a fault is refused by name, and nothing changes. */
export function OpenFile({ onOpened }: { readonly onOpened?: () => void }) {
  const rules = useRules();
  const input = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<readonly Refusal[]>([]);
  const [checking, setChecking] = useState<Checking | null>(null);
  const read = (file: File | undefined) => {
    if (file !== undefined) void withRules((ready) => check(file, ready));
  };
  const check = async (file: File, { begin, openFile, watch }: WithRules) => {
    const leaving = new AbortController();
    setChecking({ name: file.name, cancel: () => leaving.abort() });
    // What is called off is not opened, and needs no words.
    const opened = await openFile(file, leaving.signal).catch(() => null);
    setChecking(null);
    if (opened === null) return;
    if (!opened.ok) return setFaults(opened.refusals);
    onOpened?.();
    if (opened.value.kind === "table") begin(opened.value.table);
    else watch(opened.value.title, opened.value.moments);
  };
  return (
    <>
      <Button onPress={() => input.current?.click()}>{words.start.openFile}</Button>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept=".json,application/json"
        aria-label={words.start.savedGame}
        tabIndex={-1}
        onChange={(event) => {
          read(event.target.files?.[0]);
          // The same file may be chosen again after it was mended.
          event.target.value = "";
        }}
      />
      {checking !== null && (
        <PatienceDialog
          title={words.start.checking.title(checking.name)}
          text={words.start.checking.text}
          cancel={words.start.checking.cancel}
          onCancel={checking.cancel}
        />
      )}
      {faults.length > 0 && rules !== null && (
        <Dialog title={words.start.badFile.title} onClose={() => setFaults([])}>
          <p>{words.start.badFile.nothingLost}</p>
          <rules.Faults refusals={faults} />
        </Dialog>
      )}
    </>
  );
}
