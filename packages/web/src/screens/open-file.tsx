import { type Refusal, RULES } from "@gunline/rules";
import { useRef, useState } from "react";
import { sit } from "../table/play.ts";
import { watch } from "../table/replay.ts";
import { readSaveFile } from "../table/save-file.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";

/** Opens a saved game; a file with a fault is refused by name, and the game on the table stays as it was. */
export function OpenFile({ onOpened }: { readonly onOpened?: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<readonly Refusal[]>([]);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const opened = await readSaveFile(file);
    if (!opened.ok) return setFaults(opened.refusals);
    onOpened?.();
    if (opened.value.kind === "table") sit(opened.value.table);
    else watch(opened.value.title, opened.value.moments);
  };
  return (
    <>
      <Button onPress={() => input.current?.click()}>Open a file…</Button>
      <input
        ref={input}
        className="visually-hidden"
        type="file"
        accept=".json,application/json"
        aria-label="Saved game"
        tabIndex={-1}
        onChange={(event) => {
          void read(event.target.files?.[0]);
          // The same file may be chosen again after it was mended.
          event.target.value = "";
        }}
      />
      {faults.length > 0 && (
        <Dialog title="This file cannot be opened" onClose={() => setFaults([])}>
          <p>The game on the table is as it was.</p>
          <ul className="faults">
            {faults.slice(0, MOST_SHOWN).map((fault) => (
              <li key={fault.message}>
                {fault.message} <abbr title={RULES[fault.rule]}>{fault.rule}</abbr>
              </li>
            ))}
          </ul>
          {faults.length > MOST_SHOWN && <p>… and {faults.length - MOST_SHOWN} more.</p>}
        </Dialog>
      )}
    </>
  );
}

const MOST_SHOWN = 8;
