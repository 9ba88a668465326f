import type { Refusal } from "@gunline/rules";
import { useRef, useState } from "react";
import { begin } from "../table/play.ts";
import { watch } from "../table/replay.ts";
import { readSaveFile } from "../table/save-file.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { words } from "../words/english.ts";
import { Faults } from "./cannot-open.tsx";

/** Opens a saved game beside those that are kept; a file with a fault is refused by name, and nothing changes. */
export function OpenFile({ onOpened }: { readonly onOpened?: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [faults, setFaults] = useState<readonly Refusal[]>([]);
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    const opened = await readSaveFile(file);
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
          void read(event.target.files?.[0]);
          // The same file may be chosen again after it was mended.
          event.target.value = "";
        }}
      />
      {faults.length > 0 && (
        <Dialog title={words.start.badFile.title} onClose={() => setFaults([])}>
          <p>{words.start.badFile.nothingLost}</p>
          <Faults refusals={faults} />
        </Dialog>
      )}
    </>
  );
}
